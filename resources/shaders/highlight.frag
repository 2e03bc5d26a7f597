// A thin tint that leaves the texture readable, and a clear outline.
in vec3 edge;

out vec4 fragColor;

uniform vec4 fillColor; // sRGB-encoded, straight alpha
uniform vec4 lineColor;

void main()
{
    vec3 pixels = edge / max(fwidth(edge), vec3(1e-6));
    float line = 1.0 - smoothstep(1.0, 2.2, min(pixels.x, min(pixels.y, pixels.z)));
    fragColor = mix(fillColor, lineColor, line);
#ifdef HIDDEN
    fragColor.a *= 0.3;
#endif
}
