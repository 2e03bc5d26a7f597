// World-space positions only.
in vec3 vertexPosition;

uniform mat4 viewProjectionMatrix;

void main()
{
    gl_Position = viewProjectionMatrix * vec4(vertexPosition, 1.0);
}
