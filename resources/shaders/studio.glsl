// The studio's light (core/scene/StudioLight.h), whose numbers stand before this as STUDIO_…
in float openness; // of its surroundings, the share that nothing near hides

uniform mat4 viewMatrix;
uniform int shadingMode;
uniform int studio; // 0: light is as the file has it

vec3 towardsEye()
{
    return vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
}

// Modes that tell of the file's light show no other where it has some.
bool explainsLight()
{
    return shadingMode == MODE_LIGHTMAP || shadingMode == MODE_AVERAGE || shadingMode == MODE_HEAT;
}

// Of the lamps' light.
float lampsOpenness()
{
    return 1.0 - STUDIO_LAMP_OCCLUSION * (1.0 - openness);
}

vec3 studioTowards(int lamp)
{
    return STUDIO_TOWARDS[lamp] * mat3(viewMatrix);
}

vec3 studioColor(int lamp)
{
    return STUDIO_COLOR[lamp] * lampsOpenness();
}

// What no lamp makes.
vec3 studioAmbient(vec3 normal)
{
    float away = 1.0 - clamp(dot(normal, towardsEye()), 0.0, 1.0);
    vec3 around = mix(STUDIO_GROUND, STUDIO_SKY, normal.y * 0.5 + 0.5);
    return (around + STUDIO_RIM * pow(away, STUDIO_RIM_POWER)) * openness;
}

vec3 studioLight(vec3 normal)
{
    vec3 sum = studioAmbient(normal);
    for (int lamp = 0; lamp < STUDIO_LAMPS; ++lamp)
        sum += studioColor(lamp) * max(dot(normal, studioTowards(lamp)), 0.0);
    return sum;
}
