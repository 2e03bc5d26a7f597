#include "core/exporting/NodeMeshes.h"

#include "core/animation/SmoothNormals.h"
#include "core/exporting/BakedLight.h"
#include "core/exporting/Deformations.h"
#include "core/exporting/LightAtlas.h"
#include "core/exporting/MeshGatherer.h"
#include "core/exporting/RecordRuns.h"
#include "core/exporting/RgbmLightmaps.h"

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {
namespace {

std::uint64_t bytesOf(const ExportMesh& mesh) {
  std::uint64_t moving = mesh.joints.size() * sizeof(ExportJoints);
  for (const ExportShape& shape : mesh.shapes) {
    moving += shape.vertices.size() * (2 * sizeof(QVector3D) + 2 * sizeof(std::uint32_t));
  }
  return moving + mesh.colors.size() * sizeof(QVector4D) + mesh.lightUvs.size() * sizeof(QVector2D) +
         mesh.positions.size() * sizeof(QVector3D) + mesh.normals.size() * sizeof(QVector3D) +
         mesh.uvs.size() * sizeof(QVector2D) + mesh.indices.size() * sizeof(std::uint32_t);
}

/// A factor on light as others have it: linear, from 0 to 1. A factor on numbers of a picture is about the same as
/// linear light's, decoded like a colour.
QVector4D linearFactor(const QVector4D& color, bool display) {
  const auto part = [display](float value) {
    const float within = std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 1.0F;
    return display ? image::srgbToLinear(within) : within;
  };
  return {part(color.x()), part(color.y()), part(color.z()), 1.0F};
}

} // namespace

const std::vector<int>& NodeMeshes::of(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked) {
  const Scene& scene = m_pose.scene();
  std::vector<int> surfaces;
  surfaces.reserve(items.size());
  for (const DrawItemIndex item : items) {
    surfaces.push_back(scene.drawItems()[item].surface);
  }
  const bool standsAlone = baked || (m_rules.light != LightAs::Nothing && scene.nodes[node].light);
  const Key key{scene.nodes[node].mesh, bends(node) ? nullptr : m_pose.verticesOf(node),
                standsAlone ? node : scene::kNone, std::move(surfaces)};
  const auto known = m_built.find(key);
  return known != m_built.end() ? known->second : m_built.emplace(key, build(node, items, baked)).first->second;
}

std::vector<NodeMeshes::Group> NodeMeshes::groupsOf(const std::vector<DrawItemIndex>& items) const {
  std::vector<Group> groups;
  std::map<std::pair<MaterialIndex, int>, std::size_t> groupOf;
  for (const DrawItemIndex item : items) {
    const MaterialIndex material = m_pose.scene().surfaceOf(item).material;
    const int page = m_rules.atlas ? m_rules.atlas->pageOf(m_pose.scene(), item) : -1;
    const auto [at, isNew] = groupOf.try_emplace({material, page}, groups.size());
    if (isNew) {
      groups.push_back({material, page, {}});
    }
    groups[at->second].items.push_back(item);
  }
  return groups;
}

bool NodeMeshes::changesFrames(NodeIndex node) const {
  const MeshIndex mesh = m_pose.scene().nodes[node].mesh;
  return m_rules.bends && mesh && m_pose.scene().meshes[mesh].frames && m_rules.frames[mesh].size() > 1;
}

bool NodeMeshes::bends(NodeIndex node) const {
  const MeshIndex mesh = m_pose.scene().nodes[node].mesh;
  return m_rules.bends && mesh && (m_pose.scene().meshes[mesh].deformation || changesFrames(node));
}

std::function<QVector4D(std::uint32_t, int)> NodeMeshes::colorOf(NodeIndex node) const {
  const Scene& scene = m_pose.scene();
  if (m_rules.atlas) {
    return {};
  }
  const scene::VertexStreams::Colors* colors =
      m_rules.colors ? lightStreamOf(scene.meshes[scene.nodes[node].mesh], m_state) : nullptr;
  // Surfaces under lightmaps get white beside a picture of those: materials are shared, and factors are asked for on
  // every mesh.
  const bool light = m_rules.colors && (m_rules.light == LightAs::VertexColors ||
                                        (m_rules.light == LightAs::Picture && scene.nodes[node].light));
  if (!light && !colors && !m_rules.lightmaps) {
    return {};
  }
  const bool display = scene.bake.colorSpace == scene::LightingColorSpace::Display;
  return [this, node, colors, light, display](std::uint32_t vertex, int surface) {
    if (const auto baked = light ? BakedLight(m_pose, m_state, node).at(vertex, surface) : std::nullopt) {
      return linearFactor(QVector4D(*baked, 1), display);
    }
    const std::size_t at = colors ? colors->indexOf(vertex, surface) : 0;
    const float gain = m_state.colors ? m_state.colors->gain : 1.0F;
    return colors && at < colors->values.size() ? linearFactor(colors->values[at] * gain, display)
                                                : QVector4D(1, 1, 1, 1);
  };
}

std::function<QVector2D(std::uint32_t, int)> NodeMeshes::lightUvOf(NodeIndex node) const {
  if (!m_rules.lightmaps) {
    return {};
  }
  const Scene& scene = m_pose.scene();
  return
      [mesh = &scene.meshes[scene.nodes[node].mesh], picture = m_rules.lightmaps](std::uint32_t vertex, int surface) {
        const auto& luxels = mesh->vertices.lightmapUvs;
        const scene::LightmapIndex lightmap = mesh->surfaces[static_cast<std::size_t>(surface)].lightmap;
        return vertex < luxels.size() ? picture->locate(lightmap, luxels[vertex]) : picture->locate(scene::kNone, {});
      };
}

GatherPlan NodeMeshes::planOf(NodeIndex node, const Group& group, int exported) const {
  const Scene& scene = m_pose.scene();
  GatherPlan plan;
  plan.mesh = &scene.meshes[scene.nodes[node].mesh];
  const animation::PosedVertices* posed = bends(node) ? nullptr : m_pose.verticesOf(node);
  plan.positions = posed ? &posed->positions : &plan.mesh->vertices.positions;
  plan.normals = posed ? &posed->normals : &plan.mesh->vertices.normals;
  if (bends(node) && plan.mesh->deformation) {
    plan.positions = &plan.mesh->deformation->positions;
    plan.normals = &plan.mesh->deformation->normals;
  }
  if (m_assets.materials.contains(group.material)) {
    const scene::Material& from = m_assets.materials[group.material];
    const scene::SlotTexture& base = from.slot(scene::TextureSlot::BaseColor);
    plan.uvSet = base.uvSet;
    plan.uvTransform = base.uvTransform;
    plan.withUvs = m_materials.hasPicture(exported);
    plan.turned = from.cull == scene::Cull::Front;
  }
  plan.color = colorOf(node);
  plan.lightUv = lightUvOf(node);
  if (group.page >= 0) {
    plan.uv = [this, node](std::uint32_t corner, int surface) { return m_rules.atlas->locate(node, surface, corner); };
  }
  return plan;
}

ExportMesh NodeMeshes::gathered(NodeIndex node, const Group& group, bool baked) const {
  const Scene& scene = m_pose.scene();
  ExportMesh mesh;
  mesh.name = scene.nodes[node].name;
  mesh.material =
      group.page >= 0 ? m_materials.atlasMaterial(group.material, group.page) : m_materials.materialFor(group.material);
  GatherPlan plan = planOf(node, group, mesh.material);
  std::vector<QVector3D> normals;
  if (changesFrames(node)) {
    const auto first = static_cast<std::size_t>(m_rules.frames[scene.nodes[node].mesh].front());
    plan.positions = (*plan.mesh->frames)[first].positions.get();
    normals = animation::smoothNormals(*plan.mesh, *plan.positions);
    plan.normals = &normals;
  }
  if (baked) {
    plan.place = m_rules.base * m_pose.worldTransform(node);
  }
  std::vector<std::uint32_t> sources;
  plan.sources = bends(node) ? &sources : nullptr;
  addItems(mesh, plan, group.items);
  if (bends(node)) {
    addBends(mesh, node, sources, plan.turned);
  }
  return mesh;
}

void NodeMeshes::addItems(ExportMesh& mesh, const GatherPlan& plan, const std::vector<DrawItemIndex>& items) const {
  const Scene& scene = m_pose.scene();
  MeshGatherer gatherer(mesh, plan);
  RecordRuns records;
  const auto noteRecord = [&](DrawItemIndex item, std::uint32_t triangle) {
    const auto record = scene.recordOf(item, triangle);
    records.add(record && record->section < m_rules.structure->size() ? record : std::nullopt);
  };
  for (const DrawItemIndex item : items) {
    const auto took = [&, item](std::uint32_t triangle) { noteRecord(item, triangle); };
    gatherer.add(scene.surfaceOf(item), m_rules.structure ? std::function<void(std::uint32_t)>(took) : nullptr);
  }
  if (m_rules.structure) {
    mesh.records = records.finished(*m_rules.structure);
  }
}

void NodeMeshes::addBends(ExportMesh& to, NodeIndex node, const std::vector<std::uint32_t>& sources,
                          bool turned) const {
  const Scene& scene = m_pose.scene();
  const scene::Node& of = scene.nodes[node];
  const DeformationSource from{scene.meshes[of.mesh], sources, turned};
  if (changesFrames(node)) {
    addFrames(to, from, m_rules.frames[of.mesh]);
    return;
  }
  if (of.skin && !from.mesh.deformation->joints.empty()) {
    addJoints(to, from, scene.motion.skins[of.skin].joints.size());
  }
  addShapes(to, from);
}

std::vector<int> NodeMeshes::build(NodeIndex node, const std::vector<DrawItemIndex>& items, bool baked) {
  std::vector<int> made;
  for (const Group& group : groupsOf(items)) {
    ExportMesh mesh = gathered(node, group, baked);
    if (!mesh.indices.empty()) {
      m_bytes += bytesOf(mesh);
      made.push_back(static_cast<int>(m_meshes.size()));
      m_meshes.push_back(std::move(mesh));
    }
  }
  return made;
}

} // namespace vitrine::exporting
