#include "common/RayScene.h"
#include "source/Csg.h"
#include "source/GivenLight.h"
#include "source/Lighting.h"

#include <numbers>

namespace vitrine::samples {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr int kBounceRays = 32;    // per coarse point, for the inner bounces
constexpr int kGatherRays = 72;    // per point of the last gathering, the one that is seen
constexpr int kSmallFaceRays = 32; // on faces of a few luxels, where nobody sees the difference
constexpr int kSmallFace = 9;      // luxels
constexpr int kBounceStep = 4;     // luxels between the points of the inner bounces
constexpr int kGatherStep = 2;     // and of the last one
constexpr int kInnerBounces = 2;
constexpr int kSunRays = 6;
constexpr int kAmbientRays = 64;
constexpr double kLeastLight = 0.0015; // light weaker than this is not traced
constexpr double kNearest = 20;        // lamps do not get brighter closer than this: walls beside them would burn out
constexpr double kLeastStyle = 0.008;  // a style that stays below is left out of the face
constexpr std::size_t kMostStyles = 4;

/// Directions over the hemisphere about +z, as dense as light falls (cosine). The same set everywhere: neighbouring
/// luxels then differ only by what they see, not by chance.
std::vector<Vec3> cosineDirections(int count) {
  std::vector<Vec3> result;
  for (int i = 0; i < count; ++i) {
    const double radius = std::sqrt((i + 0.5) / count);
    const double angle = i * kPi * (3 - std::sqrt(5.0));
    result.push_back({radius * std::cos(angle), radius * std::sin(angle), std::sqrt(1 - radius * radius)});
  }
  return result;
}

std::vector<Vec3> sphereDirections(int count) {
  std::vector<Vec3> result;
  for (int i = 0; i < count; ++i) {
    const double z = 1 - (2 * i + 1.0) / count;
    const double angle = i * kPi * (3 - std::sqrt(5.0));
    const double radius = std::sqrt(1 - z * z);
    result.push_back({radius * std::cos(angle), radius * std::sin(angle), z});
  }
  return result;
}

struct Frame {
  Vec3 right;
  Vec3 up;
  Vec3 normal;
  explicit Frame(const Vec3& n) : normal(n) {
    right = normalized(cross(std::abs(n.z) < 0.9 ? Vec3{0, 0, 1} : Vec3{1, 0, 0}, n));
    up = cross(n, right);
  }
  Vec3 turned(const Vec3& d) const { return right * d.x + up * d.y + normal * d.z; }
};

/// Light in two parts: what the sun gives, at first or second hand, is brighter in the HDR set.
struct Glow {
  Vec3 lamps; ///< and the sky
  Vec3 sun;

  Glow operator+(const Glow& o) const { return {lamps + o.lamps, sun + o.sun}; }
  Glow operator*(const Vec3& colour) const { return {lamps * colour, sun * colour}; }
  Glow operator*(double k) const { return {lamps * k, sun * k}; }
  Glow operator/(double k) const { return *this * (1 / k); }
  Glow& operator+=(const Glow& o) { return *this = *this + o; }
  Vec3 sum(double sunScale) const { return lamps + sun * sunScale; }
};

/// Light of one style on one face: `maps` values a luxel (flat, or flat and three bump directions).
using LightMap = std::vector<Glow>;
using AmbientGlow = std::array<Glow, 6>;

struct BakedFace {
  int maps = 1;
  std::array<Vec3, 4> normals; ///< flat normal and bump directions
  std::vector<int> styles;
  std::vector<LightMap> direct; ///< per style
  LightMap bounced;             ///< style 0 only
  std::vector<char> buried;     ///< luxels inside a brush
  bool lit = false;
  bool given = false; ///< its light is written down, nothing is added
};

class Baker {
public:
  explicit Baker(const LightingInput& input);
  LightingResult bake();

private:
  void addToScene(int face);
  void prepare(int face);
  void addDirect(int face);
  void addLight(int face, const Light& light);
  void addSun(int face);
  LightMap& mapOf(BakedFace& baked, int style);
  bool canReach(const Light& light, int lightCell, const BuiltFace& face, const Box& bounds) const;
  void gather(int step, const std::vector<Vec3>& directions, const std::vector<Vec3>& fewDirections, bool skipBump);
  LightMap gatherFace(int face, int step, const std::vector<Vec3>& directions, bool skipBump) const;
  std::array<Glow, 4> gatherAt(const BakedFace& baked, const LuxelPoint& at, const std::vector<Vec3>& directions,
                               int maps) const;
  Glow radianceFrom(const Vec3& origin, const Vec3& direction) const;
  Glow radianceOf(int face, const Vec3& point) const;
  Vec3 skyRadiance(const Vec3& direction) const;
  void fillBuried(int face, LightMap& map) const;
  void finish(int face);
  FaceLight result(int face, double sunScale) const;
  std::vector<Vec3> placesIn(const BoxTree::Leaf& leaf) const;
  void addAmbient(const BoxTree::Leaf& leaf, LightingResult& result) const;
  AmbientGlow ambientAt(const Vec3& position, int cell) const;
  bool cellsSee(int from, const BuiltFace& face) const;
  LuxelPoint placed(const BuiltFace& face, LuxelPoint at) const;

