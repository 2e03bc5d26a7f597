#include "core/formats/source/bsp/scene/props/PropLight.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/VertexLight.h"
#include "core/visibility/Visibility.h"

#include <limits>

namespace vitrine::formats::source {
namespace {

// The map compiler makes 16 at most.
constexpr std::size_t kMostSamples = 64;
constexpr std::uint64_t kMostVisits = 50'000'000;
constexpr float kBrightest = 1024.0F; // of light; what is beyond is no light any more

/// Position of a sample by its place in its leaf's box. Boxes are in scene axes, places count along the file's.
QVector3D positionIn(const scene::Bounds& box, const QVector3D& place) {
  const QVector3D size = box.size();
  return {box.min().x() + place.x() * size.x(), box.min().y() + place.z() * size.y(),
          box.max().z() - place.y() * size.z()};
}

/// Sides by scene axes: +x -x +y -y +z -z.
std::array<QVector3D, 6> toScene(const std::array<QVector3D, 6>& file) {
  return {file[0], file[1], file[4], file[5], file[3], file[2]};
}

/// 0 inside.
float squaredDistance(const scene::Bounds& box, const QVector3D& point) {
  QVector3D way;
  for (int axis = 0; axis < 3; ++axis) {
    way[axis] = std::max({box.min()[axis] - point[axis], 0.0F, point[axis] - box.max()[axis]});
  }
  return way.lengthSquared();
}

QVector3D sane(const QVector3D& light) {
  const auto clamped = [](float value) { return value >= 0 ? std::min(value, kBrightest) : 0.0F; };
  return {clamped(light.x()), clamped(light.y()), clamped(light.z())};
}

/// Light of the vertices that a model shows; nullopt where the light was made for another model.
std::optional<std::vector<std::array<qfloat16, 3>>> fitting(VertexLight light, const MapModel& model) {
  std::vector<std::uint32_t> counts;
  std::vector<std::array<qfloat16, 3>> shown;
  std::size_t first = 0;
  for (const PropModel::LitMesh& mesh : model.model.litMeshes) {
    const std::size_t left = light.vertices.size() - first;
    if (mesh.vertexCount == 0) {
      continue;
    }
    if (mesh.vertexCount > left) {
      return std::nullopt;
    }
    const auto begin = light.vertices.begin() + static_cast<std::ptrdiff_t>(first);
    if (mesh.shown) {
      shown.insert(shown.end(), begin, begin + mesh.vertexCount);
    }
    counts.push_back(mesh.vertexCount);
    first += mesh.vertexCount;
  }
  const bool fits = light.checksum == model.model.checksum && light.meshVertexCounts == counts &&
                    first == light.vertices.size() && shown.size() == model.vertexCount;
  return fits ? std::optional(std::move(shown)) : std::nullopt;
}

} // namespace

PropLight::PropLight(const PropLightSource& source, const Limits& limits, Diagnostics& diagnostics)
    : m_source(source), m_limits(limits), m_diagnostics(diagnostics), m_leavesToVisit(kMostVisits),
      m_bytesToRead(limits.maxDecodedBytes) {}

std::optional<scene::InstanceLighting> PropLight::lightOf(const LightWant& want, const QVector3D& middle,
                                                          const MapModel& model) {
  if (!m_source.lit) {
    return std::nullopt;
  }
  scene::InstanceLighting light;
  if (want.everywhere) {
    light.cube.fill(sane(*want.everywhere));
    return light;
  }
  if (want.baked) {
    if (auto baked = bakedLight(*want.baked, model)) {
      return baked;
    }
  }
  const auto cube = cubeAt(want.at.value_or(middle));
  if (!cube) {
    return std::nullopt;
  }
  light.cube = *cube;
  return light;
}

std::optional<PropLight::Cube> PropLight::cubeAt(const QVector3D& point) {
  if (m_source.samples.empty() || !m_source.tree || !scene::isFinite(point)) {
    return std::nullopt;
  }
  const int leaf = m_source.tree->leafAt(point);
  if (leaf >= 0) {
    const auto own = static_cast<std::size_t>(leaf);
    if (const auto cube = cubeOfLeaf(own, point)) {
      return cube;
    }
    if (const auto cube = cubeOfLeaf(m_source.samples.lenderOf(own), point)) {
      return cube;
    }
  }
  return nearestCube(point);
}

/// True if light was measured in a leaf.
bool PropLight::isLit(std::size_t leaf) const {
  const std::vector<visibility::Visibility::Leaf>& leaves = m_source.tree->leaves;
  return leaf < leaves.size() && (m_source.samples.isListed() || leaves[leaf].cluster >= 0) &&
         m_source.samples.rowsOf(leaf).count > 0;
}

std::optional<PropLight::Cube> PropLight::cubeOfLeaf(std::size_t leaf, const QVector3D& point) const {
  if (!isLit(leaf)) {
    return std::nullopt;
  }
  const AmbientSamples::Rows rows = m_source.samples.rowsOf(leaf);
  const scene::Bounds& box = m_source.tree->leaves[leaf].bounds;
  Cube sum{};
  float weights = 0;
  for (std::size_t i = 0; i < std::min(rows.count, kMostSamples); ++i) {
    const AmbientSample sample = m_source.samples.read(rows.first + i);
    // As the game does: the near ones count for more, and none for all.
    const float distance = (positionIn(box, sample.place) - point).length();
    const float weight = std::isfinite(distance) ? 1.0F / (distance + 1.0F) : 0.0F;
    const Cube colours = toScene(sample.colours);
    for (std::size_t side = 0; side < sum.size(); ++side) {
      sum[side] += sane(colours[side]) * weight;
    }
    weights += weight;
  }
  if (weights <= 0) {
    return std::nullopt;
  }
  for (QVector3D& side : sum) {
    side /= weights;
  }
  return sum;
}

void PropLight::findLitLeaves() {
  m_litLeaves.emplace();
  for (std::size_t leaf = 0; leaf < m_source.tree->leaves.size(); ++leaf) {
    if (isLit(leaf) && !m_source.tree->leaves[leaf].bounds.empty()) {
      m_litLeaves->push_back(leaf);
    }
  }
}

std::optional<PropLight::Cube> PropLight::nearestCube(const QVector3D& point) {
  if (!m_litLeaves) {
    findLitLeaves();
  }
  // Any number of props may stand outside of all leaves that are lit.
  if (m_litLeaves->empty() || m_litLeaves->size() > m_leavesToVisit) {
    return std::nullopt;
  }
  m_leavesToVisit -= m_litLeaves->size();
  const auto nearest = std::ranges::min_element(
      *m_litLeaves, {}, [&](std::size_t leaf) { return squaredDistance(m_source.tree->leaves[leaf].bounds, point); });
  return cubeOfLeaf(*nearest, point);
}

Result<PropLight::BakedFile> PropLight::readBaked(std::size_t number) {
  const QString hdr = QStringLiteral("sp_hdr_%1.vhv").arg(number);
  const QString ldr = QStringLiteral("sp_%1.vhv").arg(number);
  for (const QString& name : {m_source.hdr ? hdr : ldr, m_source.hdr ? ldr : hdr}) {
    const auto entry = m_source.pakfile->find(name);
    if (!entry || entry->folder) {
      continue;
    }
    if (entry->size > m_bytesToRead) {
      return std::unexpected(
          Error::of(ErrorCode::LimitReached, base::translate("formats", "too much vertex lighting"), name));
    }
    m_bytesToRead -= entry->size;
    const auto source = m_source.pakfile->open(*entry, m_limits);
    auto bytes = source ? (*source)->readAll() : std::unexpected(source.error());
    if (!bytes) {
      bytes.error().path = name;
      return std::unexpected(bytes.error());
    }
    return BakedFile{name, std::move(*bytes)};
  }
  return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "no vertex lighting")));
}

