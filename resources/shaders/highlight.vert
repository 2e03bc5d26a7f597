// The selection: triangles of its own (render/build/HighlightGeometry.h), for lines around it moved by some pixels.
in vec3 vertexPosition;

uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;  // Qt3D's own: from -1...1 to pixels
uniform vec2 highlightOffset; // in pixels

void main()
{
    gl_Position = viewProjectionMatrix * vec4(vertexPosition, 1.0);
    vec2 halfSize = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
    gl_Position.xy += highlightOffset / halfSize * gl_Position.w;
}
