#include "core/formats/source/bsp/scene/light/AmbientCubes.h"

#include "core/base/Translate.h"
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

/// A cube with a colour for each side; `colours` as the file orders them.
void addCube(scene::Mesh& mesh, const QVector3D& centre, float half, const std::array<QVector3D, 6>& colours) {
  scene::VertexStreams& vertices = mesh.vertices;
  for (std::size_t side = 0; side < colours.size(); ++side) {
    const auto axis = static_cast<int>(side / 2);
    const float sign = side % 2 == 0 ? 1.0F : -1.0F;
    QVector3D normal, right, up;
    normal[axis] = sign;
    right[(axis + 1) % 3] = sign;
    up[(axis + 2) % 3] = 1;
    const auto base = static_cast<std::uint32_t>(vertices.positions.size());
    for (const auto& [r, u] :
         {std::pair(-1.0F, -1.0F), std::pair(1.0F, -1.0F), std::pair(1.0F, 1.0F), std::pair(-1.0F, 1.0F)}) {
      vertices.positions.push_back(centre + scene::kZUpRightHanded.toScene((normal + right * r + up * u) * half));
      vertices.normals.push_back(scene::kZUpRightHanded.toScene(normal));
      vertices.colors.front().values.emplace_back(colours[side], 1.0F);
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      mesh.indices.push_back(base + corner);
    }
  }
}

/// Collects the cubes of all leaves in one mesh, a surface for each leaf and a sample for every twelve triangles.
class CubeMesh {
public:
  CubeMesh(SceneParts& parts, const AmbientSamples& samples);

  /// False when there is no room for more.
  bool addLeaf(std::size_t leaf);
  void finish();

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

CubeMesh::CubeMesh(SceneParts& parts, const AmbientSamples& samples)
    : m_parts(parts), m_samples(samples), m_meshNumber(parts.scene.meshes.nextIndex()),
      m_material(scene::addHelperMaterial(parts.scene.assets, QStringLiteral("ambient light"), 1)),
      m_most(std::min(kMostCubes, kSharedSamples * parts.map.records.view(samples.lump()).count())) {
  m_mesh.name = QStringLiteral("ambient light");
  m_mesh.vertices.colors = {{QStringLiteral("colour"), {}, scene::ColorUse::Paint, scene::ColorScope::Vertex}};
  m_parts.scene.assets.materials[m_material].cull = scene::Cull::Back;
}

bool CubeMesh::addLeaf(std::size_t leaf) {
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
  scene::Surface surface;
  surface.firstIndex = static_cast<std::uint32_t>(m_mesh.indices.size());
  for (std::size_t row = rows.first; row < rows.first + rows.count; ++row) {
    const AmbientSample sample = m_samples.read(row);
    const QVector3D centre = scene::kZUpRightHanded.toScene(record.mins + sample.place * size);
    addCube(m_mesh, centre, half, sample.colours);
    const QVector3D corner(half, half, half);
    surface.bounds.add(scene::Bounds(centre - corner, centre + corner));
  }
  surface.indexCount = static_cast<std::uint32_t>(m_mesh.indices.size()) - surface.firstIndex;
  surface.material = m_material;
  surface.provenance.space = m_parts.map.lumps[m_samples.lump()].block.range.space;
  surface.provenance.section = m_parts.sections.of(m_samples.lump());
  surface.provenance.firstRow = rows.first;
  surface.provenance.trianglesPerRow = kTrianglesPerCube;
  if (m_samples.lump() != LumpId::Leafs) {
    m_parts.scene.related.add(m_meshNumber, static_cast<int>(m_mesh.surfaces.size()),
                              {m_parts.sections.of(LumpId::Leafs), leaf});
  }
  m_mesh.bounds.add(surface.bounds);
  m_mesh.surfaces.push_back(std::move(surface));
  m_places.push_back(m_parts.clusters.placeOfLeaf(static_cast<int>(leaf)));
  return true;
}

void CubeMesh::finish() {
  SceneBuilder& scene = m_parts.scene;
  if (m_mesh.surfaces.empty()) {
    return;
  }
  scene::Node node;
  node.name = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Ambient light"));
  node.kind = scene::NodeKind::Light;
  node.mesh = m_meshNumber;
  node.layer = addLayer(scene, QStringLiteral("layer.ambientcubes"), node.name, false);
  scene.nodes.push_back(std::move(node));
  scene.meshes.push_back(std::move(m_mesh));
  scene.world.surfaceLeaves.resize(scene.meshes.size());
  scene.world.surfaceLeaves.back() = std::move(m_places);
}

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
