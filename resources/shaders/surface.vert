// Every batch: vertices are in the batch's space, mostly the world (render/build/Vertex.h).
in vec3 vertexPosition;
in vec4 vertexNormal;   // xyz, and w: 1 where there is no baked light
in vec4 vertexColor;    // sRGB-encoded, straight alpha
in vec4 vertexStream;   // rgb, and w: what it is (render/build/StreamColor.h)
in vec4 vertexCorner;   // xyz: barycentric, w: share of the second layer
in vec2 vertexTexCoord;
in vec2 vertexTexCoord1;
in vec3 vertexLightmap; // u, v, page

out vec3 worldPosition;
out vec3 worldNormal;
out float shaped;
out vec4 tint;
out vec3 corner;
out float layerShare;
out vec2 uv0;
out vec2 uv1;
out vec3 lightmapUv;
out vec4 streamColor;

uniform mat4 modelMatrix;
uniform mat3 modelNormalMatrix;
uniform mat4 viewProjectionMatrix;

vec3 toLinear(vec3 encoded)
{
    return mix(encoded / 12.92, pow((encoded + 0.055) / 1.055, vec3(2.4)), step(0.04045, encoded));
}

void main()
{
    vec4 world = modelMatrix * vec4(vertexPosition, 1.0);
    worldPosition = world.xyz;
    vec3 normal = modelNormalMatrix * vertexNormal.xyz;
    worldNormal = normal * inversesqrt(max(dot(normal, normal), 1e-20)); // null stays null
    shaped = vertexNormal.w;
    tint = vec4(toLinear(vertexColor.rgb), vertexColor.a);
    corner = vertexCorner.xyz;
    layerShare = vertexCorner.w;
    uv0 = vertexTexCoord;
    uv1 = vertexTexCoord1;
    lightmapUv = vertexLightmap;
    streamColor = vertexStream;
    gl_Position = viewProjectionMatrix * world;
}
