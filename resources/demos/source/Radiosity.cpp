#include "resources/demos/source/GivenLight.h"
#include "resources/demos/source/LightBaker.h"

namespace vitrine::demos {

namespace {

constexpr int kBounceRays = 32;    // per coarse point, for the inner bounces
constexpr int kGatherRays = 72;    // per point of the last gathering, the one that is seen
constexpr int kSmallFaceRays = 32; // on faces of a few luxels, where nobody sees the difference
constexpr int kSmallFace = 9;      // luxels
constexpr int kBounceStep = 4;     // luxels between the points of the inner bounces
constexpr int kGatherStep = 2;     // and of the last one
constexpr int kInnerBounces = 2;
constexpr int kAmbientRays = 64;

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

} // namespace

LightBaker::LightBaker(const LightingInput& input)
    : m_input(input), m_brushes(input.model.brushes), m_faces(input.faces.size()), m_seesSky(input.model.cells.size()),
      m_ambientDirections(sphereDirections(kAmbientRays)) {
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

void LightBaker::addToScene(int number) {
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
LuxelPoint LightBaker::placed(const BuiltFace& face, LuxelPoint at) const {
  if (face.model > 0)
    at.position += m_input.model.brushEntities[face.model - 1].origin;
  return at;
}

void LightBaker::prepare(int number) {
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

LightMap& LightBaker::mapOf(BakedFace& baked, int style) {
  for (std::size_t i = 0; i < baked.styles.size(); ++i)
    if (baked.styles[i] == style)
      return baked.direct[i];
  baked.styles.push_back(style);
  baked.direct.emplace_back(baked.buried.size() * baked.maps);
  return baked.direct.back();
}

Vec3 LightBaker::skyRadiance(const Vec3& direction) const {
  const Sun& sun = m_input.model.sun;
  if (!m_input.model.hasSun)
    return {};
  return lerp(sun.horizon, sun.zenith, std::clamp(direction.z, 0.0, 1.0));
}

/// Light a surface sends back: what falls on it, coloured by its texture's mean.
Glow LightBaker::radianceOf(int number, const Vec3& point) const {
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

Glow LightBaker::radianceFrom(const Vec3& origin, const Vec3& direction) const {
  const RayScene::Hit hit = m_scene.closest(origin, direction);
  if (hit.face < 0)
    return {};
  if (hasFlag(m_input, m_input.faces[hit.face], kSurfaceSky))
    return {skyRadiance(direction), {}};
  return hit.fromBehind ? Glow{} : radianceOf(hit.face, origin + direction * hit.distance);
}

std::array<Glow, 4> LightBaker::gatherAt(const BakedFace& baked, const LuxelPoint& at,
                                         const std::vector<Vec3>& directions, int maps) const {
  const LightFrame frame(at.normal);
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
LightMap LightBaker::gatherFace(int number, int step, const std::vector<Vec3>& directions, bool skipBump) const {
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

void LightBaker::gather(int step, const std::vector<Vec3>& directions, const std::vector<Vec3>& fewDirections,
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
void LightBaker::fillBuried(int number, LightMap& map) const {
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
void LightBaker::finish(int number) {
  BakedFace& baked = m_faces[number];
  for (std::size_t style = 0; baked.lit && style < baked.styles.size(); ++style) {
    LightMap& map = baked.direct[style];
    for (std::size_t i = 0; baked.styles[style] == 0 && i < map.size(); ++i)
      map[i] += baked.bounced[i];
    fillBuried(number, map);
  }
}

FaceLight LightBaker::result(int number, double sunScale) const {
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

AmbientGlow LightBaker::ambientAt(const Vec3& position, int cell) const {
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
std::vector<Vec3> LightBaker::placesIn(const BoxTree::Leaf& leaf) const {
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

void LightBaker::addAmbient(const BoxTree::Leaf& leaf, LightingResult& result) const {
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

LightingResult LightBaker::bake() {
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

LightingResult bakeLighting(const LightingInput& input) {
  return LightBaker(input).bake();
}

} // namespace vitrine::demos
