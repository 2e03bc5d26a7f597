// Light that a surface sends out by itself.
uniform vec3 emissionColor;
#ifdef EMISSION_TEXTURE
uniform sampler2D emissionTexture;
uniform mat4 emissionUvTransform;
uniform int emissionUvSet;
#endif

vec3 emission()
{
#ifdef EMISSION_TEXTURE
    return emissionColor * filtered(emissionTexture, placed(emissionUvTransform, emissionUvSet)).rgb;
#else
    return emissionColor;
#endif
}
