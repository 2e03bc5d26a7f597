// Every surface but sky. Which parts are compiled in is said by the defines of an EffectKey:
// BASE_TEXTURE SECOND_TEXTURE BLEND_MASK DETAIL BUMP BUMP_WEIGHTS SELF_LIT SELF_LIT_MASK CHECKER ALPHA_TEST TRANSLUCENT
// ADDITIVE MULTIPLY WATER UNLIT. Stands behind palette.glsl and light.glsl.
in vec4 tint;
in vec3 corner;
in float layerShare;

out vec4 fragColor;

uniform vec3 eyePosition;
uniform vec4 fogColor; // sRGB-encoded; alpha 0: no fog
uniform vec3 fogRange; // from where, where it is full, and the most there is of it
uniform float wireWidth; // half of it, in pixels
uniform float wireTone;  // dark on a light background, light on a dark one
uniform float metresPerUnit;
uniform int batchNumber;
uniform vec4 materialColor;

#ifdef BASE_TEXTURE
uniform sampler2D baseTexture;
uniform mat4 baseUvTransform;
uniform int baseUvSet;
#endif
#ifdef SECOND_TEXTURE
uniform sampler2D secondTexture;
uniform mat4 secondUvTransform;
uniform int secondUvSet;
#endif
#ifdef BLEND_MASK
uniform sampler2D blendMaskTexture;
uniform mat4 blendMaskUvTransform;
uniform int blendMaskUvSet;
#endif
#ifdef DETAIL
uniform sampler2D detailTexture;
uniform mat4 detailUvTransform;
uniform int detailUvSet;
uniform int detailMode;
uniform float detailShare;
#endif
#ifdef SELF_LIT
uniform vec3 selfLitColor;
#endif
#ifdef SELF_LIT_MASK
uniform sampler2D selfLitMaskTexture;
uniform mat4 selfLitMaskUvTransform;
uniform int selfLitMaskUvSet;
#endif
#ifdef ALPHA_TEST
uniform float alphaCutoff;
#endif

// How much of the second layer.
float secondShare()
{
#ifdef BLEND_MASK
    // Green: where in the share the second layer begins; red: how softly.
    vec2 mask = texture(blendMaskTexture, placed(blendMaskUvTransform, blendMaskUvSet)).rg;
    return smoothstep(mask.g - mask.r, mask.g + mask.r + 1e-3, layerShare);
#else
    return layerShare;
#endif
}

#ifdef DETAIL
vec4 detailed(vec4 base)
{
    vec4 detail = texture(detailTexture, placed(detailUvTransform, detailUvSet));
    if (detailMode == 0) // grey leaves it as it is
        base.rgb *= mix(vec3(1.0), detail.rgb * 2.0, detailShare);
    else if (detailMode == 1)
        base.rgb += detail.rgb * detailShare;
    else if (detailMode == 2) // over the base
        base.rgb = mix(base.rgb, detail.rgb, detailShare * detail.a);
    else if (detailMode == 3)
        base = mix(base, detail, detailShare);
    else if (detailMode == 4) // below the base
        base.rgb = mix(base.rgb, detail.rgb, detailShare * (1.0 - base.a));
    else
        base.rgb *= mix(vec3(1.0), detail.rgb, detailShare);
    return base;
}
#endif

// Colours and alpha of the pictures alone.
vec4 pictured()
{
    vec4 base = vec4(1.0);
#ifdef BASE_TEXTURE
    base = texture(baseTexture, placed(baseUvTransform, baseUvSet));
#ifdef SECOND_TEXTURE
    base = mix(base, texture(secondTexture, placed(secondUvTransform, secondUvSet)), secondShare());
#endif
#ifdef DETAIL
    base = detailed(base);
#endif
#endif
#ifdef CHECKER
    vec2 cell = floor(uv0 * 8.0);
    base.rgb *= mod(cell.x + cell.y, 2.0) < 0.5 ? 1.25 : 0.55;
#endif
    return base;
}

// Paint belongs to what a picture of the scene looks like; the other modes look behind that.
bool isPainted()
{
    return streamColor.a > 1.5 && (shadingMode == MODE_LIT || shadingMode == MODE_WIREFRAME ||
                                   shadingMode == MODE_LUXEL_GRID || shadingMode == MODE_SHADED_WIRES);
}

// Distance from the nearest edge of the triangle, in pixels.
float edgeDistance()
{
    vec3 pixels = corner / max(fwidth(corner), vec3(1e-6));
    return min(pixels.x, min(pixels.y, pixels.z));
}

// Fog is mixed as the games of its time did it: over encoded colours, by the depth and not the distance. What adds to the
// picture behind it fades to nothing added, what multiplies it to nothing changed: the fog is on that picture already.
vec3 fogged(vec3 encoded)
{
    if (fogColor.a == 0.0)
        return encoded;
    float depth = -(viewMatrix * vec4(worldPosition, 1.0)).z;
    float share = clamp((depth - fogRange.x) / max(fogRange.y - fogRange.x, 1e-6), 0.0, fogRange.z);
#if defined(ADDITIVE)
    return mix(encoded, vec3(0.0), share);
#elif defined(MULTIPLY)
    return mix(encoded, vec3(1.0), share);
#else
    return mix(encoded, fogColor.rgb, share);
#endif
}

