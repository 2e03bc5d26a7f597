// The mean of the frames that were added up; stands behind modes.glsl.
out vec4 fragColor;

uniform sampler2D sum; // linear; alpha: how many

void main()
{
    vec4 frames = texelFetch(sum, ivec2(gl_FragCoord.xy), 0);
    fragColor = vec4(toSrgb(frames.rgb / max(frames.a, 1.0)), 1.0);
}
