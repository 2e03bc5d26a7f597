#include "core/formats/vgo/scene/Renderers.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

constexpr auto kColours = "colour";
/// Bytes that a shown triangle takes beside its indices: lists of what shows which record, of what can be picked.
constexpr std::uint64_t kTriangleBytes = 40;
constexpr std::uint64_t kVertexBytes = 64;

std::uint64_t deformationBytes(const MeshData& data) {
  constexpr std::uint64_t kPerVertex = 2 * sizeof(QVector3D) + sizeof(scene::VertexJoints);
  std::uint64_t bytes = data.vertexCount() * kPerVertex;
  for (const scene::BlendShape& shape : data.shapes) {
    bytes += sizeof(shape) + shape.vertices.size() * (sizeof(std::uint32_t) + 2 * sizeof(QVector3D));
  }
  return bytes;
}

/// Colours of vertices, white where no sub-mesh that looks at them uses them.
std::vector<QVector4D> coloursFor(const MeshData& data, const std::vector<bool>& colored) {
  if (std::ranges::all_of(colored, std::identity())) {
    return data.colors;
  }
  std::vector<QVector4D> colors(data.colors.size(), {1, 1, 1, 1});
  for (std::size_t i = 0; i < colored.size(); ++i) {
    const SubMesh& sub = data.subMeshes[i];
    for (std::uint32_t at = sub.firstIndex; colored[i] && at < sub.firstIndex + sub.indexCount; ++at) {
      colors[data.indices[at]] = data.colors[data.indices[at]];
    }
  }
  return colors;
}

} // namespace

std::vector<int> Renderers::materialsOf(int fileNode, const MeshData& data) const {
  std::vector<int> materials = m_build.layout.materialsOf(rendererOf(fileNode));
  materials.resize(data.subMeshes.size(), kNoIndex);
  return materials;
}

std::vector<bool> Renderers::coloredBy(const std::vector<int>& materials, const MeshData& data) const {
  std::vector<bool> colored(materials.size());
  for (std::size_t i = 0; i < materials.size() && !data.colors.empty(); ++i) {
    const layout::Material* material = m_build.materials.at(materials[i]);
    colored[i] = material && usesVertexColors(*material);
  }
  return colored;
}

/// Without surfaces.
scene::Mesh Renderers::meshOf(int fileNode, const MeshData& data, const std::vector<bool>& colored) const {
  scene::Mesh mesh;
  mesh.name = m_build.layout.meshes[static_cast<std::size_t>(rendererOf(fileNode).mesh)].name;
  mesh.vertices = data.vertices;
  mesh.indices = data.indices;
  std::ranges::for_each(mesh.vertices.positions, [&](const QVector3D& point) { mesh.bounds.add(point); });
  if (std::ranges::any_of(colored, std::identity())) {
    mesh.vertices.colors.push_back({QString::fromLatin1(kColours), coloursFor(data, colored)});
  }
  return mesh;
}

scene::SkinAndMorphsPtr Renderers::deformationOf(int mesh, const MeshData& data, scene::SkinIndex skin) {
  if (!skin && data.shapes.empty()) {
    return nullptr;
  }
  const auto [known, first] = m_deformations.try_emplace({mesh, skin}, nullptr);
  if (first && m_build.budget.takeBytes(deformationBytes(data))) {
    auto made = std::make_shared<scene::SkinAndMorphs>();
    made->positions = data.vertices.positions;
    made->normals = data.vertices.normals;
    made->shapes = data.shapes;
    if (skin) {
      made->joints = m_skins.fitted(data, skin);
    }
    known->second = std::move(made);
  }
  return known->second;
}

void Renderers::addSurfaces(scene::Mesh& to, MeshIndex sceneMesh, int fileNode, const MeshData& data,
                            const std::vector<int>& materials) {
  const layout::Renderer& renderer = rendererOf(fileNode);
  const auto record = m_build.record(List::Meshes, renderer.mesh);
  const layout::Mesh& mesh = m_build.layout.meshes[static_cast<std::size_t>(renderer.mesh)];
  const ByteRange namedAt = placeOf((renderer.isOfMesh ? mesh.from : renderer.from)["materials"], renderer.from);
  for (std::size_t i = 0; i < data.subMeshes.size(); ++i) {
    const SubMesh& sub = data.subMeshes[i];
    scene::Surface surface;
    surface.firstIndex = sub.firstIndex;
    surface.indexCount = sub.indexCount;
    surface.material = m_build.materials.use(materials[i], namedAt);
    surface.provenance = sub.provenance;
    for (std::uint32_t at = sub.firstIndex; at < sub.firstIndex + sub.indexCount; ++at) {
      surface.bounds.add(data.vertices.positions[data.indices[at]]);
    }
    if (record && record->section != sub.provenance.section) {
      m_build.scene.related.add(sceneMesh, static_cast<int>(to.surfaces.size()), *record);
    }
    to.surfaces.push_back(std::move(surface));
  }
}

