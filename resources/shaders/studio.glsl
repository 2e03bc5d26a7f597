// The studio's light (core/scene/StudioLight.h), whose numbers stand before this as STUDIO_…
in float openness; // of its surroundings, the share that nothing near hides; 1 without the studio

uniform mat4 viewMatrix;
uniform int shadingMode;
#ifdef STUDIO
const float studio = 1.0; // its light is shown
#else
const float studio = 0.0; // that of the file is
#endif

vec3 towardsEye()
{
    return vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
}

// Of the lamps' light.
float lampsOpenness()
{
    return 1.0 - STUDIO_LAMP_OCCLUSION * (1.0 - openness);
}

vec3 studioRim(vec3 normal)
{
    float away = 1.0 - clamp(dot(normal, towardsEye()), 0.0, 1.0);
    return STUDIO_RIM * (pow(away, STUDIO_RIM_POWER) * openness);
}

vec3 studioLamp(vec3 normal, vec3 towards, vec3 color)
{
    return color * max(dot(normal, towards * mat3(viewMatrix)), 0.0);
}

vec3 studioLight(vec3 normal)
{
    vec3 lamps = studioLamp(normal, STUDIO_KEY, STUDIO_KEY_COLOR) + studioLamp(normal, STUDIO_FILL, STUDIO_FILL_COLOR);
    vec3 around = mix(STUDIO_GROUND, STUDIO_SKY, normal.y * 0.5 + 0.5);
    return around * openness + studioRim(normal) + lamps * lampsOpenness();
}
