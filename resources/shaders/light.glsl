// What reaches a surface, for resources/shaders/surface.frag, and how light goes together with colour.
in vec3 worldPosition;
in vec3 worldNormal;
in float shaped;
in vec2 uv0;
in vec2 uv1;
in vec3 lightmapUv;
in vec4 streamColor;       // rgb, and what it is: 0 nothing, 1 light, 2 paint, 3 light of what is lit at all
#if defined(DEBUG_VIEWS) || defined(BUMP)
flat in vec4 averageColor; // of its lightmap, where the mode shows that; w: whether it has one
#endif

uniform int lightArithmetic; // core/scene/Scene.h
uniform float streamGain;  // on light that a stream says
uniform float lightFactor; // "exposure" is taken: a property of Qt3D's camera lens
uniform float brightest;   // that is kept: 1 where a display shows it, more in scene-linear pictures
uniform sampler2DArray lightmap;
#ifdef NORMALS
uniform sampler2D normalsTexture;
uniform mat4 normalsUvTransform;
uniform int normalsUvSet;
#endif
#ifdef DYNAMIC_LIGHTS
uniform float normalScale;
#endif
#ifdef BUMP
uniform sampler2DArray bumpedLightmap; // three layers for each page from firstBumpedPage on
uniform float firstBumpedPage;
#endif

const int ARITHMETIC_DISPLAY = 1;

vec2 placed(mat4 transform, int set)
{
    return (transform * vec4(set == 0 ? uv0 : uv1, 0.0, 1.0)).xy;
}

bool isStudioLit()
{
    // Modes that tell of lightmaps show no other light where there are some.
    return studio > 0.5 && shadingMode != MODE_LIGHTMAP && shadingMode != MODE_AVERAGE && shadingMode != MODE_HEAT;
}

bool isDisplayArithmetic()
{
    return lightArithmetic == ARITHMETIC_DISPLAY && !isStudioLit();
}

bool isLitByStream()
{
    bool byStream = streamColor.a > 0.5 && streamColor.a < 1.5;
#ifdef UNLIT
    return byStream;
#else
    return byStream || streamColor.a > 2.5;
#endif
}

#ifdef NORMALS
// Directions of bumped light: x along the texture's u, y along its v, z along the normal (core/scene/Lightmap.h).
const mat3 BUMP_BASES = mat3(0.81649658, 0.0, 0.57735027, -0.40824829, 0.70710678, 0.57735027, -0.40824829,
                             -0.70710678, 0.57735027);

vec3 bumpTexel()
{
    return filtered(normalsTexture, placed(normalsUvTransform, normalsUvSet)).rgb;
}

// In the space of the texture, like the bases.
vec3 bumpNormal(vec3 texel)
{
#if defined(BUMP_WEIGHTS)
    return normalize(BUMP_BASES * texel + vec3(0.0, 0.0, 1e-4));
#elif defined(DYNAMIC_LIGHTS)
    // As glTF and Unity have them: green is up in the picture, against v.
    return normalize((texel * 2.0 - 1.0) * vec3(normalScale, -normalScale, 1.0) + vec3(0.0, 0.0, 1e-4));
#else
    vec3 normal = texel * 2.0 - 1.0;
    if (texel.b == 0.0) // two channels alone: the third follows from them
        normal.z = sqrt(max(1.0 - dot(normal.xy, normal.xy), 0.0));
    return normalize(normal);
#endif
}

#ifdef BUMP

// How much of each direction.
vec3 bumpShares(vec3 texel)
{
#ifdef BUMP_WEIGHTS
    return texel;
#else
    vec3 facing = clamp(bumpNormal(texel) * BUMP_BASES, 0.0, 1.0);
    facing *= facing;
    return facing / max(facing.x + facing.y + facing.z, 1e-4);
#endif
}

