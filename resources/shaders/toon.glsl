// Two tones, as MToon 1.0 has them: lit and shade with a step between, rim light, a picture of a lit ball.
uniform vec3 shadeColor;
uniform float shadeFromBase;
uniform float shadeShift;
uniform float shadeToony;
uniform vec3 rimColor;
uniform float rimFresnelPower;
uniform float rimLift;
uniform float rimLightMix;
uniform float asUnlit;
#ifdef SHADE_TEXTURE
uniform sampler2D shadeTexture;
uniform mat4 shadeUvTransform;
uniform int shadeUvSet;
#endif
#ifdef MATCAP_TEXTURE
uniform vec3 matcapColor;
uniform sampler2D matcapTexture;
#endif
#ifdef RIM_TEXTURE
uniform sampler2D rimTexture;
uniform mat4 rimUvTransform;
uniform int rimUvSet;
#endif
#ifdef OUTLINE
uniform vec3 outlineColor;
uniform float outlineLightMix;
#endif

// 0: shade, 1: lit.
float litShare(vec3 normal, vec3 towards)
{
    float from = shadeToony - 1.0;
    return clamp((dot(normal, towards) + shadeShift - from) / max(-2.0 * from, 1e-4), 0.0, 1.0);
}

vec3 ambientAround()
{
    return 0.5 * (ambientSky + ambientGround);
}

// Where the first light does not fall there is the shade colour; the others only add.
vec3 dynamicDiffuseLight(vec3 normal)
{
    vec3 sum = ambientAround();
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        sum += source.color * litShare(normal, source.towards);
    }
    return sum * lightFactor;
}

vec3 shadeOf(vec3 color)
{
#ifdef SHADE_TEXTURE
    return shadeColor * filtered(shadeTexture, placed(shadeUvTransform, shadeUvSet)).rgb;
#else
    // As MToon has it: a shade colour alone knows nothing of the picture, and would shine out of its dark parts.
    return min(shadeColor * mix(vec3(1.0), color, shadeFromBase), color);
#endif
}

#ifdef MATCAP_TEXTURE
vec3 matcap(vec3 normal, vec3 eye)
{
    vec3 n = mat3(viewMatrix) * normal;
    vec3 v = mat3(viewMatrix) * eye;
    vec3 right = normalize(vec3(v.z, 0.0, -v.x));
    vec2 at = vec2(dot(right, n), -dot(cross(v, right), n)) * 0.495 + 0.5;
    return matcapColor * texture(matcapTexture, at).rgb;
}
#endif

vec3 rimLight(vec3 normal, vec3 lightThere)
{
    vec3 eye = towardsEyeFrom();
    float edge = pow(clamp(1.0 - dot(normal, eye) + rimLift, 0.0, 1.0), rimFresnelPower);
    vec3 light = rimColor * edge;
#ifdef MATCAP_TEXTURE
    light += matcap(normal, eye);
#endif
#ifdef RIM_TEXTURE
    light *= filtered(rimTexture, placed(rimUvTransform, rimUvSet)).rgb;
#endif
    return light * mix(vec3(1.0), lightThere, rimLightMix);
}

vec3 shaded(vec3 color, vec3 normal, float pictureAlpha)
{
    vec3 lightThere = ambientAround();
    vec3 sum = lightThere * color;
    vec3 shade = shadeOf(color);
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        lightThere += source.color;
        sum += source.color * mix(i == 0 ? shade : vec3(0.0), color, litShare(normal, source.towards));
    }
    sum = mix(sum, color, asUnlit) + rimLight(normal, lightThere);
#ifdef EMISSION
    sum += emission();
#endif
#ifdef OUTLINE
    sum = outlineColor * mix(vec3(1.0), sum, outlineLightMix);
#endif
    return sum * lightFactor;
}
