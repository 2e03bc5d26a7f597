// Premultiplied and sRGB-encoded, as it is blended.
in vec2 uv;

out vec4 fragColor;

uniform sampler2D labelTexture;

void main()
{
    fragColor = texture(labelTexture, uv);
}
