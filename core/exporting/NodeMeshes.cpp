#include "core/exporting/NodeMeshes.h"

#include "core/exporting/MeshGatherer.h"

namespace vitrine::exporting {
namespace {

std::uint64_t bytesOf(const ExportMesh& mesh) {
  return mesh.positions.size() * sizeof(QVector3D) + mesh.normals.size() * sizeof(QVector3D) +
         mesh.uvs.size() * sizeof(QVector2D) + mesh.indices.size() * sizeof(std::uint32_t);
}

} // namespace

const std::vector<int>& NodeMeshes::of(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked) {
  const Scene& scene = m_pose.scene();
  std::vector<int> surfaces;
  surfaces.reserve(items.size());
  for (const DrawItemIndex item : items) {
    surfaces.push_back(scene.drawItems()[item].surface);
  }
  const Key key{scene.nodes[node].mesh, m_pose.verticesOf(node), baked ? node : scene::kNone, std::move(surfaces)};
  const auto known = m_built.find(key);
  return known != m_built.end() ? known->second : m_built.emplace(key, build(node, items, baked)).first->second;
}

NodeMeshes::Groups NodeMeshes::groupsOf(const std::vector<DrawItemIndex>& items) const {
  Groups groups;
  std::map<MaterialIndex, std::size_t> groupOf;
  for (const DrawItemIndex item : items) {
    const MaterialIndex material = m_pose.scene().surfaceOf(item).material;
    const auto [at, isNew] = groupOf.try_emplace(material, groups.size());
    if (isNew) {
      groups.emplace_back(material, std::vector<DrawItemIndex>());
    }
    groups[at->second].second.push_back(item);
  }
  return groups;
}

ExportMesh NodeMeshes::gathered(NodeIndex node, MaterialIndex material, const std::vector<DrawItemIndex>& items,
                                bool baked) const {
  const Scene& scene = m_pose.scene();
  ExportMesh mesh;
  mesh.name = scene.nodes[node].name;
  mesh.material = m_materials.materialFor(material);
  GatherPlan plan;
  plan.mesh = &scene.meshOf(items.front());
  plan.posed = m_pose.verticesOf(node);
  if (m_assets.materials.contains(material)) {
    const scene::Material& from = m_assets.materials[material];
    const scene::SlotTexture& base = from.slot(scene::TextureSlot::BaseColor);
    plan.uvSet = base.uvSet;
    plan.uvTransform = base.uvTransform;
    plan.withUvs = m_materials.hasPicture(mesh.material);
    plan.turned = from.cull == scene::Cull::Front;
  }
  if (baked) {
    plan.place = m_pose.worldTransform(node);
  }
  MeshGatherer gatherer(mesh, plan);
  for (const DrawItemIndex item : items) {
    gatherer.add(scene.surfaceOf(item));
  }
  return mesh;
}

std::vector<int> NodeMeshes::build(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked) {
  std::vector<int> made;
  for (const auto& [material, members] : groupsOf(items)) {
    ExportMesh mesh = gathered(node, material, members, baked);
    if (!mesh.indices.empty()) {
      m_bytes += bytesOf(mesh);
      made.push_back(static_cast<int>(m_meshes.size()));
      m_meshes.push_back(std::move(mesh));
    }
  }
  return made;
}

} // namespace vitrine::exporting
