// A picture as a pixel sees it, for resources/shaders/light.glsl: several reads along the longer side of what the pixel
// covers, so that floors stay sharp far away. The reads are counted here and not by the renderer, whose own anisotropic
// filter may walk over every texel that is covered (docs/adr/0020-filtering-of-our-own.md).
const float MOST_READS = 8.0;
const float FARTHEST = 1e6; // repeats; beside a triangle coordinates are extrapolated, as far as infinity

struct Footprint
{
    vec2 along;  // the longer side, in repeats of the picture
    float reads; // whole
    float level; // of the mip levels
};

// Takes derivatives: to be called where every fragment does.
Footprint footprintOf(vec2 uv, vec2 texels)
{
    vec2 right = clamp(dFdx(uv), -FARTHEST, FARTHEST);
    vec2 up = clamp(dFdy(uv), -FARTHEST, FARTHEST);
    float width = length(right * texels);
    float height = length(up * texels);
    float longer = max(width, height);
    float reads = clamp(floor(longer / max(min(width, height), 1.0) + 0.5), 1.0, MOST_READS);
    return Footprint(width > height ? right : up, reads, log2(max(longer / reads, 1e-6)));
}

vec4 filtered(sampler2D picture, vec2 uv)
{
    Footprint pixel = footprintOf(uv, vec2(textureSize(picture, 0)));
    vec4 sum = vec4(0.0);
    for (float read = 0.5; read < pixel.reads; read += 1.0) {
        sum += textureLod(picture, uv + pixel.along * (read / pixel.reads - 0.5), pixel.level);
    }
    return sum / pixel.reads;
}
