#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

namespace vitrine::demos {

namespace {

/// Grain along u: 0..1 with dark rings and fine fibres. `shift` picks another piece of the tree.
double woodGrain(double u, double v, double shift, std::uint32_t seed) {
  const double bend = tileFractal(u, v + shift, 2, 5, 3, seed) * 0.05;
  const double rings = std::sin((v * 46 + bend * 190 + shift * 40) * 1.0);
  const double fibres = tileFractal(u, v + shift, 4, 128, 2, seed + 4);
  return std::clamp(0.5 + 0.26 * rings * (0.5 + 0.5 * tileNoise(u, v + shift, 2, 7, seed + 8)) + 0.4 * fibres, 0.0,
                    1.0);
}

/// Raised field with a chamfer, 0 outside, 1 on the field: rectangle in 0..1 coordinates.
double raisedField(double x, double y, double left, double top, double right, double bottom, double chamfer) {
  const double inside = std::min(std::min(x - left, right - x), std::min(y - top, bottom - y));
  return smoothstep(0, chamfer, inside);
}

} // namespace

Canvas paintParquet(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    // Basket pattern: 4 x 4 squares of four slats, turned by turns.
    const int squareX = static_cast<int>(u * 4);
    const int squareY = static_cast<int>(v * 4);
    const bool turned = (squareX + squareY) % 2;
    const double x = u * 4 - squareX;
    const double y = v * 4 - squareY;
    const double along = turned ? y : x;
    const double across = (turned ? x : y) * 4;
    const int slat = static_cast<int>(across);
    const double id = hash01(squareX * 7 + slat, squareY, 101);
    const double tone = hash01(squareX, squareY * 5 + slat, 102);
    const double grain = woodGrain(turned ? v : u, turned ? u : v, id, 103);
    Vec3 colour = lerp({0.45, 0.275, 0.145}, {0.66, 0.45, 0.265}, grain * 0.55 + tone * 0.45);
    const double texels = size / 4.0;
    const double edge = std::min(std::min(across - slat, slat + 1 - across) / 4, std::min(along, 1 - along)) * texels;
    const double scale = size / 512.0;
    const double gap = smoothstep(1.4 * scale, 0.3 * scale, edge);
    colour = lerp(colour, {0.17, 0.095, 0.05}, gap * 0.75);
    return Texel{colour, grain * 0.7 - gap * 1.2};
  });
}

Canvas paintPlanks(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const int rows = 8;
    const int row = static_cast<int>(v * rows);
    const double shift = hash01(row, 1, 111);
    const double x = std::fmod(u + shift, 1) * 2;
    const int piece = static_cast<int>(x);
    const double id = hash01(row, piece, 112);
    const double grain = woodGrain(u, v, id, 113);
    const double worn = tileFractal(u, v, 3, 4, 114);
    Vec3 colour = lerp({0.36, 0.215, 0.12}, {0.56, 0.375, 0.225}, grain * 0.6 + id * 0.4) * (1 + 0.08 * worn);
    const double scale = size / 512.0;
    const double edge = std::min(std::min(v * rows - row, row + 1 - v * rows) * size / rows,
                                 std::min(x - piece, piece + 1 - x) * size / 2.0);
    const double gap = smoothstep(1.9 * scale, 0.5 * scale, edge);
    colour = lerp(colour, {0.1, 0.06, 0.035}, gap * 0.85);
    const double nailX = std::min(x - piece, piece + 1 - x) * size / 2.0 / scale - 8;
    const double nailY = (std::abs(v * rows - row - 0.5) - 0.25) * size / rows / scale;
    const double nail = smoothstep(2.6, 1.4, std::hypot(nailX, nailY));
    return Texel{lerp(colour, {0.14, 0.12, 0.11}, nail * 0.8), grain - gap * 2.4 - nail};
  });
}

