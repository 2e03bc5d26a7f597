#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"

#include "core/formats/source/bsp/scene/Placement.h"

namespace vitrine::formats::source {
namespace {

// Compilers give every face surfedges of its own.
constexpr std::uint64_t kSharedCorners = 1;

} // namespace

PlacedFaces::PlacedFaces(const SceneParts& parts)
    : m_parts(parts), m_corners(parts.map.records), m_entityOf(parts.faceSet.faces.size(), -1),
      m_cornerBudget(kSharedCorners * parts.map.records.view(LumpId::SurfEdges).count()) {
  const std::vector<Model>& models = parts.map.records.models;
  std::vector<bool> taken(models.size(), false);
  for (std::size_t i = 0; i < parts.map.entities.size(); ++i) {
    const int model = parts.map.entities[i].brushModel();
    if (model > 0 && static_cast<std::size_t>(model) < models.size() && !taken[static_cast<std::size_t>(model)]) {
      taken[static_cast<std::size_t>(model)] = true;
      take(models[static_cast<std::size_t>(model)], static_cast<int>(i));
    }
  }
}

void PlacedFaces::take(const Model& model, int entity) {
  const auto total = static_cast<std::int64_t>(m_entityOf.size());
  const std::int64_t end = std::min(static_cast<std::int64_t>(model.firstFace) + model.faceCount, total);
  // Faces belong to one model; a damaged file may say that each has all of them.
  for (std::int64_t face = std::max(model.firstFace, 0); face < end; ++face) {
    int& of = m_entityOf[static_cast<std::size_t>(face)];
    if (of >= 0) {
      break;
    }
    of = entity;
  }
}

bool PlacedFaces::read(std::size_t face) {
  const Face& record = m_parts.faceSet.faces[face];
  const auto plane = static_cast<std::size_t>(record.plane);
  if (record.edgeCount < 0 || static_cast<std::uint64_t>(record.edgeCount) > m_cornerBudget) {
    return false;
  }
  m_cornerBudget -= static_cast<std::uint64_t>(record.edgeCount);
  if (m_corners.read(record, m_fileCorners) || record.plane < 0 || plane >= m_parts.map.records.planes.size()) {
    return false;
  }
  m_normal = m_parts.map.records.planes[plane].normal;
  const int entity = m_entityOf[face];
  m_transform.reset();
  if (entity >= 0) {
    m_transform = placement(m_parts.map.entities[static_cast<std::size_t>(entity)]);
  }
  return true;
}

QVector3D PlacedFaces::toScene(const QVector3D& point) const {
  const QVector3D placed = scene::kZUpRightHanded.toScene(point);
  return m_transform ? m_transform->map(placed) : placed;
}

QVector3D PlacedFaces::directionToScene(const QVector3D& direction) const {
  const QVector3D turned = scene::kZUpRightHanded.toScene(direction);
  return m_transform ? m_transform->mapVector(turned) : turned;
}

} // namespace vitrine::formats::source
