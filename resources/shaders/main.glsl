// Puts colour and light of a surface together; the end of what begins in resources/shaders/surface.frag.

// What shines by itself does so in its own colour.
vec3 withSelfLight(vec3 reaching, float pictureAlpha)
{
#ifdef SELF_LIT
#ifdef SELF_LIT_MASK
    vec3 shining = filtered(selfLitMaskTexture, placed(selfLitMaskUvTransform, selfLitMaskUvSet)).rgb;
#else
    vec3 shining = vec3(pictureAlpha);
#endif
    return mix(reaching, selfLitColor * lightFactor, shining);
#else
    return reaching;
#endif
}

// Colour and the light on it, with what else a surface sends out.
void addOwnLight(inout vec3 color, inout vec3 reaching, vec3 normal, float pictureAlpha)
{
#if defined(DYNAMIC_LIGHTS)
    color = shaded(color, normal, pictureAlpha);
    reaching = vec3(1.0);
#elif defined(EMISSION)
    color = color * reaching + emission();
    reaching = vec3(1.0);
#else
    reaching = withSelfLight(reaching, pictureAlpha);
#ifdef MIRROR
    vec3 mirror = mirrored(normal, pictureAlpha) * lightFactor;
#ifdef WATER
    mirror *= cheapness();
#endif
    color = color * reaching + mirror;
    reaching = vec3(1.0);
#endif
#endif
}

// Light alone, where white is not the brightest there is: as it is up to a half, from there on ever less, and white at 8.
// Scene-linear pictures have it as it is.
vec3 toned(vec3 light)
{
    const float KNEE = 0.5;
    const float STEEPNESS = 4.1460; // ln(1 + 15 * STEEPNESS): no bend at the knee
    float peak = max(light.r, max(light.g, light.b));
    if (peak <= KNEE || brightest > 1.0)
        return light;
    float beyond = (peak - KNEE) / (1.0 - KNEE);
    float shown = min(KNEE + (1.0 - KNEE) * log(1.0 + STEEPNESS * beyond) / STEEPNESS, 1.0);
    return light * (shown / peak);
}

vec3 lightAsShown(vec3 light)
{
    return shownLight(toned(isDisplayArithmetic() ? toLinear(light) : light));
}

// Modes that show colours, light, or both.
vec3 pictureColor(vec3 color, vec3 normal, vec3 reaching, float pictureAlpha)
{
    bool wireframe = shadingMode == MODE_WIREFRAME;
    bool lightAlone = shadingMode == MODE_LIGHTMAP || shadingMode == MODE_AVERAGE;
    bool colorAlone = shadingMode == MODE_UNLIT || wireframe || isPainted();
    if (!colorAlone && !lightAlone)
        addOwnLight(color, reaching, normal, pictureAlpha);
#ifdef OUTLINE
    else
        color = outlineColor;
#endif
#ifdef DEBUG_VIEWS
    if (shadingMode == MODE_AVERAGE && hasLightmap())
        reaching = averageColor.rgb * lightFactor;
#endif
    vec3 encoded = lightAlone ? lightAsShown(reaching) : lit(color, colorAlone ? vec3(1.0) : reaching);
    if (wireframe)
        encoded = mix(encoded, vec3(wireTone), 0.6);
    if (!lightAlone)
        encoded = fogged(encoded);
#ifdef DEBUG_VIEWS
    if (shadingMode == MODE_LUXEL_GRID || shadingMode == MODE_SHADED_WIRES)
        encoded = lined(encoded, shadingMode == MODE_LUXEL_GRID ? luxels() : wires());
#endif
    return encoded;
}

void main()
{
    vec3 normal = facingNormal();
    vec4 pictures = pictured();
    vec4 base = pictures * materialColor * tint;
    bool painted = isPainted();
    if (painted)
        base = vec4(streamColor.rgb, materialColor.a * tint.a);
#ifdef DYNAMIC_LIGHTS
    if (isLitByStream() && !isStudioLit())
        base.rgb *= streamColor.rgb * streamGain;
    vec3 shadingNormal = normal;
#ifdef NORMALS
    shadingNormal = bent(normal);
#endif
    vec3 reaching = dynamicDiffuseLight(shadingNormal);
#else
    vec3 shadingNormal = normal;
#if defined(NORMALS) && defined(MIRROR)
    shadingNormal = bent(normal);
#endif
    vec3 reaching = light(normal);
#endif
#ifdef DEBUG_VIEWS
    vec3 encoded = isPicture() ? pictureColor(base.rgb, shadingNormal, reaching, pictures.a) : debugColor(normal, reaching);
#else
    vec3 encoded = pictureColor(base.rgb, shadingNormal, reaching, pictures.a);
#endif
    if (!painted)
        encoded = corrected(encoded);
    // Only now: nothing that is left out has derivatives.
    bool leftOut = shadingMode == MODE_WIREFRAME && edgeDistance() > wireWidth;
#ifdef ALPHA_TEST
    leftOut = leftOut || (!painted && base.a < alphaCutoff);
#endif
#ifdef FADING
    leftOut = leftOut || isFadedOut();
#endif
    if (leftOut)
        discard;
#ifdef DEBUG_VIEWS
    if (shadingMode == MODE_OVERDRAW) {
        fragColor = vec4(OVERDRAW_STEP, 1.0);
        return;
    }
#endif
#ifdef TRANSLUCENT
    float alpha = base.a;
#ifdef WATER
    // Seen flat, water hides what is below it; seen from above, less.
    float facing = abs(dot(normalize(eyePosition - worldPosition), normal));
    if (!isPainted())
        alpha = mix(mix(min(1.0, alpha + 0.2), alpha * 0.8, facing), 1.0, cheapness());
#endif
    if (shadingMode == MODE_WIREFRAME)
        alpha = 1.0;
#if !defined(MULTIPLY) && !defined(SCREEN)
    // The alpha test of the fixed pipelines; elsewhere it leaves out what could not be seen.
    if (alpha < 1.5 / 255.0)
        discard;
#endif
#if defined(MULTIPLY) || defined(SCREEN)
    encoded = clamp(encoded, 0.0, 1.0); // a factor
#endif
    fragColor = vec4(encoded, clamp(alpha, 0.0, 1.0)); // targets of floats would take all
#else
    fragColor = vec4(encoded, 1.0);
#endif
}
