// The dynamic lights of a scene and the sky around it (render/batching/LightSelector.h), for resources/shaders/pbr.glsl,
// phong.glsl and toon.glsl.
const int MAX_DYNAMIC_LIGHTS = 8;
const int LIGHT_DIRECTIONAL = 0;
const int LIGHT_POINT = 1;
const int LIGHT_SPOT = 2;
const int LIGHT_CAMERA = 3;

uniform int dynamicLightCount;
uniform vec4 dynamicLights[4 * MAX_DYNAMIC_LIGHTS]; // of each: place and kind, direction and outer cone, colour and cone, how it fades
uniform vec3 ambientSky;           // light from above that no dynamic light makes
uniform vec3 ambientGround;        // and from below
uniform mat4 projectionMatrix;

struct DynamicLight {
    vec3 towards; // from the surface
    vec3 color;   // as it gets there
};

DynamicLight dynamicLightAt(int number)
{
    vec4 place = dynamicLights[number * 4];
    vec4 direction = dynamicLights[number * 4 + 1];
    vec4 color = dynamicLights[number * 4 + 2];
    vec4 fade = dynamicLights[number * 4 + 3];
    int kind = int(place.w + 0.5);
    if (kind == LIGHT_DIRECTIONAL)
        return DynamicLight(-direction.xyz, color.rgb);
    if (kind == LIGHT_CAMERA) // the studio's are some
        return DynamicLight(-(direction.xyz * mat3(viewMatrix)), color.rgb * lampsOpenness());
    vec3 way = place.xyz - worldPosition;
    float far = max(length(way), 1e-6);
    vec3 towards = way / far;
    float part = min(far * fade.y, 1.0);
    float left = 1.0 - part * part * part * part;
    float reaching = left * left / (1.0 + fade.x * far * far);
    if (kind == LIGHT_SPOT) {
        float inCone = clamp((dot(-towards, direction.xyz) - direction.w) * color.w, 0.0, 1.0);
        reaching *= inCone * inCone;
    }
    return DynamicLight(towards, color.rgb * reaching);
}

vec3 ambientFrom(vec3 direction)
{
    return mix(ambientGround, ambientSky, direction.y * 0.5 + 0.5) * openness + studioRim(direction) * studio;
}

// From this point of the surface.
vec3 towardsEyeFrom()
{
    bool parallel = projectionMatrix[3][3] == 1.0;
    return parallel ? towardsEye() : normalize(eyePosition - worldPosition);
}

// Whether the file says how bright it is.
bool hasDynamicLights()
{
    return dynamicLightCount > 0 && int(dynamicLights[0].w + 0.5) != LIGHT_CAMERA;
}
