#include "core/formats/source/bsp/records/Geometry.h"
#include "core/formats/source/bsp/records/Occlusion.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

#include <unordered_map>

namespace vitrine::formats::source {
namespace {

const QVector3D kActiveOccluder(0.1F, 0.45F, 0.9F);
const QVector3D kInactiveOccluder(0.9F, 0.15F, 0.05F);

/// Puts the polygons of occluders into their layer.
class OccluderLayer {
public:
  explicit OccluderLayer(SceneParts& parts)
      : m_parts(parts), m_vertices(parts.map.records.view(LumpId::Vertexes)),
        m_mesh(parts, {"layer.occluders", QT_TRANSLATE_NOOP("formats", "Occluders"), kMapInternals}) {
    m_provenance.space = parts.map.lumps[LumpId::Occlusion].block.range.space;
    m_provenance.section = parts.sections.occluderPolygons;
    for (std::size_t i = 0; i < parts.map.entities.size(); ++i) {
      const Entity& entity = parts.map.entities[i];
      if (equalsFolded(entity.className(), "func_occluder") && entity.has("occludernumber")) {
        m_entityOf.try_emplace(entity.text("occludernumber").toInt(), i);
      }
    }
  }

  void add(const Occluder& occluder) {
    const QVector3D& colour = occluder.isActive ? kActiveOccluder : kInactiveOccluder;
    for (const auto paint : {HelperMesh::Paint::Fill, HelperMesh::Paint::Line}) {
      for (const OccluderPolygon& polygon : occluder.polygons) {
        addPolygon(polygon, paint);
      }
      end(colour, paint, occluder.row);
    }
  }

  void finish() { m_mesh.finish(); }

private:
  /// False where a number leads nowhere.
  bool readCorners(const OccluderPolygon& polygon) {
    constexpr auto kPoint = structure::columnOf<bsp::kVertex>("point");
    m_corners.clear();
    for (const std::uint32_t vertex : polygon.vertices) {
      if (vertex >= m_vertices.count()) {
        return false;
      }
      const QVector3D point = kPoint.vec3(m_vertices.at(vertex));
      if (!isSane(point)) {
        return false;
      }
      m_corners.push_back(scene::kZUpRightHanded.toScene(point));
    }
    return m_corners.size() >= 3;
  }

  void addPolygon(const OccluderPolygon& polygon, HelperMesh::Paint paint) {
    if (!readCorners(polygon)) {
      return;
    }
    // The corners say themselves where the front is; planes of damaged files may say anything.
    QVector3D normal;
    for (std::size_t i = 2; i < m_corners.size(); ++i) {
      normal += QVector3D::crossProduct(m_corners[i - 1] - m_corners[0], m_corners[i] - m_corners[0]);
    }
    if (paint == HelperMesh::Paint::Fill) {
      m_mesh.addPolygon(m_corners, normal.normalized(), polygon.row);
    } else {
      m_mesh.addOutline(m_corners, normal.normalized(), polygon.row);
    }
  }

  void end(const QVector3D& colour, HelperMesh::Paint paint, std::size_t row) {
    const RecordRef record{m_parts.sections.occluders, row};
    if (const auto entity = m_entityOf.find(static_cast<int>(row)); entity != m_entityOf.end()) {
      m_mesh.endSurface(colour, paint, m_provenance, {record, m_parts.record(LumpId::Entities, entity->second)});
    } else {
      m_mesh.endSurface(colour, paint, m_provenance, {record});
    }
  }

  SceneParts& m_parts;
  const RecordView& m_vertices;
  HelperMesh m_mesh;
  scene::Provenance m_provenance;
  std::unordered_map<int, std::size_t> m_entityOf; ///< by the number of the occluder
  std::vector<QVector3D> m_corners;                ///< of the polygon at hand
};

} // namespace

void addOccluders(SceneParts& parts) {
  OccluderLayer layer(parts);
  for (const Occluder& occluder : readOccluders(parts.map.lumps[LumpId::Occlusion], parts.map.header.order)) {
    layer.add(occluder);
  }
  layer.finish();
}

} // namespace vitrine::formats::source
