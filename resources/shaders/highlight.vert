// The selection: triangles of its own, three vertices each (render/build/HighlightGeometry.h).
in vec3 vertexPosition;
in vec3 vertexEdge; // 1 at the corners of an edge that is not part of the outline, else barycentric

out vec3 edge;

uniform mat4 viewProjectionMatrix;

void main()
{
    edge = vertexEdge;
    gl_Position = viewProjectionMatrix * vec4(vertexPosition, 1.0);
}