Canvas paintDarkWood(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double grain = woodGrain(u, v, 0.3, 121);
    const double patches = tileFractal(u, v, 2, 4, 122);
    const Vec3 colour = lerp({0.20, 0.105, 0.055}, {0.385, 0.225, 0.125}, grain) * (1 + 0.1 * patches);
    return Texel{colour, grain * 1.2};
  });
}

Canvas paintPanelledDoor(int size) {
  return paintRelief(size, size, [](double u, double v) {
    double field = 0;
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 2; ++column) {
        const double left = 0.1 + column * 0.43;
        const double top = 0.05 + row * 0.315;
        field = std::max(field, raisedField(u, v, left, top, left + 0.37, top + 0.27, 0.05));
      }
    const bool upright = field > 0.02 || u < 0.1 || u > 0.9 || std::abs(u - 0.5) < 0.03;
    const double grain = upright ? woodGrain(v, u, 0.2, 131) : woodGrain(u, v, 0.7, 132);
    Vec3 colour = lerp({0.25, 0.125, 0.06}, {0.46, 0.265, 0.14}, grain);
    const double rim = smoothstep(0, 0.4, field) * smoothstep(1, 0.6, field);
    return Texel{colour * (1 - 0.28 * rim), grain * 0.8 + field * 9};
  });
}

Canvas paintMetalPanel(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const Course c = courseAt(u, v, 2, 2, 0, size);
    const double scale = size / 512.0;
    const double brushed = tileFractal(u, v, 6, 160, 2, 141);
    const double stain = tileFractal(u, v, 4, 4, 142);
    const double rust = std::clamp(tileFractal(u, v, 5, 5, 143) * 1.4 - 0.45, 0.0, 1.0);
    Vec3 colour = Vec3{0.43, 0.455, 0.475} * (1 + 0.08 * brushed + 0.13 * stain);
    const double seam = smoothstep(4 * scale, 2 * scale, c.edge);
    const double panel = size / 2.0;
    const double px = std::min(c.x, 1 - c.x) * panel / scale;
    const double py = std::min(c.y, 1 - c.y) * panel / scale;
    const double alongX = std::abs(std::fmod(c.x * 5, 1) - 0.5) * panel / 5 / scale;
    const double alongY = std::abs(std::fmod(c.y * 5, 1) - 0.5) * panel / 5 / scale;
    const double rivetDistance = std::min(std::hypot(px - 16, alongY), std::hypot(py - 16, alongX));
    const double rivet = std::sqrt(std::max(0.0, 1 - std::pow(rivetDistance / 7, 2)));
    colour = lerp(colour, {0.40, 0.215, 0.11}, rust * 0.75);
    colour = lerp(colour, grey(0.13), seam * 0.8) * (1 + 0.12 * rivet);
    return Texel{colour, -seam * 3 + rivet * 6 + brushed * 0.3 - rust};
  });
}

Canvas paintBrass(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double brushed = tileFractal(u, v, 3, 96, 3, 151);
    const double tarnish = tileFractal(u, v, 4, 4, 152);
    Vec3 colour = lerp({0.62, 0.45, 0.19}, {0.85, 0.69, 0.36}, 0.5 + 0.35 * brushed);
    return Texel{lerp(colour, {0.38, 0.28, 0.15}, std::clamp(tarnish * 0.6, 0.0, 0.45)), brushed * 0.4};
  });
}

