#include "resources/demos/pictures/Noise.h"
#include "resources/demos/vgo/Avatar.h"

namespace vitrine::demos::vgo::avatar {

namespace {

/// Colours by u to the right and v upwards, with edges smoothed by looking at four points of each pixel.
Canvas painted(int size, const std::function<Vec3(double u, double v)>& at) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      Vec3 sum;
      for (const double dy : {0.25, 0.75})
        for (const double dx : {0.25, 0.75})
          sum += at((x + dx) / size, 1 - (y + dy) / size);
      canvas.at(x, y) = sum / 4;
    }
  return canvas;
}

double within(double distance, double edge) {
  return smoothstep(edge + 0.01, edge - 0.01, distance);
}

/// The eye's sheet is a square drawn to a disc.
Vec3 eyeAt(double u, double v) {
  const double s = 2 * u - 1;
  const double t = 2 * v - 1;
  const double x = s * std::sqrt(1 - t * t / 2);
  const double y = t * std::sqrt(1 - s * s / 2);
  const double iris = std::hypot(x / 0.86, (y + 0.02) / 0.93);
  Vec3 colour = lerp({1.0, 0.985, 0.97}, {0.82, 0.84, 0.90}, smoothstep(0.2, 0.9, y));
  const Vec3 top{0.05, 0.16, 0.17};
  const Vec3 bottom{0.30, 0.82, 0.74};
  Vec3 ground = lerp(bottom, top, smoothstep(-0.75, 0.45, y));
  const double angle = std::atan2(y + 0.02, x);
  ground = ground * (1 + 0.06 * std::sin(angle * 34));
  ground = lerp(ground, {0.62, 1.0, 0.88},
                0.55 * within(std::hypot(x / 0.5, (y + 0.62) / 0.2), 1) * smoothstep(-0.9, -0.5, y));
  ground = lerp(ground, {0.03, 0.09, 0.11}, within(std::hypot(x / 0.36, (y + 0.02) / 0.45), 1));
  ground = lerp(ground, top * 0.75, smoothstep(0.86, 0.99, iris));
  colour = lerp(colour, ground, within(iris, 1));
  colour = lerp(colour, {1, 1, 1}, within(std::hypot((x + 0.30) / 0.23, (y - 0.42) / 0.25), 1));
  colour = lerp(colour, {1, 1, 1}, 0.9 * within(std::hypot((x - 0.34) / 0.11, (y + 0.38) / 0.13), 1));
  return lerp(colour, {0.20, 0.10, 0.10}, smoothstep(0.95, 0.99, std::hypot(x, y)));
}

Vec3 mouthAt(double u, double v) {
  const double tongue = std::hypot((u - 0.5) / 0.30, (v + 0.10) / 0.52);
  return lerp({0.42, 0.09, 0.12}, {0.95, 0.48, 0.48}, within(tongue, 1));
}

Vec3 woodAt(double u, double v) {
  const double grain = tileFractal(u, v, 3, 26, 4, 21);
  const double rings = std::sin(60 * (v + 0.06 * tileNoise(u, v, 4, 22)));
  return lerp({0.36, 0.20, 0.12}, {0.56, 0.35, 0.21}, std::clamp(0.5 + 0.38 * grain + 0.12 * rings, 0.0, 1.0));
}

} // namespace

Canvas eyePicture() {
  return painted(144, eyeAt);
}

Canvas mouthPicture() {
  return painted(48, mouthAt);
}

Canvas woodPicture() {
  return painted(128, woodAt);
}

} // namespace vitrine::demos::vgo::avatar
