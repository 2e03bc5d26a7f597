// Flat colours to measure pictures by, and the museum's exhibits of what a surface can be.
#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

#include <numbers>

namespace vitrine::demos {

namespace {

Canvas flat(int size, const Vec3& colour) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      canvas.at(x, y) = colour;
  return canvas;
}

/// Paints colour and alpha of every point; x and y run from -1 to 1, y down.
Canvas cutOut(int size, const std::function<Texel(double x, double y)>& texelAt) {
  Canvas canvas(size, size);
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const Texel texel = texelAt((column + 0.5) / size * 2 - 1, (row + 0.5) / size * 2 - 1);
      canvas.at(column, row) = texel.colour;
      canvas.alphaAt(column, row) = static_cast<float>(texel.alpha);
    }
  return canvas;
}

} // namespace

Canvas paintWhite(int size) {
  return flat(size, {1, 1, 1});
}
Canvas paintGrey(int size) {
  return flat(size, grey(128 / 255.0));
}
Canvas paintBlack(int size) {
  return flat(size, {});
}
Canvas paintRed(int size) {
  return flat(size, {1, 0, 0});
}
Canvas paintGreen(int size) {
  return flat(size, {0, 1, 0});
}
Canvas paintBeacon(int size) {
  return flat(size, {1, 0.25, 0.05});
}

/// A wrought lattice: bars that cross, with a knot where they do; between them it is open.
Canvas paintGrate(int size) {
  return cutOut(size, [](double x, double y) {
    constexpr double kCells = 4;
    const double cx = std::abs(std::remainder(x * kCells, 2));
    const double cy = std::abs(std::remainder(y * kCells, 2));
    const double bar = std::min(cx, cy);
    const double knot = std::hypot(cx, cy);
    const bool iron = bar < 0.2 || knot < 0.42;
    const double shine = 0.75 + 0.25 * std::cos(std::min(bar / 0.2, 1.0) * std::numbers::pi / 2);
    return Texel{Vec3{0.34, 0.33, 0.31} * shine, 0, iron ? 1.0 : 0.0};
  });
}

/// A turning globe of light: meridians, parallels and scan lines on black, for adding to what lies behind.
Canvas paintHologram(int size) {
  return cutOut(size, [](double x, double y) {
    const double radius = std::hypot(x, y);
    if (radius > 0.92)
      return Texel{{}, 0, 1};
    const double z = std::sqrt(1 - radius * radius);
    const double longitude = std::atan2(x, z) * 9 / std::numbers::pi;
    const double latitude = std::asin(std::clamp(y, -1.0, 1.0)) * 9 / std::numbers::pi;
    const double line = std::max(smoothstep(0.12, 0.04, std::abs(std::remainder(longitude, 1))),
                                 smoothstep(0.12, 0.04, std::abs(std::remainder(latitude, 1))));
    const double rim = smoothstep(0.72, 0.92, radius);
    const double scan = 0.82 + 0.18 * std::cos(y * 96);
    const double glow = (0.12 + 0.75 * line + 0.5 * rim) * scan;
    return Texel{minOf({1, 1, 1}, Vec3{0.55, 0.95, 1.0} * glow), 0, 1};
  });
}

/// A round floor of coloured stones in rings.
Canvas paintMosaic(int size) {
  return cutOut(size, [](double x, double y) {
    const double radius = std::hypot(x, y);
    const int ring = static_cast<int>(radius * 12);
    const int stones = std::max(6, ring * 6);
    const double along = (std::atan2(y, x) / (2 * std::numbers::pi) + 0.5) * stones + (ring % 2) * 0.5;
    const int stone = static_cast<int>(along) % stones;
    const double edge = std::min(
        {along - std::floor(along), 1 - along + std::floor(along), radius * 12 - ring, 1 - radius * 12 + ring});
    const Vec3 colours[] = {{0.80, 0.72, 0.55}, {0.45, 0.20, 0.15}, {0.20, 0.30, 0.38}, {0.62, 0.47, 0.25}};
    const bool band = ring == 11 || ring == 8;
    const Vec3 colour = colours[band                             ? 2
                                : ring % 3 == 0                  ? 1
                                : hash01(stone, ring, 831) > 0.7 ? 3
                                                                 : 0] *
                        (0.9 + 0.2 * hash01(stone, ring, 832));
    return Texel{lerp(Vec3{0.35, 0.33, 0.3}, colour, smoothstep(0.04, 0.12, edge)), 0, radius < 0.99 ? 1.0 : 0.0};
  });
}

Canvas paintRosette(int size) {
  return cutOut(size, [](double x, double y) {
    const double radius = std::hypot(x, y);
    const double petals = 0.55 + 0.35 * std::abs(std::cos(std::atan2(y, x) * 3));
    const double cover = smoothstep(petals + 0.03, petals - 0.03, radius);
    const Vec3 colour = lerp({0.88, 0.66, 0.18}, {0.97, 0.90, 0.62}, smoothstep(0.5, 0.1, radius));
    return Texel{colour * (0.85 + 0.15 * std::cos(radius * 14)), 0, cover};
  });
}

/// Stepping stones with moss between them; it thins out towards the border.
Canvas paintFootpath(int size) {
  return cutOut(size, [](double x, double y) {
    const double u = x * 0.5 + 0.5;
    const double v = y * 0.5 + 0.5;
    const CellNoise cell = tileCells(u, v, 5, 841);
    const double stone = smoothstep(0.06, 0.18, cell.second - cell.nearest);
    const double grain = tileFractal(u, v, 24, 4, 842);
    const Vec3 slab = lerp({0.52, 0.50, 0.45}, {0.66, 0.63, 0.55}, cell.id) * (1 + 0.18 * grain);
    const double border = std::max(std::abs(x), std::abs(y));
    const double fade = smoothstep(1.0, 0.7, border + 0.2 * tileFractal(u, v, 8, 3, 843));
    return Texel{lerp({0.24, 0.30, 0.13}, slab, stone), 0, fade * (0.35 + 0.65 * stone)};
  });
}

} // namespace vitrine::demos
