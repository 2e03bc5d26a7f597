#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Boxes.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/light/AmbientSamples.h"
#include "core/scene/HelperShapes.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr float kSmallestCube = 6;
constexpr float kLargestCube = 12;
constexpr float kOfLeaf = 0.125F;
constexpr std::uint32_t kTrianglesPerCube = 12;
// Each cube takes some thirty times the bytes of its sample.
constexpr std::size_t kMostCubes = 65536;
constexpr std::size_t kSharedSamples = 4;

/// Collects the cubes of all leaves in one mesh, a surface for each leaf and a sample for every twelve triangles.
class CubeMesh {
public:
  CubeMesh(SceneParts& parts, const AmbientSamples& samples)
      : m_parts(parts), m_samples(samples), m_meshNumber(parts.scene.meshes.nextIndex()),
        m_material(scene::addHelperMaterial(parts.scene.assets, QStringLiteral("ambient light"), 1)),
        m_most(std::min(kMostCubes, kSharedSamples * parts.map.records.view(samples.lump()).count())) {
    m_mesh.name = QStringLiteral("ambient light");
    m_mesh.vertices.colors = {{QStringLiteral("colour"), {}, scene::ColorUse::Paint, scene::ColorScope::Vertex}};
    m_parts.scene.assets.materials[m_material].cull = scene::Cull::Back;
  }

  /// False when there is no room for more.
  bool addLeaf(std::size_t leaf) {
    const AmbientSamples::Rows rows = m_samples.rowsOf(leaf);
    const Leaf& record = m_parts.map.records.leaves[leaf];
    if (rows.count == 0 || record.cluster < 0 || !isSane(record.mins) || !isSane(record.maxs)) {
      return true;
    }
    if (rows.count > m_most - m_cubes) {
      return false;
    }
    m_cubes += rows.count;
    const QVector3D size = record.maxs - record.mins;
    const float smallest = std::min({size.x(), size.y(), size.z()});
    const float half = std::clamp(smallest * kOfLeaf, kSmallestCube, kLargestCube) / 2;
    const SurfaceStart start(m_mesh);
    std::vector<QVector4D>& colours = m_mesh.vertices.colors.front().values;
    for (std::size_t row = rows.first; row < rows.first + rows.count; ++row) {
      const AmbientSample sample = m_samples.read(row);
      const QVector3D centre = scene::kZUpRightHanded.toScene(record.mins + sample.place * size);
      addBox(m_mesh, centre, QVector3D(half, half, half), scene::kZUpRightHanded);
      for (const QVector3D& colour : sample.colours) {
        colours.insert(colours.end(), kCornersOfSide, QVector4D(colour, 1.0F));
      }
    }
    scene::Surface surface = start.surfaceOf(m_mesh);
    surface.material = m_material;
    surface.provenance = m_parts.provenance(m_samples.lump(), rows.first);
    surface.provenance.trianglesPerRow = kTrianglesPerCube;
    if (m_samples.lump() != LumpId::Leafs) {
      m_parts.scene.related.add(m_meshNumber, static_cast<int>(m_mesh.surfaces.size()),
                                m_parts.record(LumpId::Leafs, leaf));
    }
    m_mesh.bounds.add(surface.bounds);
    m_mesh.surfaces.push_back(std::move(surface));
    m_places.push_back(m_parts.clusters.placeOfLeaf(static_cast<int>(leaf)));
    return true;
  }

  void finish() {
    if (m_mesh.surfaces.empty()) {
      return;
    }
    scene::Node node;
    scene::giveName(node, QT_TRANSLATE_NOOP("formats", "Ambient light"));
    node.mesh = m_meshNumber;
    node.layer = addLayer(m_parts.scene, "layer.ambientcubes", node.name, false);
    m_parts.scene.nodes.push_back(std::move(node));
    m_parts.addMesh(std::move(m_mesh), std::move(m_places));
  }

private:
  SceneParts& m_parts;
  const AmbientSamples& m_samples;
  scene::Mesh m_mesh;
  std::vector<scene::SurfaceLeaves> m_places;
  MeshIndex m_meshNumber;
  MaterialIndex m_material;
  std::size_t m_cubes = 0;
  std::size_t m_most;
};

} // namespace

void addAmbientCubes(SceneParts& parts) {
  const AmbientSamples samples(parts.map.records, parts.faceSet);
  if (samples.empty()) {
    return;
  }
  CubeMesh cubes(parts, samples);
  for (std::size_t leaf = 0; leaf < parts.map.records.leaves.size(); ++leaf) {
    if (!cubes.addLeaf(leaf)) {
      parts.diagnostics.note(base::translate("formats", "not all ambient light samples are shown"),
                             parts.map.records.view(LumpId::Leafs).rangeOf(leaf));
      break;
    }
  }
  cubes.finish();
}

} // namespace vitrine::formats::source
