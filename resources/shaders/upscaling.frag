// A smaller picture in the size of the window (render/engine/Upscaling.cpp).
out vec4 fragColor;

uniform sampler2D frame;      // sRGB-encoded, filtered
uniform mat4 viewportMatrix;  // Qt3D's own: from -1...1 to pixels

void main()
{
    vec2 halfSize = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
    fragColor = vec4(texture(frame, gl_FragCoord.xy / (2.0 * halfSize)).rgb, 1.0);
}
