// Every batch: vertices are in the batch's space, mostly the world (render/build/Vertex.h). Stands behind modes.glsl.
in vec3 vertexPosition;
in vec4 vertexNormal;   // xyz, and w: 1 where there is no baked light
in vec4 vertexColor;    // sRGB-encoded, straight alpha
in vec4 vertexStream;   // rgb, and w: what it is (render/build/StreamColor.h)
in vec4 vertexCorner;   // xyz: barycentric, w: share of the second layer
in vec2 vertexTexCoord;
in vec2 vertexTexCoord1;
in vec3 vertexLightmap; // u, v, page
in float vertexOpenness;
#ifdef LAYER_WEIGHTS
in vec4 vertexLayers;
#endif
#ifdef FADING
in vec3 vertexFadeCentre; // of its item, in the world
in vec2 vertexFadeRange;  // from where it vanishes, and where it has; 0: it never does
#endif
#if defined(DEBUG_VIEWS) || defined(BUMP)
in vec4 vertexNumbers;  // of its surface, in 65535ths
#endif

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
out float openness;
#ifdef LAYER_WEIGHTS
out vec4 layerWeights;
#endif
#ifdef FADING
flat out float fadeShare;
#endif
#if defined(DEBUG_VIEWS) || defined(BUMP)
flat out vec4 averageColor;
#endif
#ifdef DEBUG_VIEWS
flat out uint surfaceNumber;
#endif

uniform mat4 modelMatrix;
uniform mat3 modelNormalMatrix;
uniform mat4 viewProjectionMatrix;
#if defined(DEBUG_VIEWS) || defined(OUTLINE)
uniform int shadingMode;
#endif
#ifdef DEBUG_VIEWS
uniform sampler2D averageLight; // by lightmap
#endif
#if defined(FACING) || defined(OUTLINE) || defined(FADING)
uniform vec3 eyePosition;
#endif
#if defined(FACING) || defined(OUTLINE)
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
#endif

#ifdef FACING
in vec3 vertexPivot;

// Right, up and towards the eye for what turns around a point; core/scene/Facing.cpp does the same for picking.
mat3 facingFrame(vec3 pivot)
{
    bool parallel = projectionMatrix[3][3] == 1.0;
    vec3 towards = parallel ? vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]) : eyePosition - pivot;
#ifdef UPRIGHT
    towards.y = 0.0;
#endif
    vec3 forward = length(towards) > 1e-6 ? normalize(towards) : vec3(0.0, 0.0, 1.0);
    vec3 side = cross(vec3(0.0, 1.0, 0.0), forward);
    vec3 right = length(side) > 1e-6 ? normalize(side) : vec3(1.0, 0.0, 0.0);
    return mat3(right, cross(forward, right), forward);
}
#endif

#ifdef FADING
// What is left of its item at its distance; core/scene/Fade.cpp says the same.
float shareLeft()
{
    vec3 way = eyePosition - vertexFadeCentre;
    vec2 squares = vertexFadeRange * vertexFadeRange;
    if (squares.y == 0.0 || dot(way, way) <= squares.x)
        return 1.0;
    return clamp((squares.y - dot(way, way)) / max(squares.y - squares.x, 1e-6), 0.0, 1.0);
}
#endif

#if defined(DEBUG_VIEWS) || defined(BUMP)
// What is to be known of the surface that the vertex belongs to.
void sayOfSurface()
{
    uvec4 numbers = uvec4(vertexNumbers * 65535.0 + 0.5);
    uint lightmap = (numbers.z & 0xFFu) << 16 | numbers.w;
    averageColor = vec4(0.0, 0.0, 0.0, lightmap != 0u ? 1.0 : 0.0);
#ifdef DEBUG_VIEWS
    surfaceNumber = shadingMode == MODE_LEAF ? numbers.x : shadingMode == MODE_CLUSTER ? numbers.y : numbers.z >> 8;
    if (shadingMode == MODE_AVERAGE && lightmap != 0u) {
        int width = textureSize(averageLight, 0).x;
        int texel = int(lightmap) - 1;
        averageColor.rgb = texelFetch(averageLight, ivec2(texel % width, texel / width), 0).rgb;
    }
#endif
}
#endif

#ifdef OUTLINE
uniform float outlineWidth; // units of the world, or the share of the screen's height
uniform int outlineScreen;
#ifdef OUTLINE_TEXTURE
uniform sampler2D outlineTexture; // red: how much of the width
uniform mat4 outlineUvTransform;
uniform int outlineUvSet;
#endif

// The surface as it is grown along its normals; of that, the back sides are drawn. Modes that are no pictures have none.
vec4 outlinePosition()
{
    bool picture = shadingMode == MODE_LIT || shadingMode == MODE_UNLIT || shadingMode == MODE_LUXEL_GRID ||
                   shadingMode == MODE_SHADED_WIRES;
    if (!picture)
        return vec4(0.0, 0.0, 2.0, 1.0); // cut off
    float width = outlineWidth;
#ifdef OUTLINE_TEXTURE
    vec4 at = vec4(outlineUvSet == 0 ? vertexTexCoord : vertexTexCoord1, 0.0, 1.0);
    width *= textureLod(outlineTexture, (outlineUvTransform * at).xy, 0.0).r;
#endif
    if (outlineScreen == 0)
        return viewProjectionMatrix * vec4(worldPosition + worldNormal * width, 1.0);
    vec4 clip = viewProjectionMatrix * vec4(worldPosition, 1.0);
    vec3 normal = mat3(viewMatrix) * worldNormal;
    // What faces the eye has no edge there.
    vec2 side = normal.xy * inversesqrt(max(dot(normal.xy, normal.xy), 1e-12)) * clamp(1.0 - normal.z * normal.z, 0.0, 1.0);
    side.x *= projectionMatrix[0][0] / projectionMatrix[1][1];
    clip.xy += side * (2.0 * width * clip.w);
    return clip;
}
#endif

void main()
{
#ifdef FACING
    vec3 pivot = (modelMatrix * vec4(vertexPivot, 1.0)).xyz;
    mat3 frame = facingFrame(pivot);
    vec4 world = vec4(pivot + frame * ((vertexPosition - vertexPivot) * length(modelMatrix[0].xyz)), 1.0);
    vec3 normal = frame * vertexNormal.xyz;
#else
    vec4 world = modelMatrix * vec4(vertexPosition, 1.0);
    vec3 normal = modelNormalMatrix * vertexNormal.xyz;
#endif
    worldPosition = world.xyz;
    worldNormal = normal * inversesqrt(max(dot(normal, normal), 1e-20)); // null stays null
    shaped = vertexNormal.w;
    tint = vec4(toLinear(vertexColor.rgb), vertexColor.a);
    corner = vertexCorner.xyz;
    layerShare = vertexCorner.w;
    uv0 = vertexTexCoord;
    uv1 = vertexTexCoord1;
    lightmapUv = vertexLightmap;
#ifdef LAYER_WEIGHTS
    layerWeights = vertexLayers;
#endif
#ifdef FADING
    fadeShare = shareLeft();
#endif
    streamColor = vertexStream;
#ifdef STUDIO
    openness = vertexOpenness;
#else
    openness = 1.0;
#endif
#if defined(DEBUG_VIEWS) || defined(BUMP)
    sayOfSurface();
#endif
#ifdef OUTLINE
    gl_Position = outlinePosition();
#else
    gl_Position = viewProjectionMatrix * world;
#endif
}
