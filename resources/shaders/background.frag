// A gradient up the picture, sRGB-encoded (render/engine/Underlays.cpp).
out vec4 fragColor;

uniform vec3 gradientBottom;
uniform vec3 gradientTop;
uniform vec3 gradientPart; // pixels of the picture below what is drawn, height of the picture, pixels drawn for one of it

// Interleaved gradient noise, 0 to 1.
float noise(vec2 pixel)
{
    return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

void main()
{
    // The same for all that are drawn for one pixel: what is averaged keeps its noise.
    vec2 pixel = floor(gl_FragCoord.xy / gradientPart.z) + vec2(0.0, gradientPart.x);
    vec3 color = mix(gradientBottom, gradientTop, (pixel.y + 0.5) / gradientPart.y);
    // Half a step of eight bits either way: no bands.
    fragColor = vec4(color + (noise(pixel) - 0.5) / 255.0, 1.0);
}
