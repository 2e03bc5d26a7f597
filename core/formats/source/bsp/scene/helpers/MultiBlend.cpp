// Weights of the four textures that newer branches blend on a displacement.
#include "core/formats/source/bsp/scene/displacements/Displacements.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/scene/HelperShapes.h"
#include "core/scene/LayerControls.h"

#include <array>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kBlendedTextures = 4;
constexpr float kMultiBlendOpacity = 0.8F;
// By texture, linear.
const std::array<QVector3D, kBlendedTextures> kTextureColours{
    {{0.2F, 0.2F, 0.2F}, {0.8F, 0.05F, 0.05F}, {0.05F, 0.6F, 0.05F}, {0.05F, 0.15F, 0.9F}}};

constexpr HelperLook kMultiBlendLook{"layer.multiblend", QT_TRANSLATE_NOOP("formats", "Multi-blend of displacements"),
                                     kMapInternals};

/// The colours of the textures, mixed by their shares.
QVector4D mixedColour(const QVector4D& weights) {
  QVector3D sum;
  for (std::uint32_t texture = 0; texture < kBlendedTextures; ++texture) {
    sum += kTextureColours[texture] * weights[static_cast<int>(texture)];
  }
  return {sum, 1.0F};
}

/// Collects displacements in one mesh, a surface each.
class MultiBlendMesh {
public:
  explicit MultiBlendMesh(SceneParts& parts)
      : m_parts(parts),
        m_material(scene::addHelperMaterial(parts.scene.assets, QStringLiteral("multi-blend"), kMultiBlendOpacity)) {
    parts.scene.assets.materials[m_material].polygonOffset = true;
    m_mesh.name = QStringLiteral("multi-blend");
    m_mesh.vertices.colors = {{QStringLiteral("colour"), {}, scene::ColorUse::Paint, scene::ColorScope::Vertex}};
  }

  void add(const DisplacementGrid& grid, const DispInfo& info) {
    const auto firstRow = static_cast<std::size_t>(info.firstVertex);
    if (grid.weights.empty()) {
      return;
    }
    const SurfaceStart start(m_mesh);
    for (std::size_t i = 0; i < grid.positions.size(); ++i) {
      m_mesh.vertices.positions.push_back(scene::kZUpRightHanded.toScene(grid.positions[i]));
      m_mesh.vertices.normals.push_back(scene::kZUpRightHanded.toScene(grid.normals[i]));
      m_mesh.vertices.colors.front().values.push_back(mixedColour(grid.weights[i]));
    }
    const std::size_t firstTriangle = m_rowOf.size();
    for (std::size_t i = 0; i < grid.indices.size(); ++i) {
      m_mesh.indices.push_back(start.vertex() + grid.indices[i]);
      if (i % 3 == 0) {
        m_rowOf.push_back(static_cast<std::uint32_t>(firstRow + grid.indices[i]));
      }
    }
    if (m_rowOf.size() == firstTriangle) {
      return;
    }
    scene::Surface surface = start.surfaceOf(m_mesh);
    surface.material = m_material;
    surface.provenance = m_parts.provenance(LumpId::DispMultiBlend, 0);
    surface.provenance.tableOffset = static_cast<std::uint32_t>(firstTriangle);
    m_mesh.bounds.add(surface.bounds);
    m_places.push_back(m_parts.clusters.placeIn(surface.bounds));
    m_mesh.surfaces.push_back(std::move(surface));
  }

  void finish() {
    const NodeIndex node = m_mesh.surfaces.empty() ? scene::kNone : helperNode(m_parts, kMultiBlendLook);
    if (!node) {
      return;
    }
    const auto rows = std::make_shared<const std::vector<std::uint32_t>>(std::move(m_rowOf));
    for (scene::Surface& surface : m_mesh.surfaces) {
      surface.provenance.table = rows;
    }
    m_parts.scene.nodes[node].mesh = m_parts.addMesh(std::move(m_mesh), std::move(m_places));
  }

private:
  SceneParts& m_parts;
  MaterialIndex m_material;
  scene::Mesh m_mesh;
  std::vector<scene::SurfaceLeaves> m_places;
  std::vector<std::uint32_t> m_rowOf; ///< by triangle
};

void addMultiBlend(SceneParts& parts, MapModels&) {
  const MapRecords& records = parts.map.records;
  const FaceCorners reader(records);
  DisplacementSet displacements(records);
  std::vector<std::size_t> faces;
  std::vector<QVector3D> corners;
  for (std::size_t face = 0; face < parts.faceSet.faces.size(); ++face) {
    const Face& record = parts.faceSet.faces[face];
    // A displacement that cannot be built was told with the faces.
    if (record.dispInfo >= 0 && !reader.read(record, corners) &&
        !displacements.add(static_cast<std::int32_t>(face), record, corners)) {
      faces.push_back(face);
    }
  }
  displacements.weldNormals();
  parts.progress.check();
  MultiBlendMesh mesh(parts);
  for (const std::size_t face : faces) {
    const auto info = static_cast<std::size_t>(parts.faceSet.faces[face].dispInfo);
    mesh.add(*displacements.of(static_cast<std::int32_t>(face)), records.dispInfos[info]);
  }
  mesh.finish();
}

std::vector<HelperLook> multiBlendLooks(const SceneParts& parts) {
  return parts.map.records.view(LumpId::DispMultiBlend).empty() ? std::vector<HelperLook>()
                                                                : std::vector{kMultiBlendLook};
}

} // namespace

constinit const LayerStep kMultiBlendColours{multiBlendLooks, addMultiBlend, [](const SectionIds& sections) {
                                               return std::vector{sections.of(LumpId::DispMultiBlend)};
                                             }};

} // namespace vitrine::formats::source
