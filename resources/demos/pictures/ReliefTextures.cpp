// Pictures of surfaces that stand out, and the normals or bump weights that go with them.
#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

#include <array>

namespace vitrine::demos {

namespace {

double fractionOf(double value) {
  return value - std::floor(value);
}

/// Height in texels of a surface that repeats; u and v may lie outside 0..1.
using Heights = std::function<double(double u, double v)>;

Vec3 normalAt(const Heights& heightAt, double u, double v, double step) {
  return normalized({(heightAt(u - step, v) - heightAt(u + step, v)) * 0.5,
                     (heightAt(u, v - step) - heightAt(u, v + step)) * 0.5, 1});
}

Canvas painted(int size, const std::function<Vec3(double u, double v)>& colourAt) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      canvas.at(x, y) = colourAt((x + 0.5) / size, (y + 0.5) / size);
  return canvas;
}

/// A unit vector as a colour.
Vec3 asColour(const Vec3& normal) {
  return normal * 0.5 + Vec3{0.5, 0.5, 0.5};
}

/// The three directions of bump light, about +z with u to the right and v down.
const std::array<Vec3, 3>& bumpDirections() {
  static const double third = 1 / std::sqrt(3.0);
  static const std::array<Vec3, 3> directions{Vec3{std::sqrt(2.0 / 3), 0, third},
                                              Vec3{-1 / std::sqrt(6.0), 1 / std::sqrt(2.0), third},
                                              Vec3{-1 / std::sqrt(6.0), -1 / std::sqrt(2.0), third}};
  return directions;
}

/// Shares of the three directions in the light of a normal; they add up to one.
Vec3 bumpShares(const Vec3& normal) {
  Vec3 shares;
  for (int i = 0; i < 3; ++i)
    shares[i] = std::pow(std::clamp(dot(normal, bumpDirections()[i]), 0.0, 1.0), 2);
  return shares / std::max(shares.x + shares.y + shares.z, 1e-6);
}

/// Part of the sky over a point that its surroundings leave open towards a direction: 0..1.
double openness(const Heights& heightAt, double u, double v, const Vec3& direction, double texel) {
  const double slope = direction.z / std::hypot(direction.x, direction.y);
  const double length = std::hypot(direction.x, direction.y);
  const double own = heightAt(u, v);
  double open = 1;
  for (int step = 1; step <= 8; ++step) {
    const double away = step * 1.5;
    const double over =
        heightAt(u + direction.x / length * away * texel, v + direction.y / length * away * texel) - own;
    open = std::min(open, smoothstep(2.0, -0.5, over - away * slope));
  }
  return open;
}

struct Laid {
  Course course;
  double grain = 0;
};

Laid brickAt(double u, double v, int size) {
  const double wobble = tileFractal(u, v, 20, 3, 811) * 0.003;
  return {courseAt(fractionOf(u + wobble), fractionOf(v + wobble), 6, 12, 0.5, size), tileFractal(u, v, 36, 4, 812)};
}

double brickHeight(double u, double v, int size) {
  const Laid brick = brickAt(fractionOf(u), fractionOf(v), size);
  const double scale = size / 512.0;
  return (smoothstep(1.5 * scale, 7 * scale, brick.course.edge) * 6 + brick.grain * 1.8) * scale;
}

/// A square tile: a bevelled border, and a flower of eight leaves that stands out.
double tileHeight(double u, double v, int size) {
  const double scale = size / 512.0;
  const Course tile = courseAt(fractionOf(u), fractionOf(v), 4, 4, 0, size);
  const double dx = tile.x * 2 - 1;
  const double dy = tile.y * 2 - 1;
  const double radius = std::hypot(dx, dy);
  const double leaves = 0.36 + 0.3 * std::pow(std::abs(std::cos(std::atan2(dy, dx) * 4)), 1.5);
  const double flower = smoothstep(leaves + 0.05, leaves - 0.08, radius) * (1 - 0.5 * smoothstep(0.2, 0.1, radius));
  const double ring = smoothstep(0.06, 0.02, std::abs(radius - 0.8));
  return (smoothstep(1 * scale, 6 * scale, tile.edge) * 4 + flower * 5 + ring * 3) * scale;
}

} // namespace

Canvas paintRoughBrick(int size) {
  return painted(size, [size](double u, double v) {
    const Laid brick = brickAt(u, v, size);
    const double scale = size / 512.0;
    const double tone = hash01(brick.course.column, brick.course.row, 813);
    Vec3 colour = lerp({0.52, 0.29, 0.22}, {0.70, 0.44, 0.33}, tone) * (1 + 0.16 * brick.grain);
    if (hash01(brick.course.row, brick.course.column, 814) > 0.88)
      colour = colour * 0.72;
    const Vec3 mortar = Vec3{0.66, 0.62, 0.55} * (1 + 0.12 * tileFractal(u, v, 90, 2, 815));
    return lerp(colour, mortar, smoothstep(4.5 * scale, 2.5 * scale, brick.course.edge));
  });
}

Canvas paintRoughBrickNormals(int size) {
  const Heights height = [size](double u, double v) { return brickHeight(u, v, size); };
  return painted(size, [&](double u, double v) { return asColour(normalAt(height, u, v, 1.0 / size)); });
}

Canvas paintReliefTiles(int size) {
  return painted(size, [size](double u, double v) {
    const double scale = size / 512.0;
    const Course tile = courseAt(u, v, 4, 4, 0, size);
    const bool dark = (tile.column + tile.row) % 2;
    const double cloud = tileFractal(u, v, 10, 4, 821);
    const Vec3 glaze = (dark ? Vec3{0.24, 0.40, 0.42} : Vec3{0.78, 0.74, 0.64}) * (1 + 0.08 * cloud);
    return lerp(glaze, {0.40, 0.38, 0.34}, smoothstep(2.5 * scale, 1 * scale, tile.edge));
  });
}

Canvas paintReliefTileWeights(int size) {
  const Heights height = [size](double u, double v) { return tileHeight(u, v, size); };
  const double texel = 1.0 / size;
  return painted(size, [&](double u, double v) {
    Vec3 shares = bumpShares(normalAt(height, u, v, texel));
    for (int i = 0; i < 3; ++i)
      shares[i] *= openness(height, u, v, bumpDirections()[i], texel);
    return shares;
  });
}

Canvas paintPyramidNormals(int size) {
  return painted(size, [](double u, double v) {
    const double x = fractionOf(u * 2) * 2 - 1;
    const double y = fractionOf(v * 2) * 2 - 1;
    Vec3 normal{0, 0, 1};
    if (std::max(std::abs(x), std::abs(y)) < 0.875) {
      const bool sideways = std::abs(x) > std::abs(y);
      normal = {sideways ? std::copysign(kPyramidSlope, x) : 0, sideways ? 0 : std::copysign(kPyramidSlope, y),
                std::sqrt(1 - kPyramidSlope * kPyramidSlope)};
    }
    return asColour(normal);
  });
}

Canvas paintRidgeWeights(int size) {
  return painted(size, [](double u, double) {
    const int band = std::min(2, static_cast<int>(u * 3));
    return Vec3{band == 0 ? 1.0 : 0.0, band == 1 ? 1.0 : 0.0, band == 2 ? 1.0 : 0.0};
  });
}

} // namespace vitrine::demos
