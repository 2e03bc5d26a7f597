// Lines in metres, as many powers of ten as there is room for between them, and the axes of the file.
in vec2 within;
in vec3 worldPosition;

out vec4 fragColor;

uniform float metresPerUnit;
uniform float wireTone;  // grey that stands out from the background
uniform float wireWidth; // pixels drawn for one of the picture
uniform vec3 axisColorX; // sRGB-encoded
uniform vec3 axisColorZ;
uniform vec2 axisSigns;  // of the file's axes along +x and +z

const float OPACITY = 0.4;
const float NARROWEST = 5.0; // pixels between lines, from which on they are seen
const float WIDEST = 80.0;   // where they are seen best
const float CENTIMETRE = 0.01;
const int LEVELS = 6;

// How much of a line the pixel holds; `pixels`: its distance.
float coverage(float pixels, float width)
{
    return clamp(0.5 * width + 0.5 - pixels, 0.0, 1.0);
}

void main()
{
    vec2 metres = worldPosition.xz * metresPerUnit;
    vec4 slope = vec4(dFdx(metres), dFdy(metres));
    vec2 perPixel = max(vec2(length(slope.xz), length(slope.yw)) * wireWidth, vec2(1e-9));
    float lines = 0.0;
    float spacing = CENTIMETRE;
    for (int level = 0; level < LEVELS; ++level, spacing *= 10.0) {
        vec2 away = abs(fract(metres / spacing + 0.5) - 0.5) * spacing / perPixel;
        vec2 room = clamp(log(spacing / perPixel / NARROWEST) / log(WIDEST / NARROWEST), 0.0, 1.0);
        lines = max(lines, max(coverage(away.x, 1.0) * room.x, coverage(away.y, 1.0) * room.y));
    }
    vec4 color = vec4(vec3(wireTone), lines * OPACITY);
    // Towards the negative side they are fainter.
    vec2 axes = vec2(coverage(abs(metres.y) / perPixel.y, 2.0), coverage(abs(metres.x) / perPixel.x, 2.0));
    axes *= mix(vec2(0.45), vec2(1.0), step(vec2(0.0), metres * axisSigns));
    color = mix(color, vec4(axisColorX, 1.0), axes.x);
    color = mix(color, vec4(axisColorZ, 1.0), axes.y);
    color.a *= 1.0 - smoothstep(0.3, 1.0, length(within));
    fragColor = color;
}
