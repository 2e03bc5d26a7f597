// Every surface but sky. Which parts are compiled in is said by the defines of an EffectKey:
// BASE_TEXTURE SECOND_TEXTURE THIRD_TEXTURE FOURTH_TEXTURE LAYER_WEIGHTS FADING BLEND_MASK DETAIL BUMP BUMP_WEIGHTS SELF_LIT SELF_LIT_MASK CHECKER SKY_GRADIENT STUDIO SEAMLESS MIRROR (with mirror.glsl before main.glsl) ALPHA_TEST TRANSLUCENT
// ADDITIVE (of SCREEN, too) SCREEN MULTIPLY WATER UNLIT; DYNAMIC_LIGHTS and EMISSION with files of their own before main.glsl; OUTLINE; DEBUG_VIEWS: for the modes that explain, with explain.glsl before its last part, main.glsl.
in vec4 tint;
in vec3 corner;
in float layerShare;
#ifdef LAYER_WEIGHTS
in vec4 layerWeights;
#endif
#ifdef FADING
flat in float fadeShare;
#endif

out vec4 fragColor;

uniform vec3 eyePosition;
uniform vec4 fogColor; // sRGB-encoded; alpha 0: no fog
uniform vec3 fogRange; // from where, where it is full, and the most there is of it
uniform sampler2D correctionTable; // 32 across by red, 32 down by green, 32 times that by blue; sRGB-encoded
uniform int hasCorrection;
uniform float wireWidth; // half of it, in pixels
uniform float wireTone;  // dark on a light background, light on a dark one
uniform vec4 materialColor;
uniform int marksMissing; // a chequer on surfaces whose textures are missing

#ifdef SKY_GRADIENT
uniform vec3 skyZenith;
uniform vec3 skyHorizon;
uniform vec2 skyShape; // core/scene/SkyGradient.h: how far up it changes, and how dark it is below
#endif
#if defined(SEAMLESS) || defined(MIRROR)
uniform mat4 fileAxes; // turns the world into the file's own axes
#endif
#ifdef SEAMLESS
uniform float seamlessScale;
#endif
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
#ifdef THIRD_TEXTURE
uniform sampler2D thirdTexture;
uniform mat4 thirdUvTransform;
uniform int thirdUvSet;
#endif
#ifdef FOURTH_TEXTURE
uniform sampler2D fourthTexture;
uniform mat4 fourthUvTransform;
uniform int fourthUvSet;
#endif
#ifdef BLEND_MASK
uniform sampler2D blendMaskTexture;
uniform mat4 blendMaskUvTransform;
uniform int blendMaskUvSet;
#endif
#ifdef DETAIL
uniform sampler2D detailTexture;
uniform mat4 detailUvTransform;
uniform int detailUvSet;
uniform int detailMode;
uniform float detailShare;
#endif
#ifdef SELF_LIT
uniform vec3 selfLitColor;
#endif
#ifdef SELF_LIT_MASK
uniform sampler2D selfLitMaskTexture;
uniform mat4 selfLitMaskUvTransform;
uniform int selfLitMaskUvSet;
#endif
#ifdef ALPHA_TEST
uniform float alphaCutoff;
#endif

// How much of the second layer.
float secondShare()
{
#ifdef BLEND_MASK
    // Green: where in the share the second layer begins; red: how softly.
    vec2 mask = filtered(blendMaskTexture, placed(blendMaskUvTransform, blendMaskUvSet)).rg;
    return smoothstep(mask.g - mask.r, mask.g + mask.r + 1e-3, layerShare);
#else
    return layerShare;
#endif
}

#ifdef DETAIL
vec4 detailed(vec4 base)
{
    vec4 detail = filtered(detailTexture, placed(detailUvTransform, detailUvSet));
    if (detailMode == 0) // grey leaves it as it is
        base.rgb *= mix(vec3(1.0), detail.rgb * 2.0, detailShare);
    else if (detailMode == 1)
        base.rgb += detail.rgb * detailShare;
    else if (detailMode == 2) // over the base
        base.rgb = mix(base.rgb, detail.rgb, detailShare * detail.a);
    else if (detailMode == 3)
        base = mix(base, detail, detailShare);
    else if (detailMode == 4) // below the base
        base.rgb = mix(base.rgb, detail.rgb, detailShare * (1.0 - base.a));
    else
        base.rgb *= mix(vec3(1.0), detail.rgb, detailShare);
    return base;
}
#endif

#ifdef SEAMLESS
// Laid on from three sides, whatever the coordinates say.
vec4 seamless(sampler2D picture)
{
    vec3 at = mat3(fileAxes) * worldPosition * seamlessScale;
    vec3 share = mat3(fileAxes) * worldNormal;
    share *= share;
    return (filtered(picture, at.zy) * share.x + filtered(picture, at.xz) * share.y +
            filtered(picture, at.xy) * share.z) /
           max(share.x + share.y + share.z, 1e-6);
}
#endif

