// Lines over the picture: quads of constant width in pixels (render/batching/LineGeometry.h).
in vec3 vertexPosition; // the end that this corner is at, world space
in vec3 vertexOtherEnd; // the other one
in vec3 vertexOffset;   // along the line: -1 at its start, 1 at its end; across: -1 or 1; half the width in pixels
in vec4 vertexColor;

out vec4 lineColor;

uniform mat4 projectionMatrix;
uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix; // Qt3D's own: from -1...1 to pixels

// Part of the distance to the eye by which lines are drawn nearer: they lie on surfaces.
const float kNearer = 0.004;

// A point as it is in front of the near plane: itself, or where the way to `other` meets the plane.
vec4 inFront(vec4 point, vec4 other)
{
    float depth = point.z + point.w;
    float otherDepth = other.z + other.w;
    return depth < 0.0 && otherDepth > 0.0 ? mix(point, other, depth / (depth - otherDepth)) : point;
}

void main()
{
    lineColor = vertexColor;
    vec4 given = viewProjectionMatrix * vec4(vertexPosition, 1.0);
    vec4 givenOther = viewProjectionMatrix * vec4(vertexOtherEnd, 1.0);
    vec4 end = inFront(given, givenOther);
    vec4 other = inFront(givenOther, given);
    vec2 halfSize = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
    vec2 way = vertexOffset.x * (end.xy / end.w - other.xy / other.w) * halfSize;
    // A line of no length, a marker, is a square along the sides of the window.
    vec2 along = dot(way, way) > 1e-6 ? normalize(way) : vec2(1.0, 0.0);
    vec2 offset = (vertexOffset.x * along + vertexOffset.y * vec2(-along.y, along.x)) * vertexOffset.z;
    gl_Position = end;
    gl_Position.xy += offset / halfSize * end.w;
    // Depth as it would be nearer to the eye on the same ray (in a parallel projection: by a part of all depths).
    gl_Position.z += projectionMatrix[3][2] * kNearer / (1.0 - kNearer);
}
