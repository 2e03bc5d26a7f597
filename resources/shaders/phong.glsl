// Blinn's and Phong's: Lambert's diffuse light and round highlights, as the fixed pipelines of old games had them. A light
// of colour 1 that a white surface faces shows it white.
uniform vec3 specularColor;
uniform float shininess;
uniform vec3 ambientColor;
#ifdef SPECULAR_TEXTURE
uniform sampler2D specularTexture;
uniform mat4 specularUvTransform;
uniform int specularUvSet;
#endif

// The light on it, without its colours.
vec3 dynamicDiffuseLight(vec3 normal)
{
    vec3 sum = ambientFrom(normal);
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        sum += source.color * max(dot(normal, source.towards), 0.0);
    }
    return sum * lightFactor;
}

vec3 mirroredColor()
{
#ifdef SPECULAR_TEXTURE
    return specularColor * filtered(specularTexture, placed(specularUvTransform, specularUvSet)).rgb;
#else
    return specularColor;
#endif
}

vec3 shaded(vec3 color, vec3 normal, float pictureAlpha)
{
    vec3 eye = towardsEyeFrom();
    vec3 mirrored = mirroredColor();
    vec3 sum = ambientFrom(normal) * ambientColor * color;
    for (int i = 0; i < dynamicLightCount; ++i) {
        DynamicLight source = dynamicLightAt(i);
        float nDotL = dot(normal, source.towards);
        if (nDotL > 0.0) {
            vec3 between = normalize(source.towards + eye);
            float shine = pow(max(dot(normal, between), 1e-4), shininess);
            sum += source.color * (nDotL * color + shine * mirrored);
        }
    }
#ifdef EMISSION
    sum += emission();
#endif
    return sum * lightFactor;
}