// The picture itself: colour in its light, and what shines by itself in its own.
vec3 litColor(vec3 color, float pictureAlpha, vec3 normal)
{
    if (isPainted())
        return fogged(toSrgb(color));
    vec3 shown = lit(color, light(normal));
#ifdef SELF_LIT
#ifdef SELF_LIT_MASK
    vec3 shining = texture(selfLitMaskTexture, placed(selfLitMaskUvTransform, selfLitMaskUvSet)).rgb;
#else
    vec3 shining = vec3(pictureAlpha);
#endif
    shown = toSrgb(mix(color * light(normal), color * selfLitColor * lightFactor, shining));
#endif
    return fogged(shown);
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

vec3 luxelGrid(vec3 color)
{
    vec2 at = lightmapUv.xy * vec2(textureSize(lightmap, 0).xy);
    float covered = gridLines(at, wireWidth * 0.5);
    // Surfaces without lightmap all see one and the same white luxel.
    return ofSurface.w > 0.5 && shaped < 0.5 ? lined(color, covered) : color;
}

vec3 shadedWires(vec3 color)
{
    vec3 heights = 1.0 / max(fwidth(corner), vec3(1e-6)); // of the triangle, in pixels
    float smallest = min(heights.x, min(heights.y, heights.z));
    float covered = clamp(wireWidth * 0.5 + 0.5 - edgeDistance(), 0.0, 1.0);
    return lined(color, covered * smoothstep(1.0, 8.0, smallest / wireWidth));
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

vec3 heat(vec3 normal)
{
    vec3 reaching = light(normal);
    return hasOwnLight() ? heatColor(max(reaching.r, max(reaching.g, reaching.b))) : formed(NEUTRAL, normal);
}

// As shown in the modes that do not look like the game.
vec3 explained(vec3 normal)
{
    if (shadingMode == MODE_LIGHTMAP)
        return lit(vec3(1.0), light(normal));
    if (shadingMode == MODE_AVERAGE)
        return lit(vec3(1.0), ofSurface.w > 0.5 && shaped < 0.5 ? ofSurface.rgb * lightFactor : light(normal));
    if (shadingMode == MODE_NORMALS) {
#ifdef BUMP
        normal = bent(normal);
#endif
        return normal * 0.5 + 0.5;
    }
    if (shadingMode == MODE_HEAT)
        return heat(normal);
    if (shadingMode == MODE_UV_GRID)
        return formed(uvGrid(), normal);
    if (shadingMode == MODE_DENSITY)
        return formed(density(), normal);
    if (shadingMode == MODE_BATCH)
        return formed(numberColor(uint(batchNumber)), normal);
    return formed(ofSurface.rgb, normal);
}

vec3 shown(vec4 base, float pictureAlpha, vec3 normal)
{
    if (shadingMode == MODE_UNLIT)
        return fogged(toSrgb(base.rgb));
    if (shadingMode == MODE_WIREFRAME)
        return fogged(mix(toSrgb(base.rgb), vec3(wireTone), 0.6));
    if (shadingMode == MODE_LIT)
        return litColor(base.rgb, pictureAlpha, normal);
    if (shadingMode == MODE_LUXEL_GRID)
        return luxelGrid(litColor(base.rgb, pictureAlpha, normal));
    if (shadingMode == MODE_SHADED_WIRES)
        return shadedWires(litColor(base.rgb, pictureAlpha, normal));
    return explained(normal);
}

void main()
{
    vec3 normal = facingNormal();
    vec4 pictures = pictured();
    vec4 base = pictures * materialColor * tint;
    if (isPainted())
        base = vec4(streamColor.rgb, materialColor.a * tint.a);
#ifdef ALPHA_TEST
    else if (base.a < alphaCutoff)
        discard;
#endif
    if (shadingMode == MODE_OVERDRAW) {
        fragColor = vec4(OVERDRAW_STEP, 1.0);
        return;
    }
    vec3 encoded = shown(base, pictures.a, normal);
    if (shadingMode == MODE_WIREFRAME && edgeDistance() > wireWidth)
        discard;
#ifdef TRANSLUCENT
    float alpha = base.a;
#ifdef WATER
    // Seen flat, water hides what is below it; seen from above, less.
    float facing = abs(dot(normalize(eyePosition - worldPosition), normal));
    if (!isPainted())
        alpha = mix(min(1.0, alpha + 0.2), alpha * 0.8, facing);
#endif
    if (shadingMode == MODE_WIREFRAME)
        alpha = 1.0;
#ifndef MULTIPLY
    // The alpha test of the fixed pipelines; elsewhere it leaves out what could not be seen.
    if (alpha < 1.5 / 255.0)
        discard;
#endif
    fragColor = vec4(encoded, alpha);
#else
    fragColor = vec4(encoded, 1.0);
#endif
}