  const LightingInput& m_input;
  BrushSet m_brushes;
  RayScene m_scene;
  std::vector<LuxelGrid> m_grids;
  std::vector<BakedFace> m_faces;
  std::vector<char> m_seesSky; ///< per cell
  std::vector<Vec3> m_ambientDirections = sphereDirections(kAmbientRays);
};

bool hasFlag(const LightingInput& input, const BuiltFace& face, std::uint32_t flag) {
  return input.model.materials[face.material].surfaceFlags & flag;
}

Baker::Baker(const LightingInput& input)
    : m_input(input), m_brushes(input.model.brushes), m_faces(input.faces.size()), m_seesSky(input.model.cells.size()) {
  std::vector<char> hasSky(input.model.cells.size());
  for (std::size_t i = 0; i < input.faces.size(); ++i) {
    const BuiltFace& face = input.faces[i];
    m_grids.emplace_back(input.model, input.builder, face);
    addToScene(static_cast<int>(i));
    if (hasFlag(input, face, kSurfaceSky))
      for (const int leaf : face.leaves)
        hasSky[input.tree.leaves()[leaf].cell] = 1;
  }
  m_scene.build();
  for (std::size_t cell = 0; cell < hasSky.size(); ++cell)
    for (const int other : input.visible[cell])
      m_seesSky[cell] |= hasSky[other];
}

void Baker::addToScene(int number) {
  const BuiltFace& face = m_input.faces[number];
  const bool sky = hasFlag(m_input, face, kSurfaceSky);
  if (face.model != 0 || (!sky && !face.castsShadow))
    return;
  if (face.displacement >= 0) {
    const DisplacementSurface surface(m_input.model.displacements[face.displacement]);
    for (const auto& t : surface.triangles())
      m_scene.addTriangle(surface.vertices()[t[0]], surface.vertices()[t[2]], surface.vertices()[t[1]], number);
    return;
  }
  for (std::size_t i = 2; i < face.corners.size(); ++i)
    m_scene.addTriangle(face.corners[0], face.corners[i - 1], face.corners[i], number);
}

/// Faces of brush models are stored relative to their entity.
LuxelPoint Baker::placed(const BuiltFace& face, LuxelPoint at) const {
  if (face.model > 0)
    at.position += m_input.model.brushEntities[face.model - 1].origin;
  return at;
}

void Baker::prepare(int number) {
  const BuiltFace& face = m_input.faces[number];
  BakedFace& baked = m_faces[number];
  baked.lit = isLit(m_input.model, face);
  if (!baked.lit)
    return;
  const LuxelGrid& grid = m_grids[number];
  baked.given = face.givenLight >= 0;
  baked.normals[0] = face.plane.normal;
  if (hasFlag(m_input, face, kSurfaceBumpLight)) {
    baked.maps = 4;
    const FaceMapping& mapping = m_input.builder.mappingOf(face);
    const Vec3 s = normalized(mapping.texture[0].axis);
    const Vec3 t = normalized(mapping.texture[1].axis);
    const double third = 1 / std::sqrt(3.0);
    const Vec3 basis[3] = {{std::sqrt(2.0 / 3), 0, third},
                           {-1 / std::sqrt(6.0), 1 / std::sqrt(2.0), third},
                           {-1 / std::sqrt(6.0), -1 / std::sqrt(2.0), third}};
    for (int i = 0; i < 3; ++i)
      baked.normals[i + 1] = normalized(s * basis[i].x + t * basis[i].y + face.plane.normal * basis[i].z);
  }
  for (int row = 0; row < grid.height(); ++row)
    for (int column = 0; column < grid.width(); ++column)
      baked.buried.push_back(face.model == 0 && m_brushes.buried(grid.at(column, row).position, 0.2));
  baked.bounced.assign(baked.buried.size() * baked.maps, Glow{});
  LightMap& steady = mapOf(baked, 0);
  if (!baked.given)
    return;
  // What it sends into the room is its steady light; its own luxels are written as they are given.
  for (const GivenLight& given : m_input.model.givenLights[face.givenLight])
    if (given.style == 0)
      steady.assign(steady.size(), Glow{(given.first + given.last) * 0.5, {}});
}

LightMap& Baker::mapOf(BakedFace& baked, int style) {
  for (std::size_t i = 0; i < baked.styles.size(); ++i)
    if (baked.styles[i] == style)
      return baked.direct[i];
  baked.styles.push_back(style);
  baked.direct.emplace_back(baked.buried.size() * baked.maps);
  return baked.direct.back();
}

bool Baker::cellsSee(int from, const BuiltFace& face) const {
  if (face.leaves.empty())
    return true; // displacements and brush models
  const std::vector<int>& visible = m_input.visible[from];
  return std::any_of(face.leaves.begin(), face.leaves.end(), [&](int leaf) {
    return std::binary_search(visible.begin(), visible.end(), m_input.tree.leaves()[leaf].cell);
  });
}

bool Baker::canReach(const Light& light, int lightCell, const BuiltFace& face, const Box& bounds) const {
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
Vec3 arriving(const Light& light, const Vec3& towardsLight, double distance) {
  double strength = 1e4 / std::max(distance * distance, kNearest * kNearest);
  if (light.kind == LightKind::Spot)
    strength *= smoothstep(light.outerCosine, light.innerCosine, -dot(towardsLight, light.direction));
  if (light.reach > 0)
    strength *= smoothstep(light.reach, light.reach * 0.6, distance);
  return light.colour * strength;
}

void Baker::addLight(int number, const Light& light) {
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

void Baker::addSun(int number) {
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
  const Frame frame(-sun.direction);
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

void Baker::addDirect(int number) {
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

Vec3 Baker::skyRadiance(const Vec3& direction) const {
  const Sun& sun = m_input.model.sun;
  if (!m_input.model.hasSun)
    return {};
  return lerp(sun.horizon, sun.zenith, std::clamp(direction.z, 0.0, 1.0));
}

/// Light a surface sends back: what falls on it, coloured by its texture's mean.
Glow Baker::radianceOf(int number, const Vec3& point) const {
  const BuiltFace& face = m_input.faces[number];
  const Material& material = m_input.model.materials[face.material];
  const BakedFace& baked = m_faces[number];
  if (!baked.lit)
    return {material.emission, {}};
  const int width = m_grids[number].width();
  const int height = m_grids[number].height();
  double at[2];
  if (face.displacement >= 0) {
    const Displacement& patch = m_input.model.displacements[face.displacement];
    at[0] = (point.x - patch.mins.x) / (patch.maxs.x - patch.mins.x) * (width - 1);
    at[1] = (point.y - patch.mins.y) / (patch.maxs.y - patch.mins.y) * (height - 1);
  } else {
    const FaceMapping& mapping = m_input.builder.mappingOf(face);
    for (int i = 0; i < 2; ++i)
      at[i] = mapping.light[i].of(point) - face.lightMins[i];
  }
  const int column = std::clamp(static_cast<int>(std::lround(at[0])), 0, width - 1);
  const int row = std::clamp(static_cast<int>(std::lround(at[1])), 0, height - 1);
  const std::size_t luxel = static_cast<std::size_t>(row) * width + column;
  return (baked.direct[0][luxel] + baked.bounced[luxel]) * material.reflectivity;
}

Glow Baker::radianceFrom(const Vec3& origin, const Vec3& direction) const {
  const RayScene::Hit hit = m_scene.closest(origin, direction);
  if (hit.face < 0)
    return {};
  if (hasFlag(m_input, m_input.faces[hit.face], kSurfaceSky))
    return {skyRadiance(direction), {}};
  return hit.fromBehind ? Glow{} : radianceOf(hit.face, origin + direction * hit.distance);
}

std::array<Glow, 4> Baker::gatherAt(const BakedFace& baked, const LuxelPoint& at, const std::vector<Vec3>& directions,
                                    int maps) const {
  const Frame frame(at.normal);
  std::array<Glow, 4> sums{};
  std::array<double, 4> weights{};
  for (const Vec3& local : directions) {
    const Vec3 direction = frame.turned(local);
    const Glow light = radianceFrom(at.position, direction);
    sums[0] += light;
    weights[0] += 1;
    for (int m = 1; m < maps; ++m) {
      const double weight = std::max(0.0, dot(direction, baked.normals[m])) / std::max(local.z, 0.08);
      sums[m] += light * weight;
      weights[m] += weight;
    }
  }
  for (int m = 0; m < maps; ++m)
    sums[m] = sums[m] / std::max(weights[m], 1e-6);
  return sums;
}

/// Gathers at every `step`-th luxel and fills in between.
LightMap Baker::gatherFace(int number, int step, const std::vector<Vec3>& directions, bool skipBump) const {
  const BuiltFace& face = m_input.faces[number];
  const BakedFace& baked = m_faces[number];
  const LuxelGrid& grid = m_grids[number];
  const int columns = (grid.width() - 1 + step - 1) / step + 1;
  const int rows = (grid.height() - 1 + step - 1) / step + 1;
  const auto placeOf = [&](int i, int size) { return std::min(i * step, size - 1); };
  std::vector<std::array<Glow, 4>> coarse(static_cast<std::size_t>(columns) * rows);
  std::vector<double> weights(coarse.size());
  const int maps = skipBump ? 1 : baked.maps;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const int c = placeOf(column, grid.width());
      const int r = placeOf(row, grid.height());
      const std::size_t index = static_cast<std::size_t>(row) * columns + column;
      weights[index] = baked.buried[static_cast<std::size_t>(r) * grid.width() + c] ? 0.0 : 1.0;
      if (weights[index] > 0)
        coarse[index] = gatherAt(baked, placed(face, grid.at(c, r)), directions, maps);
    }
  const std::size_t luxels = baked.buried.size();
  LightMap map(luxels * baked.maps);
  for (int row = 0; row < grid.height(); ++row)
    for (int column = 0; column < grid.width(); ++column) {
      const int c0 = std::min(column / step, std::max(0, columns - 2));
      const int r0 = std::min(row / step, std::max(0, rows - 2));
      const int c1 = std::min(c0 + 1, columns - 1);
      const int r1 = std::min(r0 + 1, rows - 1);
      const auto part = [&](int at, int low, int high) {
        return high > low ? static_cast<double>(at - low) / (high - low) : 0.0;
      };
      const double tx = part(column, placeOf(c0, grid.width()), placeOf(c1, grid.width()));
      const double ty = part(row, placeOf(r0, grid.height()), placeOf(r1, grid.height()));
      double total = 0;
      std::array<Glow, 4> sum{};
      const auto add = [&](int r, int c, double weight) {
        const std::size_t index = static_cast<std::size_t>(r) * columns + c;
        weight *= weights[index];
        total += weight;
        for (int m = 0; m < maps; ++m)
          sum[m] += coarse[index][m] * weight;
      };
      add(r0, c0, (1 - tx) * (1 - ty));
      add(r0, c1, tx * (1 - ty));
      add(r1, c0, (1 - tx) * ty);
      add(r1, c1, tx * ty);
      if (total > 0)
        for (int m = 0; m < maps; ++m)
          map[m * luxels + static_cast<std::size_t>(row) * grid.width() + column] = sum[m] / total;
    }
  return map;
}

void Baker::gather(int step, const std::vector<Vec3>& directions, const std::vector<Vec3>& fewDirections,
                   bool skipBump) {
  std::vector<LightMap> next(m_faces.size());
  for (std::size_t i = 0; i < m_faces.size(); ++i)
    if (m_faces[i].lit && !m_faces[i].given)
      next[i] = gatherFace(static_cast<int>(i), step,
                           m_faces[i].buried.size() <= kSmallFace ? fewDirections : directions, skipBump);
  for (std::size_t i = 0; i < m_faces.size(); ++i)
    if (m_faces[i].lit && !m_faces[i].given)
      m_faces[i].bounced = std::move(next[i]);
}

/// Luxels inside brushes take the mean of their free neighbours, so that no darkness creeps out from under furniture.
void Baker::fillBuried(int number, LightMap& map) const {
  const BakedFace& baked = m_faces[number];
  const int width = m_grids[number].width();
  const int height = m_grids[number].height();
  std::vector<char> open = baked.buried;
  bool changed = std::find(open.begin(), open.end(), 1) != open.end();
  while (changed) {
    changed = false;
    std::vector<char> stillOpen = open;
    for (int row = 0; row < height; ++row)
      for (int column = 0; column < width; ++column) {
        const std::size_t luxel = static_cast<std::size_t>(row) * width + column;
        if (!open[luxel])
          continue;
        int count = 0;
        std::array<Glow, 4> sum{};
        for (int r = std::max(0, row - 1); r <= std::min(height - 1, row + 1); ++r)
          for (int c = std::max(0, column - 1); c <= std::min(width - 1, column + 1); ++c) {
            const std::size_t other = static_cast<std::size_t>(r) * width + c;
            if (open[other])
              continue;
            ++count;
            for (int m = 0; m < baked.maps; ++m)
              sum[m] += map[m * baked.buried.size() + other];
          }
        if (!count)
          continue;
        for (int m = 0; m < baked.maps; ++m)
          map[m * baked.buried.size() + luxel] = sum[m] / count;
        stillOpen[luxel] = 0;
        changed = true;
      }
    open = std::move(stillOpen);
  }
}

/// Puts direct and bounced light together.
void Baker::finish(int number) {
  BakedFace& baked = m_faces[number];
  for (std::size_t style = 0; baked.lit && style < baked.styles.size(); ++style) {
    LightMap& map = baked.direct[style];
    for (std::size_t i = 0; baked.styles[style] == 0 && i < map.size(); ++i)
      map[i] += baked.bounced[i];
    fillBuried(number, map);
  }
}

FaceLight Baker::result(int number, double sunScale) const {
  const BakedFace& baked = m_faces[number];
  FaceLight light;
  if (!baked.lit)
    return light;
  light.width = m_grids[number].width();
  light.height = m_grids[number].height();
  light.mapsPerStyle = baked.maps;
  if (baked.given)
    return lightAsGiven(m_input.model.givenLights[m_input.faces[number].givenLight], baked.maps > 1, light.width,
                        light.height);
  for (std::size_t style = 0; style < baked.styles.size(); ++style) {
    light.styles.push_back(static_cast<std::uint8_t>(baked.styles[style]));
    for (const Glow& glow : baked.direct[style]) {
      const Vec3 value = glow.sum(sunScale);
      for (int i = 0; i < 3; ++i)
        light.samples.push_back(static_cast<float>(value[i]));
    }
  }
  return light;
}

AmbientGlow Baker::ambientAt(const Vec3& position, int cell) const {
  AmbientGlow sides{};
  double weights[6] = {};
  for (const Vec3& direction : m_ambientDirections) {
    const Glow light = radianceFrom(position, direction);
    for (int side = 0; side < 6; ++side) {
      const double weight = std::max(0.0, side % 2 ? -direction[side / 2] : direction[side / 2]);
      sides[side] += light * weight;
      weights[side] += weight;
    }
  }
  for (int side = 0; side < 6; ++side)
    sides[side] = sides[side] / std::max(weights[side], 1e-6);
  for (const Light& light : m_input.model.lights) {
    const int lightCell = m_input.tree.leaves()[m_input.tree.leafAt(light.origin)].cell;
    if (light.style != 0 || lightCell < 0 ||
        !std::binary_search(m_input.visible[lightCell].begin(), m_input.visible[lightCell].end(), cell))
      continue;
    const Vec3 way = light.origin - position;
    const double distance = std::max(lengthOf(way), 1.0);
    const Vec3 strength = arriving(light, way / distance, distance);
    if (std::max({strength.x, strength.y, strength.z}) < 0.02 || !m_scene.clear(position, light.origin))
      continue;
    for (int side = 0; side < 6; ++side)
      sides[side].lamps += strength * std::max(0.0, (side % 2 ? -way[side / 2] : way[side / 2]) / distance);
  }
  return sides;
}

/// Places where a leaf's ambient light is measured: at eye height, not inside a brush. Every leaf has at least one.
std::vector<Vec3> Baker::placesIn(const BoxTree::Leaf& leaf) const {
  const Vec3 size = leaf.bounds.size();
  const int countX = size.x > 384 ? 2 : 1;
  const int countY = size.y > 384 ? 2 : 1;
  const auto at = [&](double x, double y, double z) { return leaf.bounds.mins + Vec3{x, y, z} * size; };
  std::vector<Vec3> places;
  for (int y = 0; y < countY; ++y)
    for (int x = 0; x < countX; ++x)
      if (const Vec3 place = at((x + 0.5) / countX, (y + 0.5) / countY, std::min(0.5, 64 / size.z));
          !m_brushes.buried(place, 0))
        places.push_back(place);
  constexpr int kTries = 5;
  for (int i = 0; places.empty() && i < kTries * kTries * kTries; ++i)
    if (const Vec3 place =
            at((i % kTries + 0.5) / kTries, (i / kTries % kTries + 0.5) / kTries, (i / kTries / kTries + 0.5) / kTries);
        !m_brushes.buried(place, 0))
      places.push_back(place);
  if (places.empty())
    places.push_back(leaf.bounds.centre());
  return places;
}

void Baker::addAmbient(const BoxTree::Leaf& leaf, LightingResult& result) const {
  std::vector<AmbientSample> samples;
  std::vector<AmbientSample> hdr;
  if (leaf.cell >= 0)
    for (const Vec3& place : placesIn(leaf)) {
      const AmbientGlow glow = ambientAt(place, leaf.cell);
      samples.push_back({place, {}});
      hdr.push_back({place, {}});
      for (int side = 0; side < 6; ++side) {
        samples.back().colours[side] = glow[side].sum(1);
        hdr.back().colours[side] = glow[side].sum(m_input.model.sun.hdrScale);
      }
    }
  result.leaves.push_back(std::move(samples));
  result.hdrLeaves.push_back(std::move(hdr));
}

LightingResult Baker::bake() {
  const int count = static_cast<int>(m_faces.size());
  for (int face = 0; face < count; ++face)
    prepare(face);
  for (int face = 0; face < count; ++face)
    addDirect(face);
  const std::vector<Vec3> bounceDirections = cosineDirections(kBounceRays);
  for (int i = 0; i < kInnerBounces; ++i)
    gather(kBounceStep, bounceDirections, cosineDirections(kBounceRays / 2), true);
  gather(kGatherStep, cosineDirections(kGatherRays), cosineDirections(kSmallFaceRays), false);
  LightingResult result;
  for (const BoxTree::Leaf& leaf : m_input.tree.leaves())
    addAmbient(leaf, result);
  for (int face = 0; face < count; ++face) {
    finish(face);
    result.faces.push_back(this->result(face, 1));
    result.hdrFaces.push_back(this->result(face, m_input.model.sun.hdrScale));
  }
  return result;
}

} // namespace

LightingResult bakeLighting(const LightingInput& input) {
  return Baker(input).bake();
}

} // namespace vitrine::samples
