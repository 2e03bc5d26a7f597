#include "core/formats/source/bsp/scene/collision/DisplacementBrushes.h"

#include "core/collision/CollisionWorld.h"

namespace vitrine::formats::source {
namespace {

constexpr float kThickness = 4;
constexpr float kSmallestArea = 0.01F;
constexpr float kSteepest = 0.25F; // cosine to the undisturbed face
// Flags that the field of the least subdivision has besides, where its highest bit is set.
constexpr std::uint32_t kHasFlags = 0x80000000U;
constexpr std::uint32_t kNoHullCollision = 0x4;

bool isPassable(const MapRecords& records, std::int32_t dispInfo) {
  const RecordView& view = records.view(LumpId::DispInfo);
  const Column field(view, bsp::DispInfoLayouts::field("minTess"));
  if (!field.exists() || static_cast<std::size_t>(dispInfo) >= view.count()) {
    return false;
  }
  const auto value = static_cast<std::uint32_t>(field.integer(view.at(static_cast<std::size_t>(dispInfo))));
  return (value & kHasFlags) != 0 && (value & kNoHullCollision) != 0;
}

using Triangle = std::array<QVector3D, 3>;

/// A prism below a triangle, counter-clockwise seen from its front, which goes down against `up`.
CollisionBuilder::Outcome addTriangle(const Triangle& corners, const QVector3D& up, const RecordRef& record,
                                      CollisionBuilder& builder) {
  const QVector3D cross = QVector3D::crossProduct(corners[1] - corners[0], corners[2] - corners[0]);
  if (!(cross.length() > 2 * kSmallestArea)) {
    return CollisionBuilder::Outcome::Unbounded;
  }
  const QVector3D normal = cross.normalized();
  const float height = QVector3D::dotProduct(normal, corners[0]);
  // Where a triangle leans too far it goes down its own way.
  const float lean = QVector3D::dotProduct(normal, up);
  const QVector3D down = lean > kSteepest ? up * (-kThickness / lean) : normal * -kThickness;
  std::array<collision::CollisionPlane, 5> planes{{{normal, height}, {-normal, kThickness - height}}};
  scene::Bounds bounds;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const QVector3D outwards = QVector3D::crossProduct(down, corners[(i + 1) % 3] - corners[i]).normalized();
    planes[2 + i] = {outwards, QVector3D::dotProduct(outwards, corners[i])};
    bounds.add(corners[i]);
    bounds.add(corners[i] + down);
  }
  return builder.add(planes, bounds, record);
}

bool addSurfaceTriangles(const scene::Mesh& mesh, const scene::Surface& surface, const QVector3D& up,
                         const RecordRef& record, CollisionBuilder& builder) {
  for (std::uint32_t i = surface.firstIndex; i + 2 < surface.firstIndex + surface.indexCount; i += 3) {
    const Triangle corners{mesh.vertices.positions[mesh.indices[i]], mesh.vertices.positions[mesh.indices[i + 1]],
                           mesh.vertices.positions[mesh.indices[i + 2]]};
    if (addTriangle(corners, up, record, builder) == CollisionBuilder::Outcome::Full) {
      return false;
    }
  }
  return true;
}

/// The side that the undisturbed face looks to. All prisms of a displacement go down against it, so that none gapes.
QVector3D upOf(const MapRecords& records, const Face& face) {
  const auto plane = static_cast<std::size_t>(face.plane);
  const bool known = face.plane >= 0 && plane < records.planes.size() && scene::isFinite(records.planes[plane].normal);
  return known ? scene::kZUpRightHanded.toScene(records.planes[plane].normal).normalized() : QVector3D(0, 1, 0);
}

} // namespace

bool addDisplacementBrushes(const SceneParts& parts, const std::vector<FacePlace>& places, CollisionBuilder& builder) {
  for (std::size_t face = 0; face < places.size(); ++face) {
    const std::int32_t dispInfo = parts.faceSet.faces[face].dispInfo;
    if (dispInfo < 0 || places[face].mesh != 0 || isPassable(parts.map.records, dispInfo)) {
      continue;
    }
    const scene::Mesh& mesh = parts.scene.meshes.front();
    const RecordRef record{parts.sections.of(LumpId::DispInfo), static_cast<std::uint64_t>(dispInfo)};
    const QVector3D up = upOf(parts.map.records, parts.faceSet.faces[face]);
    if (!addSurfaceTriangles(mesh, mesh.surfaces[static_cast<std::size_t>(places[face].surface)], up, record,
                             builder)) {
      return false;
    }
  }
  return true;
}

} // namespace vitrine::formats::source
