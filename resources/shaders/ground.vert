// A square of the ground (render/engine/GroundEntity.cpp).
in vec3 vertexPosition;

out vec2 within; // the square, -1 to 1
out vec3 worldPosition;

uniform mat4 viewProjectionMatrix;
uniform vec4 groundPlace; // middle, and half of a side

void main()
{
    within = vertexPosition.xy;
    worldPosition = groundPlace.xyz + vec3(within.x, 0.0, within.y) * groundPlace.w;
    gl_Position = viewProjectionMatrix * vec4(worldPosition, 1.0);
    // Nothing asks for its depth, and no far plane cuts it off.
    gl_Position.z = 0.0;
}