void PropLight::tellUnread(std::size_t number, const QString& path, const Error& error) {
  m_diagnostics.countedDamage(QStringLiteral("prop.light.read"),
                              base::translate("formats", "light of static prop %1: %2").arg(number).arg(error.reason()),
                              base::Where(path, ByteRange{base::kFileSpace, error.offset.value_or(0), 0}));
}

std::optional<scene::InstanceLighting> PropLight::bakedLight(std::size_t number, const MapModel& model) {
  const auto file = m_source.pakfile
                        ? readBaked(number)
                        : std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "no pakfile")));
  if (!file) {
    if (file.error().code != ErrorCode::NotFound) {
      tellUnread(number, file.error().path, file.error());
    }
    return std::nullopt;
  }
  auto read = readVertexLight(file->bytes);
  if (!read) {
    tellUnread(number, file->path, read.error());
    return std::nullopt;
  }
  auto vertices = fitting(std::move(*read), model);
  if (!vertices) {
    m_diagnostics.countedNote(
        QStringLiteral("prop.light.fit"),
        base::translate("formats", "the light of static prop %1 was made for another %2; the light of its leaf is used")
            .arg(number)
            .arg(model.path),
        base::Where(file->path, ByteRange{base::kFileSpace, 0, file->bytes.size()}));
    return std::nullopt;
  }
  scene::InstanceLighting light;
  light.vertices = std::move(*vertices);
  return light;
}

} // namespace vitrine::formats::source
