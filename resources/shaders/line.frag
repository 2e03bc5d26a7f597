in vec4 lineColor; // sRGB-encoded, straight alpha

out vec4 fragColor;

uniform float lineOpacity; // share of what the colour has

void main()
{
    fragColor = vec4(lineColor.rgb, lineColor.a * lineOpacity);
}
