// Depth of a smaller picture in the size of the window, for lines that are drawn over it.
uniform sampler2D frameDepth;
uniform mat4 viewportMatrix; // Qt3D's own: from -1...1 to pixels

void main()
{
    vec2 halfSize = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
    ivec2 last = textureSize(frameDepth, 0) - 1;
    ivec2 middle = ivec2(gl_FragCoord.xy / (2.0 * halfSize) * vec2(last + 1));
    // The farthest of the neighbours: a line that lies on a slanted surface is in front of all of it.
    float farthest = 0.0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            farthest = max(farthest, texelFetch(frameDepth, clamp(middle + ivec2(x, y), ivec2(0), last), 0).r);
        }
    }
    gl_FragDepth = farthest;
}
