// The bytes of floats as a picture of bytes, twice as wide and high (render/engine/FloatReadback.cpp): red and green in the
// lower row of each four pixels, blue and alpha in the upper one; the lowest byte is red.
out vec4 fragColor;

uniform sampler2D frame;

void main()
{
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 texel = texelFetch(frame, at / 2, 0);
    uint bits = floatBitsToUint(texel[(at.x & 1) + 2 * (at.y & 1)]);
    fragColor = vec4(uvec4(bits, bits >> 8u, bits >> 16u, bits >> 24u) & 0xFFu) / 255.0;
}
