// A frame as a part of the sum of several (render/engine/Accumulation.cpp); stands behind modes.glsl.
out vec4 fragColor;

uniform sampler2D frame; // sRGB-encoded

void main()
{
    // Alpha counts the frames.
    fragColor = vec4(toLinear(texelFetch(frame, ivec2(gl_FragCoord.xy), 0).rgb), 1.0);
}
