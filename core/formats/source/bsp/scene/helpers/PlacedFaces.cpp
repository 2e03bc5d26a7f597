#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"

#include "core/formats/source/bsp/scene/Placement.h"

namespace vitrine::formats::source {
// Compilers give every face surfedges of its own: no more corners are read than there are surfedges.
PlacedFaces::PlacedFaces(const SceneParts& parts)
    : m_parts(parts), m_corners(parts.map.records), m_entityOf(parts.faceSet.faces.size(), -1),
      m_cornerBudget(parts.map.records.view(LumpId::SurfEdges).count()) {
  const std::vector<Model>& models = parts.map.records.models;
  for (const ShownModel& shown : shownModels(parts.map.entities, models.size())) {
    take(models[shown.model], static_cast<int>(shown.entity));
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
  const std::int32_t plane = m_parts.faceSet.faces[face].plane;
  const std::vector<Plane>& planes = m_parts.map.records.planes;
  if (!readCorners(face) || !base::isBelow(plane, planes.size())) {
    return false;
  }
  m_normal = planes[static_cast<std::size_t>(plane)].normal;
  return true;
}

bool PlacedFaces::readCorners(std::size_t face) {
  const int entity = m_entityOf[face];
  m_transform.reset();
  if (entity >= 0) {
    m_transform = placement(m_parts.map.entities[static_cast<std::size_t>(entity)]);
  }
  const Face& record = m_parts.faceSet.faces[face];
  if (record.edgeCount < 0 || static_cast<std::uint64_t>(record.edgeCount) > m_cornerBudget) {
    return false;
  }
  m_cornerBudget -= static_cast<std::uint64_t>(record.edgeCount);
  return !m_corners.read(record, m_fileCorners);
}

QVector3D PlacedFaces::toScene(const QVector3D& point) const {
  const QVector3D placed = scene::kZUpRightHanded.toScene(point);
  return m_transform ? m_transform->map(placed) : placed;
}

QVector3D PlacedFaces::directionToScene(const QVector3D& direction) const {
  const QVector3D turned = scene::kZUpRightHanded.toScene(direction);
  return m_transform ? m_transform->mapVector(turned) : turned;
}

std::vector<QVector3D> PlacedFaces::polygon() const {
  std::vector<QVector3D> polygon;
  // Faces run clockwise as seen from the front.
  for (auto corner = m_fileCorners.rbegin(); corner != m_fileCorners.rend(); ++corner) {
    polygon.push_back(toScene(*corner));
  }
  return polygon;
}

} // namespace vitrine::formats::source
