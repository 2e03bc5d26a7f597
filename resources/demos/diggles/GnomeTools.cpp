#include "resources/demos/diggles/Gnome.h"

#include <numbers>

namespace vitrine::demos::diggles::gnome {

namespace {

struct Turning {
  double height;
  double radius;
};

/// A turned body about the placement's y axis.
template <std::size_t N>
void addTurned(Surface& surface, const Placement& place, const Turning (&shape)[N], const Loft& loft) {
  std::vector<Ring> rings;
  for (const Turning& at : shape)
    rings.push_back({place.at(place.point({0, at.height, 0})), at.radius, at.radius});
  addLoft(surface, rings, loft);
}

std::vector<Vec3> placedLine(const Placement& place, const std::vector<Vec3>& joints, int steps) {
  std::vector<Vec3> line;
  for (const Vec3& point : smoothLine(joints, steps))
    line.push_back(place.point(point));
  return line;
}

/// y runs along the handle, z to the point that strikes.
void addPickaxe(Surface& tools, const Placement& pick) {
  const Turning handle[] = {{-14, 0},  {-13.8, 1.5}, {-12.5, 2.0}, {-10, 1.65}, {0, 1.5},
                            {14, 1.5}, {26, 1.65},   {33, 1.9},    {37, 2.0},   {37.4, 0}};
  addTurned(tools, pick, handle, {.columns = 8, .picture = kHandle});
  const std::vector<Vec3> line =
      placedLine(pick, {{0, 25.5, -19}, {0, 31.3, -12}, {0, 33.4, -4}, {0, 33.4, 4}, {0, 31.3, 12}, {0, 24.5, 21}}, 11);
  std::vector<Ring> rings = tube(line, {1.2, 1.7, 2.4, 2.4, 1.7, 0.25}, pick.y);
  for (std::size_t i = 0; i < rings.size(); ++i) {
    rings[i].square = 5;
    rings[i].halfWidth *= i < 4 ? 1.0 + 0.35 * (4 - static_cast<double>(i)) : 1; // the other end is a blade
    rings[i].halfDepth *= i < 3 ? 0.45 + 0.15 * static_cast<double>(i) : 0.95;
  }
  Ring blade = rings.front();
  blade.halfWidth = blade.halfDepth = 0;
  rings.insert(rings.begin(), blade);
  Ring point = rings.back();
  point.halfWidth = point.halfDepth = 0;
  rings.push_back(point);
  addLoft(tools, rings, {.columns = 9, .picture = kIron});
  std::vector<Ring> collar;
  for (const auto& [height, half] : {std::pair{29.2, 2.0}, {29.4, 3.0}, {36.0, 3.0}, {36.2, 2.0}})
    collar.push_back({pick.at(pick.point({0, height, 0})), half * 0.95, half * 1.3, 5});
  addLoft(tools, collar, {.columns = 9, .picture = kIron});
}

/// Hangs by its handle from the placement's origin.
void addLantern(Surface& tools, Surface& glass, const Placement& lantern) {
  addLoft(
      tools,
      tube(placedLine(
               lantern,
               {{0, -9.5, -5}, {0, -4, -4.8}, {0, -0.3, -2.4}, {0, 0, 0}, {0, -0.3, 2.4}, {0, -4, 4.8}, {0, -9.5, 5}},
               12),
           {0.55, 0.55, 0.7, 0.75, 0.7, 0.55, 0.55}, lantern.x),
      {.columns = 5, .picture = kIron});
  const Turning roof[] = {{-13.2, 0},  {-13.2, 5.6}, {-12.6, 7.0}, {-11.8, 7.0}, {-10.2, 4.6},
                          {-9.0, 3.0}, {-7.6, 2.8},  {-7.4, 3.4},  {-6.6, 3.2},  {-5.6, 0}};
  addTurned(tools, lantern, roof, {.columns = 12, .picture = kLampBrass});
  const Turning foot[] = {{-29.0, 0},   {-29.0, 6.2}, {-28.4, 6.8}, {-27.2, 6.8},
                          {-26.6, 5.9}, {-25.2, 5.6}, {-24.9, 4.4}, {-24.9, 0}};
  addTurned(tools, lantern, foot, {.columns = 12, .picture = kLampBrass});
  for (int post = 0; post < 4; ++post) {
    const Placement corner = lantern * yaw((post + 0.5) * std::numbers::pi / 2);
    addBox(tools, corner * shift({0, -19.1, 5.5}), {0.5, 5.7, 0.5}, kLampBrass);
  }
  addTurned(tools, lantern, {{-24.9, 0.0}, {-24.8, 0.9}, {-22.4, 0.8}, {-22.3, 0.0}}, {.columns = 5, .picture = kIron});
  const Turning flame[] = {{-22.6, 0}, {-22.0, 1.2}, {-20.6, 2.0}, {-19.0, 1.7}, {-17.2, 0.9}, {-15.4, 0}};
  addTurned(tools, lantern, flame, {.columns = 7, .picture = kFlame, .glow = 1});
  const Turning chimney[] = {{-25.0, 4.3}, {-22.5, 5.0}, {-19, 5.2}, {-15.5, 5.0}, {-13.1, 4.4}};
  addTurned(glass, lantern, chimney, {.columns = 12, .picture = {0, 0, 1, 1}, .glow = 0.9});
}

} // namespace

void addTools(Figure& figure, const Joints& joints) {
  const Placement& hand = joints.hand[kRight];
  addPickaxe(figure.surfaces[kTools], along(joints.grip[kRight], hand.z, -hand.y));
  addLantern(figure.surfaces[kTools], figure.surfaces[kGlass], joints.lantern);
}

} // namespace vitrine::demos::diggles::gnome