#ifdef SKY_GRADIENT
vec3 skyColor(vec3 direction)
{
    float height = clamp(abs(direction.y) / skyShape.x, 0.0, 1.0);
    vec3 end = direction.y < 0.0 ? skyHorizon * skyShape.y : skyZenith;
    return mix(skyHorizon, end, height * (2.0 - height));
}
#endif

#ifdef SEAMLESS
#define LAYER(picture, uvTransform, uvSet) seamless(picture)
#else
#define LAYER(picture, uvTransform, uvSet) filtered(picture, placed(uvTransform, uvSet))
#endif

#ifdef LAYER_WEIGHTS
// All layers whose pictures are there, by their weights.
vec4 layered(vec4 base, vec4 second)
{
    vec4 sum = base * layerWeights.x + second * layerWeights.y;
    float whole = layerWeights.x + layerWeights.y;
#ifdef THIRD_TEXTURE
    sum += LAYER(thirdTexture, thirdUvTransform, thirdUvSet) * layerWeights.z;
    whole += layerWeights.z;
#endif
#ifdef FOURTH_TEXTURE
    sum += LAYER(fourthTexture, fourthUvTransform, fourthUvSet) * layerWeights.w;
    whole += layerWeights.w;
#endif
    return whole > 1e-3 ? sum / whole : base;
}
#endif

// Colours and alpha of the pictures alone.
vec4 pictured()
{
    vec4 base = vec4(1.0);
#ifdef BASE_TEXTURE
    base = LAYER(baseTexture, baseUvTransform, baseUvSet);
#ifdef SECOND_TEXTURE
    vec4 second = LAYER(secondTexture, secondUvTransform, secondUvSet);
#ifdef LAYER_WEIGHTS
    base = layered(base, second);
#else
    base = mix(base, second, secondShare());
#endif
#endif
#ifdef DETAIL
    base = detailed(base);
#endif
#endif
#ifdef SKY_GRADIENT
    base.rgb = skyColor(normalize(worldPosition - eyePosition));
#endif
#ifdef CHECKER
    vec2 cell = floor(uv0 * 8.0);
    if (marksMissing != 0)
        base.rgb *= mod(cell.x + cell.y, 2.0) < 0.5 ? 1.25 : 0.55;
#endif
    return base;
}

// Paint belongs to what a picture of the scene looks like; the other modes look behind that.
bool isPainted()
{
    bool paint = streamColor.a > 1.5 && streamColor.a < 2.5;
    return paint && (shadingMode == MODE_LIT || shadingMode == MODE_WIREFRAME || shadingMode == MODE_LUXEL_GRID ||
                     shadingMode == MODE_SHADED_WIRES);
}

#ifdef FADING
// True where the share that is left leaves a fragment out: a pattern of 4 x 4, so that nothing has to be sorted.
bool isFadedOut()
{
    const float STEPS[16] = float[](0.5, 8.5, 2.5, 10.5, 12.5, 4.5, 14.5, 6.5, 3.5, 11.5, 1.5, 9.5, 15.5, 7.5, 13.5, 5.5);
    ivec2 cell = ivec2(gl_FragCoord.xy) & 3;
    return fadeShare * 16.0 < STEPS[cell.y * 4 + cell.x];
}
#endif

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

// The game's correction of the finished picture. It is made here, where light is still that of one surface: what lies on
// a corrected surface half seen through is corrected for itself, and what adds or multiplies is no colour to correct.
vec3 corrected(vec3 encoded)
{
#if defined(ADDITIVE) || defined(MULTIPLY)
    return encoded;
#else
    if (hasCorrection == 0 || brightest > 1.0)
        return encoded;
    vec3 at = clamp(encoded, 0.0, 1.0) * 31.0;
    float slice = min(floor(at.b), 30.0);
    vec2 lower = vec2(at.r + 0.5, slice * 32.0 + at.g + 0.5) / vec2(32.0, 1024.0);
    vec3 below = texture(correctionTable, lower).rgb;
    vec3 above = texture(correctionTable, lower + vec2(0.0, 32.0 / 1024.0)).rgb;
    return mix(below, above, at.b - slice);
#endif
}

#ifdef WATER
uniform vec3 cheapWater; // distances between which water changes to its cheap look; 0 in z: it does not

// How much of its cheap look water has, seen from above.
float cheapness()
{
    vec3 towards = eyePosition - worldPosition;
    if (cheapWater.z == 0.0 || towards.y <= 0.0)
        return 0.0;
    return clamp((length(towards) - cheapWater.x) / max(cheapWater.y - cheapWater.x, 1e-3), 0.0, 1.0);
}
#endif
