#include "core/formats/source/bsp/scene/helpers/PhysicsDifference.h"

#include "core/base/Translate.h"
#include "core/collision/HullTracer.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"
#include "core/formats/source/bsp/scene/helpers/PlacedFaces.h"

#include <optional>

namespace vitrine::formats::source {
namespace {

constexpr float kBeforeSide = 2; // from where one would see a side
constexpr float kSampleHalfSize = 0.1F;
const QVector3D kInvisibleSolid(0.9F, 0.05F, 0.05F);
const QVector3D kDrawnHollow(0.05F, 0.2F, 0.95F);

/// Flat faces as the world has them; those that are never drawn are left out.
std::vector<PlacedPolygon> drawnPolygons(const SceneParts& parts) {
  constexpr std::int32_t kNotDrawn = kSurfNoDraw | kSurfTrigger | kSurfHint | kSurfSkip;
  std::vector<PlacedPolygon> polygons;
  PlacedFaces faces(parts);
  for (std::size_t number = 0; number < parts.faceSet.faces.size(); ++number) {
    const auto info = static_cast<std::size_t>(parts.faceSet.faces[number].texInfo);
    if (info >= parts.map.records.texInfos.size() || (parts.map.records.texInfos[info].flags & kNotDrawn) != 0 ||
        !faces.read(number)) {
      continue;
    }
    polygons.push_back({faces.directionToScene(faces.normal()), faces.polygon(), number});
  }
  return polygons;
}

/// True for faces that nobody expects to be solid where they are: terrain stands elsewhere, sky and water are no walls.
bool isNoWall(const SceneParts& parts, const Face& face) {
  constexpr std::int32_t kHollow = kSurfSky | kSurfSky2D | kSurfWarp;
  return face.dispInfo >= 0 ||
         (parts.map.records.texInfos[static_cast<std::size_t>(face.texInfo)].flags & kHollow) != 0;
}

/// Tells whether one can stand at a place and look: in an area of the map, and in no brush.
class OpenPlaces {
public:
  explicit OpenPlaces(const SceneParts& parts) : m_clusters(parts.clusters) {
    if (parts.scene.world.collision) {
      m_tracer.emplace(parts.scene.world.collision);
    }
  }

  bool isOpen(const QVector3D& place) const {
    const QVector3D half(kSampleHalfSize, kSampleHalfSize, kSampleHalfSize);
    return m_clusters.areaAt(place) != 0 && (!m_tracer || m_tracer->isFree(place, half));
  }

private:
  const MapClusters& m_clusters;
  std::optional<collision::HullTracer> m_tracer; ///< nullopt: there are no brushes
};

/// Makes a surface of a polygon and one of the lines around it.
void show(HelperMesh& mesh, const PlacedPolygon& polygon, const QVector3D& colour, const scene::Provenance& of) {
  mesh.addPolygon(polygon.corners, polygon.normal, polygon.row);
  mesh.endSurface(colour, HelperMesh::Paint::Fill, of);
  mesh.addOutline(polygon.corners, polygon.normal, polygon.row);
  mesh.endSurface(colour, HelperMesh::Paint::Line, of);
}

/// Sides that one could see, and that have no face.
void addInvisible(SceneParts& parts, const std::vector<PlacedPolygon>& sides, CoplanarPolygons& drawn) {
  HelperMesh mesh(parts, kSolidNotDrawn);
  scene::Provenance models = parts.provenance(LumpId::PhysCollide, 0);
  models.section = parts.sections.collisionModels;
  const OpenPlaces places(parts);
  for (const PlacedPolygon& side : sides) {
    const bool differs = std::ranges::any_of(side.samples(), [&](const QVector3D& place) {
      return !drawn.isCovered(place, side.normal) && places.isOpen(place + side.normal * kBeforeSide);
    });
    if (differs) {
      show(mesh, side, kInvisibleSolid, models);
    }
  }
  if (!drawn.isExhausted()) {
    mesh.finish();
  }
}

/// Faces without a side.
void addHollow(SceneParts& parts, const std::vector<PlacedPolygon>& faces, CoplanarPolygons& solid) {
  HelperMesh mesh(parts, kDrawnNotSolid);
  for (const PlacedPolygon& face : faces) {
    const Face& record = parts.faceSet.faces[face.row];
    const bool differs = !isNoWall(parts, record) && std::ranges::any_of(face.samples(), [&](const QVector3D& place) {
      return !solid.isCovered(place, face.normal);
    });
    if (differs) {
      PlacedPolygon shown = face;
      shown.row = static_cast<std::uint64_t>(record.texInfo);
      show(mesh, shown, kDrawnHollow, parts.provenance(LumpId::TexInfo, 0));
    }
  }
  if (!solid.isExhausted()) {
    mesh.finish();
  }
}

} // namespace

void addPhysicsDifference(SceneParts& parts, const std::vector<PlacedPolygon>& sides) {
  if (sides.empty()) {
    return;
  }
  const std::vector<PlacedPolygon> faces = drawnPolygons(parts);
  CoplanarPolygons drawn(faces);
  CoplanarPolygons solid(sides);
  addInvisible(parts, sides, drawn);
  addHollow(parts, faces, solid);
  if (drawn.isExhausted() || solid.isExhausted()) {
    parts.diagnostics.note(base::translate("formats", "not all physics hulls are compared with the drawn surfaces"),
                           parts.map.lumps[LumpId::PhysCollide].block.range);
  }
}

} // namespace vitrine::formats::source
