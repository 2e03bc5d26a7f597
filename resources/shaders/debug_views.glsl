// The debug views, between resources/shaders/surface.frag and main.glsl.
flat in uint surfaceNumber; // from 1

uniform float metresPerUnit;
uniform int batchNumber; // from 1

// Whether the file says how bright it is there.
bool hasOwnLight()
{
#if defined(DYNAMIC_LIGHTS)
    return hasDynamicLights();
#elif defined(UNLIT)
    return isLitByStream();
#else
    return isLitByStream() || hasLightmap();
#endif
}

// Flat colours with just enough shape to see edges; as they are where a surface faces the eye.
vec3 formed(vec3 color, vec3 normal)
{
    return color * mix(0.55, 1.0, abs(dot(normal, towardsEye())));
}

// How many pixels one step of each coordinate takes.
vec2 pixelsPerStep(vec2 at)
{
    return 1.0 / max(vec2(length(vec2(dFdx(at.x), dFdy(at.x))), length(vec2(dFdx(at.y), dFdy(at.y)))), vec2(1e-9));
}

// How much of a pixel lines on whole numbers cover; none where they would come too close to each other.
float gridLines(vec2 at, float halfWidth)
{
    vec2 pixels = pixelsPerStep(at);
    vec2 away = abs(fract(at - 0.5) - 0.5) * pixels;
    vec2 covered = clamp(halfWidth + 0.5 - away, 0.0, 1.0) * smoothstep(vec2(3.0), vec2(8.0), pixels / wireWidth);
    return max(covered.x, covered.y);
}

// Over a picture: dark lines on bright places, bright ones on dark places.
vec3 lined(vec3 color, float covered)
{
    float bright = dot(color, vec3(0.299, 0.587, 0.114));
    return mix(color, vec3(bright > 0.45 ? 0.0 : 1.0), covered * 0.6);
}

// Red grows along u, green along v; eighths of a tile in two tones, its borders white.
vec3 uvGrid()
{
#ifdef BASE_TEXTURE
    vec2 uv = placed(baseUvTransform, baseUvSet);
#else
    vec2 uv = uv0;
#endif
    vec2 cell = floor(uv * 8.0);
    vec2 inTile = (mod(cell, 8.0) + 0.5) / 8.0;
    vec2 seen = smoothstep(vec2(1.0), vec2(4.0), pixelsPerStep(uv * 8.0) / wireWidth);
    float tone = mix(0.9, mod(cell.x + cell.y, 2.0) < 0.5 ? 1.0 : 0.8, min(seen.x, seen.y));
    vec2 tile = smoothstep(vec2(8.0), vec2(16.0), pixelsPerStep(uv) / wireWidth);
    vec3 color = vec3(mix(vec2(0.5), 0.2 + 0.6 * inTile, min(tile.x, tile.y)), 0.45) * tone;
    color = mix(color, vec3(0.0), gridLines(uv * 8.0, wireWidth * 0.5) * 0.35);
    return mix(color, vec3(1.0), gridLines(uv, wireWidth));
}

// How much of a pixel the edges of the triangle cover; less where it is small, so that far away there is a picture left.
float wires()
{
    vec3 heights = 1.0 / max(fwidth(corner), vec3(1e-6)); // in pixels
    float smallest = min(heights.x, min(heights.y, heights.z));
    return clamp(wireWidth * 0.5 + 0.5 - edgeDistance(), 0.0, 1.0) * smoothstep(1.0, 8.0, smallest / wireWidth);
}

float luxels()
{
    // Surfaces without lightmap all see one and the same white luxel.
    float covered = gridLines(lightmapUv.xy * vec2(textureSize(lightmap, 0).xy), wireWidth * 0.5);
    return hasLightmap() ? covered : 0.0;
}

vec3 density()
{
#ifdef BASE_TEXTURE
    vec2 texel = placed(baseUvTransform, baseUvSet) * vec2(textureSize(baseTexture, 0));
    vec2 right = dFdx(texel);
    vec2 up = dFdy(texel);
    float texels = abs(right.x * up.y - right.y * up.x);
    float area = length(cross(dFdx(worldPosition), dFdy(worldPosition))) * metresPerUnit * metresPerUnit;
    return densityColor(sqrt(texels / max(area, 1e-20)));
#else
    return NEUTRAL;
#endif
}

// Modes that neither look like the game nor show light in its own colours.
vec3 debugColor(vec3 normal, vec3 reaching)
{
    if (shadingMode == MODE_NORMALS) {
#ifdef NORMALS
        normal = bent(normal);
#endif
        return normal * 0.5 + 0.5;
    }
    vec3 color = NEUTRAL;
    if (shadingMode == MODE_HEAT) {
        if (hasOwnLight())
            return heatColor(max(reaching.r, max(reaching.g, reaching.b)));
    } else if (shadingMode == MODE_UV_GRID) {
        color = uvGrid();
    } else if (shadingMode == MODE_DENSITY) {
        color = density();
    } else {
        color = numberColor(shadingMode == MODE_BATCH ? uint(batchNumber) : surfaceNumber);
    }
    return formed(color, normal);
}

bool isPicture()
{
    return shadingMode <= MODE_WIREFRAME || shadingMode == MODE_LUXEL_GRID || shadingMode == MODE_SHADED_WIRES ||
           shadingMode == MODE_AVERAGE;
}