Canvas paintCarpet(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    // A field of lozenges with rosettes; mirrored twice, as on a loom.
    const double x = std::abs(std::fmod(u * 4, 1) - 0.5) * 2;
    const double y = std::abs(std::fmod(v * 4, 1) - 0.5) * 2;
    const double lozenge = x + y;
    const double radius = std::hypot(x, y);
    const double angle = std::atan2(y, x);
    const double petals = radius / (0.36 + 0.12 * std::cos(angle * 8));
    Vec3 colour{0.41, 0.065, 0.075};
    if (std::abs(lozenge - 1) < 0.07)
      colour = {0.70, 0.54, 0.27};
    else if (lozenge > 1)
      colour = {0.115, 0.125, 0.235};
    if (petals < 1)
      colour = petals < 0.38 ? Vec3{0.74, 0.6, 0.34} : petals < 0.72 ? Vec3{0.16, 0.16, 0.27} : Vec3{0.66, 0.47, 0.25};
    const double corner = std::hypot(1 - x, 1 - y) / (0.26 + 0.06 * std::cos(std::atan2(1 - y, 1 - x) * 4));
    if (corner < 1)
      colour = corner < 0.5 ? Vec3{0.60, 0.13, 0.11} : Vec3{0.64, 0.5, 0.27};
    const double weave = std::sin(u * size * kPi / 2) * std::sin(v * size * kPi / 2);
    const double fuzz = tileFractal(u, v, 128, 2, 161);
    const double wear = tileFractal(u, v, 3, 4, 162);
    return Texel{colour * (0.94 + 0.05 * weave + 0.13 * fuzz + 0.07 * wear), weave * 0.6 + fuzz};
  });
}

Canvas paintWallpaper(int size) {
  return paintRelief(size, size, [](double u, double v) {
    // Damask: two mirrored leaf forms per repeat, the second half moved by half a step.
    const double column = u * 4;
    const double row = v * 4 + (static_cast<int>(column) % 2 ? 0.5 : 0);
    const double x = std::abs(std::fmod(column, 1) - 0.5) * 2;
    const double y = std::fmod(row, 1) * 2 - 1;
    const double leaf = x - 0.62 * std::pow(std::cos(y * kPi / 2), 0.8) * (0.72 + 0.28 * std::cos(y * kPi * 5));
    const double core = std::hypot(x * 1.5, y) - 0.34 - 0.05 * std::cos(std::atan2(y, x * 1.5) * 6);
    const double tendril = std::abs(x - 0.86 - 0.1 * std::sin(y * kPi * 2)) - 0.035;
    const double form =
        std::max({smoothstep(0.02, -0.02, leaf) * smoothstep(-0.02, 0.02, core),
                  smoothstep(0.03, -0.01, std::hypot(x * 1.5, y) - 0.17), smoothstep(0.02, -0.01, tendril)});
    const double threads = tileNoise(u, v, 8, 200, 171);
    const double fade = tileFractal(u, v, 2, 4, 172);
    const Vec3 ground = Vec3{0.225, 0.315, 0.265} * (1 + 0.06 * fade + 0.03 * threads);
    const Vec3 figure = Vec3{0.335, 0.425, 0.335} * (1 + 0.06 * fade + 0.06 * threads);
    return Texel{lerp(ground, figure, form), form * 0.7};
  });
}

Canvas paintVelvet(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double pile = tileFractal(u, v, 6, 5, 181);
    const double fuzz = tileFractal(u, v, 100, 2, 182);
    return Texel{lerp({0.26, 0.03, 0.05}, {0.5, 0.075, 0.1}, 0.5 + 0.45 * pile) * (1 + 0.12 * fuzz), fuzz * 0.5};
  });
}

Canvas paintWainscot(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double x = std::fmod(u * 2, 1);
    const double field = raisedField(x, v, 0.12, 0.2, 0.88, 0.88, 0.06);
    const double rail = smoothstep(0.085, 0.07, v) + smoothstep(0.955, 0.97, v);
    const double grain = field > 0.02 || x < 0.1 || x > 0.9 ? woodGrain(v, u, 0.4, 191) : woodGrain(u, v, 0.1, 192);
    Vec3 colour = lerp({0.29, 0.155, 0.08}, {0.49, 0.295, 0.165}, grain);
    const double rim = smoothstep(0, 0.4, field) * smoothstep(1, 0.6, field);
    return Texel{colour * (1 - 0.25 * rim) * (1 + 0.1 * rail), grain * 0.7 + field * 7 + rail * 5};
  });
}

} // namespace vitrine::demos
