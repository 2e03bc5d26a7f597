// How much of a picture a pixel may cover, for resources/shaders/light.glsl.

// Pixels are shaded in blocks of 2 x 2, also where a triangle covers but one of them: what the others read says how much
// of a picture the pixel covers. Beside the triangle their coordinates are extrapolated, in perspective as far as
// infinity, and software renderers walk over every texel in between (docs/adr/0020-bounded-texture-footprints.md). So no
// coordinate is farther than this many repeats from the middle of its block. Call it where every fragment does: it takes
// derivatives.
const float MOST_REPEATS = 4.0;
const float FARTHEST = 1e6; // repeats from 0; a float has no texels there

vec2 bounded(vec2 uv)
{
    uv = clamp(uv, -FARTHEST, FARTHEST);
    // -1 and 1 in turn, from whichever side blocks are counted.
    vec2 turn = 4.0 * fract(gl_FragCoord.xy * 0.5) - 2.0;
    vec2 middle = uv - dFdx(uv) * (0.25 * turn.x * dFdx(turn.x));
    middle -= dFdy(middle) * (0.25 * turn.y * dFdy(turn.y));
    return clamp(uv, middle - MOST_REPEATS, middle + MOST_REPEATS);
}
