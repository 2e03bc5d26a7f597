// Colours that stand for something, as shown and not linear.

// Where a mode has nothing to say.
const vec3 NEUTRAL = vec3(0.5);

// One layer drawn. Red is full at 8 of them, green at 16, blue at 32: all can be told apart and counted.
const vec3 OVERDRAW_STEP = vec3(32.0, 16.0, 8.0) / 255.0;

// A number from 1; 0 is none. Neighbours are far apart on the colour circle (steps of the golden ratio, in integers, so
// that every machine gets the same), and what comes close again later differs in tone.
vec3 numberColor(uint number)
{
    if (number == 0u)
        return NEUTRAL;
    float hue = float((number * 40503u) & 0xFFFFu) / 65536.0;
    float saturation = (number & 1u) == 0u ? 0.55 : 0.85;
    float value = 1.0 - 0.18 * float(number % 3u);
    vec3 pure = clamp(abs(fract(vec3(hue) + vec3(0.0, 2.0, 1.0) / 3.0) * 6.0 - 3.0) - 1.0, 0.0, 1.0);
    return value * mix(vec3(1.0), pure, saturation);
}

float part(float from, float to, float value)
{
    return clamp((value - from) / (to - from), 0.0, 1.0);
}

// Black 0, blue 1/4, green 1/2, yellow 1: full white; red 2, white 8.
vec3 heatColor(float light)
{
    vec3 color = mix(vec3(0.0), vec3(0.0, 0.1, 1.0), part(0.0, 0.25, light));
    color = mix(color, vec3(0.0, 0.8, 0.2), part(0.25, 0.5, light));
    color = mix(color, vec3(1.0, 1.0, 0.0), part(0.5, 1.0, light));
    color = mix(color, vec3(1.0, 0.0, 0.0), part(1.0, 2.0, light));
    return mix(color, vec3(1.0), part(2.0, 8.0, light));
}

// Texels on a metre, in steps of four times as many: blue up to 10, cyan 40, green 160, yellow 640, red from 2560.
vec3 densityColor(float texels)
{
    float steps = log2(max(texels, 1e-6) / 10.0) / 2.0;
    vec3 color = mix(vec3(0.1, 0.2, 1.0), vec3(0.0, 0.8, 0.9), part(0.0, 1.0, steps));
    color = mix(color, vec3(0.2, 0.8, 0.2), part(1.0, 2.0, steps));
    color = mix(color, vec3(1.0, 0.9, 0.0), part(2.0, 3.0, steps));
    return mix(color, vec3(1.0, 0.1, 0.0), part(3.0, 4.0, steps));
}
