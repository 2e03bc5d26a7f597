// Every surface but sky. Which parts are compiled in is said by the defines of an EffectKey:
// BASE_TEXTURE SECOND_TEXTURE CHECKER ALPHA_TEST TRANSLUCENT ADDITIVE MULTIPLY WATER UNLIT
in vec3 worldPosition;
in vec3 worldNormal;
in float shaped;
in vec4 tint;
in vec3 corner;
in float layerShare;
in vec2 uv0;
in vec2 uv1;
in vec3 lightmapUv;
in vec4 streamColor; // rgb, and what it is: 0 nothing, 1 light, 2 paint

out vec4 fragColor;

uniform vec3 eyePosition;
uniform mat4 viewMatrix;
uniform int shadingMode; // render/ShadingMode.h
uniform int lightArithmetic; // core/scene/Scene.h
uniform float streamGain;  // on light that a stream says
uniform float lightFactor; // "exposure" is taken: a property of Qt3D's camera lens
uniform vec4 fogColor; // sRGB-encoded; alpha 0: no fog
uniform vec3 fogRange; // from where, where it is full, and the most there is of it
uniform float wireWidth; // half of it, in pixels
uniform float wireTone;  // dark on a light background, light on a dark one
uniform vec4 materialColor;
uniform sampler2DArray lightmap;

const int MODE_LIT = 0;
const int MODE_UNLIT = 1;
const int MODE_LIGHTMAP = 2;
const int MODE_WIREFRAME = 3;
const int MODE_NORMALS = 4;

const int ARITHMETIC_DISPLAY = 1;

#ifdef BASE_TEXTURE
uniform sampler2D baseTexture;
uniform mat4 baseUvTransform;
uniform int baseUvSet;
#endif
#ifdef SECOND_TEXTURE
uniform sampler2D secondTexture;
uniform mat4 secondUvTransform;
uniform int secondUvSet;
#endif
#ifdef ALPHA_TEST
uniform float alphaCutoff;
#endif

vec3 toSrgb(vec3 linear)
{
    vec3 clamped = clamp(linear, 0.0, 1.0);
    return mix(clamped * 12.92, 1.055 * pow(clamped, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, clamped));
}

vec2 placed(mat4 transform, int set)
{
    return (transform * vec4(set == 0 ? uv0 : uv1, 0.0, 1.0)).xy;
}

vec4 albedo()
{
    vec4 color = materialColor * tint;
#ifdef BASE_TEXTURE
    vec4 base = texture(baseTexture, placed(baseUvTransform, baseUvSet));
#ifdef SECOND_TEXTURE
    base = mix(base, texture(secondTexture, placed(secondUvTransform, secondUvSet)), layerShare);
#endif
    color *= base;
#endif
#ifdef CHECKER
    vec2 cell = floor(uv0 * 8.0);
    color.rgb *= mod(cell.x + cell.y, 2.0) < 0.5 ? 1.25 : 0.55;
#endif
    return color;
}

bool isLitByStream()
{
    return streamColor.a > 0.5 && streamColor.a < 1.5;
}

// Paint belongs to what a picture of the scene looks like; the other modes look behind that.
bool isPainted()
{
    return streamColor.a > 1.5 && (shadingMode == MODE_LIT || shadingMode == MODE_WIREFRAME);
}

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

// A soft sky and ground, and a lamp on the camera: shapes without baked light stay readable from everywhere.
vec3 shapeLight(vec3 normal)
{
    vec3 sky = mix(vec3(0.36, 0.34, 0.33), vec3(0.80, 0.83, 0.88), normal.y * 0.5 + 0.5);
    vec3 back = vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
    float wrapped = dot(normal, back) * 0.5 + 0.5;
    return sky * 0.7 + vec3(0.30) * wrapped * wrapped;
}

vec3 light(vec3 normal)
{
    if (isLitByStream())
        return streamColor.rgb * (streamGain * lightFactor);
#ifdef UNLIT
    return vec3(1.0);
#else
    if (shaped > 0.5)
        return shapeLight(normal) * lightFactor;
    return texture(lightmap, lightmapUv).rgb * lightFactor;
#endif
}

// Colour times light as shown.
vec3 lit(vec3 color, vec3 light)
{
    if (lightArithmetic == ARITHMETIC_DISPLAY)
        return clamp(toSrgb(color) * light, 0.0, 1.0);
    return toSrgb(color * light);
}

// Distance from the nearest edge of the triangle, in pixels.
float edgeDistance()
{
    vec3 pixels = corner / max(fwidth(corner), vec3(1e-6));
    return min(pixels.x, min(pixels.y, pixels.z));
}

// Fog is mixed as the games of its time did it: over encoded colours, by the depth and not the distance. What adds to the
// picture behind it fades to nothing added, what multiplies it to nothing changed: the fog is on that picture already.
vec3 fogged(vec3 encoded)
{
    if (fogColor.a == 0.0)
        return encoded;
    float depth = -(viewMatrix * vec4(worldPosition, 1.0)).z;
    float share = clamp((depth - fogRange.x) / max(fogRange.y - fogRange.x, 1e-6), 0.0, fogRange.z);
#if defined(ADDITIVE)
    return mix(encoded, vec3(0.0), share);
#elif defined(MULTIPLY)
    return mix(encoded, vec3(1.0), share);
#else
    return mix(encoded, fogColor.rgb, share);
#endif
}

void main()
{
    vec3 normal = facingNormal();
    vec4 base = albedo();
    if (isPainted())
        base = vec4(streamColor.rgb, materialColor.a * tint.a);
#ifdef ALPHA_TEST
    else if (base.a < alphaCutoff)
        discard;
#endif
    vec3 encoded;
    if (shadingMode == MODE_LIGHTMAP) {
        encoded = lit(vec3(1.0), light(normal));
    } else if (shadingMode == MODE_NORMALS) {
        encoded = normal * 0.5 + 0.5;
    } else if (shadingMode == MODE_WIREFRAME) {
        if (edgeDistance() > wireWidth)
            discard;
        encoded = fogged(mix(toSrgb(base.rgb), vec3(wireTone), 0.6));
    } else if (shadingMode == MODE_UNLIT || isPainted()) {
        encoded = fogged(toSrgb(base.rgb));
    } else {
        encoded = fogged(lit(base.rgb, light(normal)));
    }
#ifdef TRANSLUCENT
    float alpha = base.a;
#ifdef WATER
    // Seen flat, water hides what is below it; seen from above, less.
    float facing = abs(dot(normalize(eyePosition - worldPosition), normal));
    if (!isPainted())
        alpha = mix(min(1.0, alpha + 0.2), alpha * 0.8, facing);
#endif
    if (shadingMode == MODE_WIREFRAME)
        alpha = 1.0;
#ifndef MULTIPLY
    // The alpha test of the fixed pipelines; elsewhere it leaves out what could not be seen.
    if (alpha < 1.5 / 255.0)
        discard;
#endif
    fragColor = vec4(encoded, alpha);
#else
    fragColor = vec4(encoded, 1.0);
#endif
}
