out vec4 fragColor;

uniform vec4 highlightColor; // sRGB-encoded, straight alpha

void main()
{
    fragColor = highlightColor;
}
