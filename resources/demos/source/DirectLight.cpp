// The half of LightBaker that lamps and sun need.
#include "resources/demos/source/LightBaker.h"

namespace vitrine::demos {

namespace {

constexpr int kSunRays = 6;
constexpr double kLeastLight = 0.0015; // light weaker than this is not traced
constexpr double kNearest = 20;        // lamps do not get brighter closer than this: walls beside them would burn out
constexpr double kLeastStyle = 0.008;  // a style that stays below is left out of the face
constexpr std::size_t kMostStyles = 4;

} // namespace

bool LightBaker::cellsSee(int from, const BuiltFace& face) const {
  if (face.leaves.empty())
    return true; // displacements and brush models
  const std::vector<int>& visible = m_input.visible[from];
  return std::any_of(face.leaves.begin(), face.leaves.end(), [&](int leaf) {
    return std::binary_search(visible.begin(), visible.end(), m_input.tree.leaves()[leaf].cell);
  });
}

bool LightBaker::canReach(const Light& light, int lightCell, const BuiltFace& face, const Box& bounds) const {
  const Vec3 nearest = maxOf(bounds.mins, minOf(bounds.maxs, light.origin));
  const double distance = lengthOf(nearest - light.origin);
  if (light.reach > 0 && distance > light.reach)
    return false;
  const double brightest = std::max({light.colour.x, light.colour.y, light.colour.z});
  if (brightest * 1e4 / std::max(distance * distance, 1.0) < kLeastLight)
    return false;
  if (face.displacement < 0 && face.model == 0 && face.plane.distanceTo(light.origin) <= 0)
    return false;
  return lightCell >= 0 && cellsSee(lightCell, face);
}

/// Intensity of a light towards a point, without angle of incidence and shadow.
Vec3 LightBaker::arriving(const Light& light, const Vec3& towardsLight, double distance) {
  double strength = 1e4 / std::max(distance * distance, kNearest * kNearest);
  if (light.kind == LightKind::Spot)
    strength *= smoothstep(light.outerCosine, light.innerCosine, -dot(towardsLight, light.direction));
  if (light.reach > 0)
    strength *= smoothstep(light.reach, light.reach * 0.6, distance);
  return light.colour * strength;
}

void LightBaker::addLight(int number, const Light& light) {
  const BuiltFace& face = m_input.faces[number];
  BakedFace& baked = m_faces[number];
  const LuxelGrid& grid = m_grids[number];
  // Four places of the luxel, each with its own place on the glowing body: smooth edges and soft shadows at once.
  static constexpr double kPlaces[4][2] = {{-0.3, -0.15}, {0.15, -0.3}, {0.3, 0.15}, {-0.15, 0.3}};
  static constexpr double kBody[4][3] = {{0.6, 0.6, 0.5}, {-0.6, 0.6, -0.5}, {0.6, -0.6, -0.5}, {-0.6, -0.6, 0.5}};
  LightMap map(baked.buried.size() * baked.maps);
  double peak = 0;
  for (int row = 0; row < grid.height(); ++row)
    for (int column = 0; column < grid.width(); ++column) {
      const std::size_t luxel = static_cast<std::size_t>(row) * grid.width() + column;
      if (baked.buried[luxel])
        continue;
      for (int k = 0; k < 4; ++k) {
        const LuxelPoint at = placed(face, grid.at(column + kPlaces[k][0], row + kPlaces[k][1]));
        const Vec3 source = light.origin + Vec3{kBody[k][0], kBody[k][1], kBody[k][2]} * light.size;
        const Vec3 way = source - at.position;
        const double distance = lengthOf(way);
        const Vec3 towards = way / distance;
        if (dot(towards, at.normal) <= 0)
          continue;
        const Vec3 strength = arriving(light, towards, distance) * 0.25;
        if (std::max({strength.x, strength.y, strength.z}) < kLeastLight / 4 || !m_scene.clear(at.position, source))
          continue;
        for (int m = 0; m < baked.maps; ++m) {
          const Vec3& normal = m == 0 ? at.normal : baked.normals[m];
          map[m * baked.buried.size() + luxel].lamps += strength * std::max(0.0, dot(towards, normal));
        }
        peak = std::max({peak, strength.x, strength.y, strength.z});
      }
    }
  if (peak == 0 || (light.style != 0 && peak < kLeastStyle))
    return;
  if (baked.styles.size() >= kMostStyles &&
      std::find(baked.styles.begin(), baked.styles.end(), light.style) == baked.styles.end())
    return;
  LightMap& target = mapOf(baked, light.style);
  for (std::size_t i = 0; i < map.size(); ++i)
    target[i] += map[i];
}

void LightBaker::addSun(int number) {
  const BuiltFace& face = m_input.faces[number];
  const Sun& sun = m_input.model.sun;
  if (!m_input.model.hasSun || (face.displacement < 0 && dot(face.plane.normal, sun.direction) >= 0))
    return;
  const bool mayShine = face.leaves.empty() || std::any_of(face.leaves.begin(), face.leaves.end(), [&](int leaf) {
                          return m_seesSky[m_input.tree.leaves()[leaf].cell];
                        });
  if (!mayShine)
    return;
  BakedFace& baked = m_faces[number];
  const LuxelGrid& grid = m_grids[number];
  const LightFrame frame(-sun.direction);
  LightMap& map = mapOf(baked, 0);
  for (int row = 0; row < grid.height(); ++row)
    for (int column = 0; column < grid.width(); ++column) {
      const std::size_t luxel = static_cast<std::size_t>(row) * grid.width() + column;
      if (baked.buried[luxel])
        continue;
      for (int k = 0; k < kSunRays; ++k) {
        const double angle = k * 2 * kPi / kSunRays;
        const LuxelPoint at = placed(face, grid.at(column + 0.33 * std::cos(angle), row + 0.33 * std::sin(angle)));
        const double turn = angle * 2 + 1;
        const double radius = sun.spread * (k % 2 ? 1 : 0.45);
        const Vec3 towards = normalized(frame.turned({radius * std::cos(turn), radius * std::sin(turn), 1}));
        if (dot(towards, at.normal) <= 0)
          continue;
        const RayScene::Hit hit = m_scene.closest(at.position, towards);
        if (hit.face < 0 || !hasFlag(m_input, m_input.faces[hit.face], kSurfaceSky))
          continue;
        for (int m = 0; m < baked.maps; ++m) {
          const Vec3& normal = m == 0 ? at.normal : baked.normals[m];
          map[m * baked.buried.size() + luxel].sun += sun.colour * (std::max(0.0, dot(towards, normal)) / kSunRays);
        }
      }
    }
}

void LightBaker::addDirect(int number) {
  const BuiltFace& face = m_input.faces[number];
  if (!m_faces[number].lit || m_faces[number].given)
    return;
  Box bounds = boundsOf(face.corners);
  if (face.model > 0) {
    const Vec3 origin = m_input.model.brushEntities[face.model - 1].origin;
    bounds = {bounds.mins + origin, bounds.maxs + origin};
  }
  for (const Light& light : m_input.model.lights)
    if (canReach(light, m_input.tree.leaves()[m_input.tree.leafAt(light.origin)].cell, face, bounds))
      addLight(number, light);
  addSun(number);
}

} // namespace vitrine::demos