bool Renderers::takes(const MeshData& data, bool withVertices) {
  const std::uint64_t triangles = data.indices.size() / 3;
  const std::uint64_t bytes = triangles * kTriangleBytes + data.subMeshes.size() * sizeof(scene::Surface) +
                              (withVertices ? data.vertexCount() * kVertexBytes + data.indices.size() * 4 : 0);
  return m_build.budget.takeTriangles(triangles) && m_build.budget.takeBytes(bytes);
}

void Renderers::noteShapes(int fileNode, NodeIndex sceneNode) {
  const scene::Node& shown = m_build.scene.nodes[sceneNode];
  const scene::SkinAndMorphsPtr& mesh = m_build.scene.meshes[shown.mesh].deformation;
  if (mesh && !mesh->shapes.empty()) {
    const layout::Renderer& renderer = rendererOf(fileNode);
    m_build.shaped.push_back({fileNode, sceneNode, layout::Layout::find(m_build.layout.meshes, renderer.mesh),
                              &m_build.layout.presetsOf(renderer)});
  }
}

void Renderers::addSkinned(int fileNode, const MeshData& data, scene::SkinIndex skin) {
  const layout::Renderer& renderer = rendererOf(fileNode);
  const std::vector<int> materials = materialsOf(fileNode, data);
  const scene::SkinAndMorphsPtr deformation = deformationOf(renderer.mesh, data, skin);
  if (!deformation || !takes(data, true)) {
    return;
  }
  scene::Mesh mesh = meshOf(fileNode, data, coloredBy(materials, data));
  const MeshIndex sceneMesh = m_build.scene.meshes.nextIndex();
  addSurfaces(mesh, sceneMesh, fileNode, data, materials);
  mesh.deformation = deformation;
  scene::Node node;
  node.name = mesh.name;
  node.parent = m_build.nodeOf(fileNode);
  node.mesh = sceneMesh;
  node.skin = skin;
  node.record = m_build.record(List::Nodes, fileNode);
  if (!renderer.enabled) {
    node.layer = m_build.switchedOff();
  }
  m_build.scene.meshes.push_back(std::move(mesh));
  if (const NodeIndex added = m_build.add(std::move(node))) {
    noteShapes(fileNode, added);
  }
}

void Renderers::addPlain(int fileNode, const MeshData& data) {
  const layout::Renderer& renderer = rendererOf(fileNode);
  const std::vector<int> materials = materialsOf(fileNode, data);
  const Shared key{renderer.mesh, coloredBy(materials, data)};
  const auto [known, isNew] = m_shared.try_emplace(key, m_build.scene.meshes.nextIndex());
  if (!takes(data, isNew)) {
    if (isNew) {
      m_shared.erase(known);
    }
    return;
  }
  if (isNew) {
    m_build.scene.meshes.push_back(meshOf(fileNode, data, key.colored));
    m_build.scene.meshes.back().deformation = deformationOf(renderer.mesh, data, scene::kNone);
  }
  scene::Mesh& mesh = m_build.scene.meshes[known->second];
  const auto [run, isFirst] = m_runs.try_emplace({known->second, materials});
  if (isFirst) {
    run->second = {static_cast<int>(mesh.surfaces.size()), static_cast<int>(data.subMeshes.size())};
    addSurfaces(mesh, known->second, fileNode, data, materials);
  }
  NodeIndex shownBy = m_build.nodeOf(fileNode);
  if (!renderer.enabled) {
    // Only the mesh is hidden, not what is below the node.
    scene::Node hidden;
    hidden.name = mesh.name;
    hidden.parent = shownBy;
    hidden.layer = m_build.switchedOff();
    hidden.record = m_build.record(List::Nodes, fileNode);
    shownBy = m_build.add(std::move(hidden));
  }
  if (shownBy) {
    scene::Node& node = m_build.scene.nodes[shownBy];
    node.mesh = known->second;
    node.firstSurface = run->second.first;
    node.surfaceCount = run->second.count;
    noteShapes(fileNode, shownBy);
  }
}

void Renderers::addTo(int fileNode) {
  const layout::Node& node = m_build.layout.nodes[static_cast<std::size_t>(fileNode)];
  const NodeIndex place = m_build.nodeOf(fileNode);
  // A particle system's mesh is the shape of its particles.
  if (!node.renderer || node.renderer->mesh == kNoIndex || node.particle != kNoIndex || !place) {
    return;
  }
  const MeshDataPtr data = m_meshes.read(node.renderer->mesh, placeOf(node.renderer->from["mesh"], node.from));
  if (!data) {
    return;
  }
  // A skin without joints is but where Unity keeps blend shapes.
  const scene::SkinIndex skin = data->joints.empty() ? scene::kNone : m_skins.use(node, place);
  if (skin) {
    addSkinned(fileNode, *data, skin);
  } else {
    addPlain(fileNode, *data);
  }
}

void Renderers::add() {
  for (int node = 0; node < static_cast<int>(m_build.layout.nodes.size()); ++node) {
    m_build.context.progress.check();
    addTo(node);
  }
}

} // namespace vitrine::formats::vgo
