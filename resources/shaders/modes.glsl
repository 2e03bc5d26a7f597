// render/ShadingMode.h
const int MODE_LIT = 0;
const int MODE_UNLIT = 1;
const int MODE_LIGHTMAP = 2;
const int MODE_WIREFRAME = 3;
const int MODE_NORMALS = 4;
const int MODE_UV_GRID = 5;
const int MODE_LUXEL_GRID = 6;
const int MODE_SHADED_WIRES = 7;
const int MODE_OVERDRAW = 8;
const int MODE_HEAT = 9;
const int MODE_AVERAGE = 10;
const int MODE_LEAF = 11;
const int MODE_CLUSTER = 12;
const int MODE_AREA = 13;
const int MODE_BATCH = 14;
const int MODE_DENSITY = 15;

// From the numbers of pictures; also of what is brighter than white.
vec3 toLinear(vec3 encoded)
{
    return mix(encoded / 12.92, pow((encoded + 0.055) / 1.055, vec3(2.4)), step(0.04045, encoded));
}

// From black up, also brighter than white.
vec3 srgbCurve(vec3 linear)
{
    return mix(linear * 12.92, 1.055 * pow(linear, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, linear));
}

vec3 toSrgb(vec3 linear)
{
    return srgbCurve(clamp(linear, 0.0, 1.0));
}
