// What a surface mirrors of its surroundings, for main.glsl; a cube map in the file's own axes.
uniform samplerCube mirrorTexture;
uniform vec3 mirrorTint;
uniform vec3 mirrorResponse; // how much where it is seen straight on, contrast, saturation
#ifdef MIRROR_MASK
uniform sampler2D mirrorMaskTexture;
uniform mat4 mirrorMaskUvTransform;
uniform int mirrorMaskUvSet;
#endif

// How much of it there, by the masks that materials have.
vec3 mirrorShare(float pictureAlpha)
{
#if defined(MIRROR_MASK)
    vec4 mask = filtered(mirrorMaskTexture, placed(mirrorMaskUvTransform, mirrorMaskUvSet));
#ifdef MIRROR_MASK_ALPHA
    return vec3(mask.a);
#else
    return mask.rgb;
#endif
#elif defined(MIRROR_BASE_ALPHA)
    return vec3(1.0 - pictureAlpha);
#else
    return vec3(1.0);
#endif
}

vec3 mirrored(vec3 normal, float pictureAlpha)
{
    vec3 towards = normalize(eyePosition - worldPosition);
    vec3 seen = texture(mirrorTexture, mat3(fileAxes) * reflect(-towards, normal)).rgb;
    seen *= mirrorShare(pictureAlpha) * mirrorTint;
    seen = mix(seen, seen * seen, mirrorResponse.y);
    seen = mix(vec3(dot(seen, vec3(0.299, 0.587, 0.114))), seen, mirrorResponse.z);
    float grazing = pow(1.0 - clamp(dot(towards, normal), 0.0, 1.0), 5.0);
    return seen * mix(grazing, 1.0, mirrorResponse.x);
}
