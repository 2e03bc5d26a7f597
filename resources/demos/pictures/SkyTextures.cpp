#include "resources/demos/pictures/Noise.h"
#include "resources/demos/pictures/TextureSynthesis.h"

#include <numbers>

namespace vitrine::demos {

namespace {

/// Direction seen at (s, t), each -1..1, right and up on the face of the box. As the engine turns its sky box.
Vec3 directionOn(int face, double s, double t) {
  switch (face) {
  case 0:
    return {1, -s, t};
  case 1:
    return {-1, s, t};
  case 2:
    return {s, 1, t};
  case 3:
    return {-s, -1, t};
  case 4:
    return {-t, -s, 1};
  default:
    return {t, -s, -1};
  }
}

double cloudAt(const Vec3& direction) {
  if (direction.z < 0.02)
    return 0;
  // Clouds lie in a plane high above: they crowd together towards the horizon.
  const double reach = 0.16 / (direction.z + 0.12);
  const double u = 0.5 + direction.x * reach;
  const double v = 0.5 + direction.y * reach;
  const double bend = tileFractal(u, v, 3, 3, 401) * 0.06;
  const double body = tileFractal(u + bend, v - bend, 4, 6, 402);
  return smoothstep(0.02, 0.62, body) * smoothstep(0.02, 0.14, direction.z);
}

} // namespace

Vec3 skyColour(const Vec3& direction, const Vec3& towardsSun) {
  const double up = std::max(0.0, direction.z);
  Vec3 colour = lerp({0.80, 0.85, 0.88}, {0.27, 0.47, 0.75}, 1 - std::pow(1 - up, 2.6));
  const double nearSun = std::max(0.0, dot(direction, towardsSun));
  colour = lerp(colour, {1.0, 0.93, 0.80}, std::pow(nearSun, 10) * 0.55);
  const double cloud = cloudAt(direction);
  const double lit =
      0.5 + 0.5 * std::clamp((cloud - cloudAt(normalized(direction + towardsSun * 0.06))) * 3 + 0.4, -1.0, 1.0);
  colour = lerp(colour, lerp({0.66, 0.69, 0.75}, {1.0, 0.975, 0.93}, lit), cloud * 0.88);
  colour = lerp(colour, {1.0, 0.98, 0.9}, smoothstep(0.9985, 0.9996, nearSun));
  if (direction.z < 0)
    colour = lerp(colour, {0.47, 0.52, 0.46}, smoothstep(0.0, 0.12, -direction.z));
  return minOf({1, 1, 1}, colour);
}

Canvas paintSkyFace(int size, int face, const Vec3& towardsSun) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      canvas.at(x, y) =
          skyColour(normalized(directionOn(face, (x + 0.5) / size * 2 - 1, 1 - (y + 0.5) / size * 2)), towardsSun);
  return canvas;
}

} // namespace vitrine::demos