vec3 bumpedLight()
{
    vec3 shares = bumpShares(bumpTexel());
    float layer = (lightmapUv.z - firstBumpedPage) * 3.0;
    return texture(bumpedLightmap, vec3(lightmapUv.xy, layer)).rgb * shares.x +
           texture(bumpedLightmap, vec3(lightmapUv.xy, layer + 1.0)).rgb * shares.y +
           texture(bumpedLightmap, vec3(lightmapUv.xy, layer + 2.0)).rgb * shares.z;
}
#endif

// The normal of the surface as its picture bends it. Where u and v grow says the screen: the frame needs no vertices, and
// mirrored textures are mirrored. Call it where every fragment does.
vec3 bent(vec3 normal)
{
    vec2 uv = placed(normalsUvTransform, normalsUvSet);
    vec3 right = dFdx(worldPosition);
    vec3 up = dFdy(worldPosition);
    vec2 uvRight = dFdx(uv);
    vec2 uvUp = dFdy(uv);
    vec3 alongU = right * uvUp.y - up * uvRight.y;
    vec3 alongV = up * uvRight.x - right * uvUp.x;
    float mirrored = sign(uvRight.x * uvUp.y - uvRight.y * uvUp.x);
    alongU -= normal * dot(normal, alongU);
    if (mirrored == 0.0 || dot(alongU, alongU) == 0.0)
        return normal;
    alongU = normalize(alongU * mirrored);
    vec3 across = cross(normal, alongU);
    across *= dot(across, alongV) * mirrored < 0.0 ? -1.0 : 1.0;
    vec3 inTexture = bumpNormal(bumpTexel());
    return normalize(alongU * inTexture.x + across * inTexture.y + normal * inTexture.z);
}
#endif

// Towards the eye. Call it where every fragment does: it takes derivatives.
vec3 facingNormal()
{
    // Where both sides of a sheet share their vertices, their normals cancel out.
    vec3 ofTriangle = cross(dFdx(worldPosition), dFdy(worldPosition));
    if (dot(worldNormal, worldNormal) < 0.01)
        return normalize(ofTriangle);
    vec3 normal = normalize(worldNormal);
    return gl_FrontFacing ? normal : -normal;
}

// A soft sky and ground, and a light on the camera: shapes without baked light stay readable from everywhere.
vec3 shapeLight(vec3 normal)
{
    if (studio > 0.5)
        return studioLight(normal);
    vec3 sky = mix(vec3(0.36, 0.34, 0.33), vec3(0.80, 0.83, 0.88), normal.y * 0.5 + 0.5);
    float wrapped = dot(normal, towardsEye()) * 0.5 + 0.5;
    return sky * 0.7 + vec3(0.30) * wrapped * wrapped;
}

#if defined(DEBUG_VIEWS) || defined(BUMP)
bool hasLightmap()
{
    return averageColor.w > 0.5 && shaped < 0.5;
}
#endif

#ifndef DYNAMIC_LIGHTS
vec3 light(vec3 normal)
{
    bool byFile = !isStudioLit();
#ifndef UNLIT
    if (byFile && shaped < 0.5 && !isLitByStream()) {
#ifdef BUMP
        if (lightmapUv.z > firstBumpedPage - 0.5 && hasLightmap())
            return bumpedLight() * lightFactor;
#endif
        return texture(lightmap, lightmapUv).rgb * lightFactor;
    }
#endif
    if (byFile && isLitByStream())
        return streamColor.rgb * (streamGain * lightFactor);
#ifdef UNLIT
    if (!isLitByStream())
        return vec3(1.0);
#endif
    return shapeLight(normal) * lightFactor;
}
#endif

// Light as it is shown.
vec3 shownLight(vec3 light)
{
    return srgbCurve(clamp(light, 0.0, brightest));
}

// Colour times light as shown.
vec3 lit(vec3 color, vec3 light)
{
    bool display = isDisplayArithmetic();
    vec3 encoded = shownLight(display ? color : color * light);
    return display ? clamp(encoded * light, 0.0, brightest) : encoded;
}
