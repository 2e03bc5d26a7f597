// The selection: triangles of its own, three vertices each (render/build/HighlightGeometry.h).
in vec3 vertexPosition;
in vec3 vertexEdge; // for each edge: 0 along it, 1 at the corner that faces it; 1 throughout where it does not show

out vec3 edge;

uniform mat4 viewProjectionMatrix;

void main()
{
    edge = vertexEdge;
    gl_Position = viewProjectionMatrix * vec4(vertexPosition, 1.0);
}
