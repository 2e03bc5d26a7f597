// Metal and roughness: GGX with Smith's shadowing, Schlick's Fresnel, Lambert's diffuse light. A light of colour 1 that a
// white surface faces shows it white, as in Unity: colours of lights have the factor pi in them.
uniform float metallic;
uniform float roughness;
uniform float smoothnessInAlpha;
#ifdef METAL_ROUGH_TEXTURE
uniform sampler2D metalRoughTexture;
uniform mat4 metalRoughUvTransform;
uniform int metalRoughUvSet;
#endif
#ifdef OCCLUSION_TEXTURE
uniform sampler2D occlusionTexture;
uniform mat4 occlusionUvTransform;
uniform int occlusionUvSet;
uniform float occlusionStrength;
#endif

const float SMOOTHEST = 0.045; // smoother ones would be nothing but a point

vec2 metalAndRoughness(float pictureAlpha)
{
    vec2 both = vec2(metallic, smoothnessInAlpha > 0.0 ? 1.0 - pictureAlpha * smoothnessInAlpha : roughness);
#ifdef METAL_ROUGH_TEXTURE
    both *= filtered(metalRoughTexture, placed(metalRoughUvTransform, metalRoughUvSet)).bg;
#endif
    return vec2(both.x, max(both.y, SMOOTHEST));
}

float occlusion()
{
#ifdef OCCLUSION_TEXTURE
    float open = filtered(occlusionTexture, placed(occlusionUvTransform, occlusionUvSet)).r;
    return mix(1.0, open, occlusionStrength);
#else
    return 1.0;
#endif
}

// Distribution, shadowing and the denominator of Cook and Torrance, without Fresnel, times pi.
float highlight(float alpha, float nDotL, float nDotV, float nDotH)
{
    float alpha2 = alpha * alpha;
    float spread = nDotH * nDotH * (alpha2 - 1.0) + 1.0;
    float smithV = nDotL * sqrt(nDotV * nDotV * (1.0 - alpha2) + alpha2);
    float smithL = nDotV * sqrt(nDotL * nDotL * (1.0 - alpha2) + alpha2);
    return alpha2 / (spread * spread) * 0.5 / max(smithV + smithL, 1e-5);
}

// The share of an even surrounding that is mirrored: Karis's fit for mobile devices.
vec3 mirroredShare(vec3 facing, float rough, float nDotV)
{
    vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    float a = min(r.x * r.x, exp2(-9.28 * nDotV)) * r.x + r.y;
    return facing * (r.z - 1.04 * a) + (r.w + 1.04 * a);
}

// What smooth surfaces mirror: a horizon, the sharper the smoother, and a sky that is brighter than what it makes of a wall.
vec3 mirroredFrom(vec3 direction, float rough)
{
    float up = clamp(direction.y / mix(0.3, 1.0, rough) * 0.5 + 0.5, 0.0, 1.0);
    return mix(ambientGround, ambientSky * mix(2.0, 1.0, rough), up);
}

vec3 ambientShaded(vec3 diffuse, vec3 facing, float rough, vec3 normal, vec3 eye)
{
    float nDotV = clamp(dot(normal, eye), 0.0, 1.0);
    vec3 mirrored = mirroredFrom(reflect(-eye, normal), rough) * mirroredShare(facing, rough, nDotV);
    return (ambientFrom(normal) * diffuse + mirrored) * occlusion();
}

// The light on it, without its colours.
vec3 dynamicDiffuseLight(vec3 normal)
{
    vec3 sum = ambientFrom(normal) * occlusion();
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        sum += source.color * max(dot(normal, source.towards), 0.0);
    }
    return sum * lightFactor;
}

vec3 shaded(vec3 color, vec3 normal, float pictureAlpha)
{
    vec2 surface = metalAndRoughness(pictureAlpha);
    vec3 diffuse = color * (1.0 - surface.x);
    vec3 facing = mix(vec3(0.04), color, surface.x); // mirrored, seen straight on
    vec3 eye = towardsEyeFrom();
    float nDotV = max(dot(normal, eye), 1e-4);
    vec3 sum = ambientShaded(diffuse, facing, surface.y, normal, eye);
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        float nDotL = dot(normal, source.towards);
        if (nDotL > 0.0) {
            vec3 between = normalize(source.towards + eye);
            vec3 fresnel = facing + (1.0 - facing) * pow(1.0 - clamp(dot(eye, between), 0.0, 1.0), 5.0);
            float shine = highlight(surface.y * surface.y, nDotL, nDotV, clamp(dot(normal, between), 0.0, 1.0));
            sum += source.color * nDotL * ((1.0 - fresnel) * diffuse + fresnel * shine);
        }
    }
#ifdef EMISSION
    sum += emission();
#endif
    return sum * lightFactor;
}
