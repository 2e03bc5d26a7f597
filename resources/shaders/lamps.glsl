// The lamps of a scene and the sky around it (render/build/LightRig.h), for resources/shaders/pbr.glsl,
// phong.glsl and toon.glsl.
const int MAX_LAMPS = 8;
const int LAMP_DIRECTIONAL = 0;
const int LAMP_POINT = 1;
const int LAMP_SPOT = 2;
const int LAMP_CAMERA = 3;

uniform int lampCount;
uniform vec4 lamps[4 * MAX_LAMPS]; // of each: place and kind, direction and outer cone, colour and cone, how it fades
uniform vec3 ambientSky;           // light from above that is no lamp's
uniform vec3 ambientGround;        // and from below
uniform mat4 projectionMatrix;

struct Lamp {
    vec3 towards; // from the surface
    vec3 color;   // as it gets there
};

Lamp lampAt(int number)
{
    vec4 place = lamps[number * 4];
    vec4 direction = lamps[number * 4 + 1];
    vec4 color = lamps[number * 4 + 2];
    vec4 fade = lamps[number * 4 + 3];
    int kind = int(place.w + 0.5);
    if (kind == LAMP_DIRECTIONAL)
        return Lamp(-direction.xyz, color.rgb);
    if (kind == LAMP_CAMERA)
        return Lamp(-(direction.xyz * mat3(viewMatrix)), color.rgb);
    vec3 way = place.xyz - worldPosition;
    float far = max(length(way), 1e-6);
    vec3 towards = way / far;
    float part = min(far * fade.y, 1.0);
    float left = 1.0 - part * part * part * part;
    float reaching = left * left / (1.0 + fade.x * far * far);
    if (kind == LAMP_SPOT) {
        float inCone = clamp((dot(-towards, direction.xyz) - direction.w) * color.w, 0.0, 1.0);
        reaching *= inCone * inCone;
    }
    return Lamp(towards, color.rgb * reaching);
}

vec3 ambientFrom(vec3 direction)
{
    return mix(ambientGround, ambientSky, direction.y * 0.5 + 0.5);
}

// From this point of the surface.
vec3 towardsEyeFrom()
{
    bool parallel = projectionMatrix[3][3] == 1.0;
    return parallel ? towardsEye() : normalize(eyePosition - worldPosition);
}

// Whether the file says how bright it is.
bool hasLampsOfItsOwn()
{
    return lampCount > 0 && int(lamps[0].w + 0.5) != LAMP_CAMERA;
}
