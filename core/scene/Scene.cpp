#include "core/scene/Scene.h"

#include "core/scene/WorldTransforms.h"

#include <utility>

namespace vitrine::scene {
namespace {

std::uint64_t rowOf(const Provenance& from, std::uint32_t triangle, std::uint64_t frame) {
  std::uint64_t row = from.frameRows && frame < from.frameRows->size() ? from.frameRows->at(frame) : from.firstRow;
  if (from.table) {
    row += from.table->at(from.tableOffset + triangle);
  } else if (from.trianglesPerRow != 0) {
    row += triangle / from.trianglesPerRow;
  }
  return row;
}

} // namespace

Scene::Scene(SceneData&& data, RecordLinks links) : SceneData(std::move(data)), m_world(worldTransforms(nodes)) {
  assignAnimatedModels();
  numberDrawItems();
  assignBackdrops();
  if (links == RecordLinks::Made) {
    m_records = indexRecords(*this);
  }
}

void Scene::assignAnimatedModels() {
  if (motion.animatedModels.empty()) {
    return;
  }
  m_animatedModelOf.resize(nodes.size());
  for (const AnimatedModelIndex model : motion.animatedModels.indices()) {
    m_animatedModelOf[motion.animatedModels[model].node] = model;
  }
  for (const NodeIndex node : nodes.indices()) {
    if (m_animatedModelOf[node] == kNone && nodes[node].parent) {
      m_animatedModelOf[node] = m_animatedModelOf[nodes[node].parent];
    }
  }
}

void Scene::numberDrawItems() {
  m_drawItems.reserve(surfaceCount());
  for (const NodeIndex node : nodes.indices()) {
    const Node& shown = nodes[node];
    if (!shown.mesh) {
      continue;
    }
    const auto all = static_cast<int>(meshes[shown.mesh].surfaces.size());
    const int end = shown.surfaceCount == kNone ? all : shown.firstSurface + shown.surfaceCount;
    for (int surface = shown.firstSurface; surface < end; ++surface) {
      m_drawItems.push_back({node, shown.mesh, surface});
    }
  }
}

void Scene::assignBackdrops() {
  if (world.backdrops.empty()) {
    return;
  }
  ByLayer<BackdropIndex> ofLayer(layers.size());
  for (const BackdropIndex backdrop : world.backdrops.indices()) {
    if (BackdropIndex& first = ofLayer[world.backdrops[backdrop].layer]; !first) {
      first = backdrop;
    }
  }
  const auto backdropOfLayer = [&](LayerIndex layer) { return layer ? ofLayer[layer] : kNone; };
  ByNode<BackdropIndex> ofNode(nodes.size());
  for (const NodeIndex node : nodes.indices()) {
    const BackdropIndex own = backdropOfLayer(nodes[node].layer);
    ofNode[node] = !own && nodes[node].parent ? ofNode[nodes[node].parent] : own;
  }
  m_backdropOf.reserve(m_drawItems.size());
  for (const DrawItemIndex item : m_drawItems.indices()) {
    const BackdropIndex ofSurface = backdropOfLayer(surfaceOf(item).layer);
    m_backdropOf.push_back(ofSurface ? ofSurface : ofNode[m_drawItems[item].node]);
  }
}

const Mesh& Scene::meshOf(DrawItemIndex item) const {
  return meshes[m_drawItems[item].mesh];
}

const Surface& Scene::surfaceOf(DrawItemIndex item) const {
  return meshOf(item).surfaces[static_cast<std::size_t>(m_drawItems[item].surface)];
}

const SurfaceLeaves* Scene::leavesOf(DrawItemIndex item) const {
  const MeshIndex mesh = m_drawItems[item].mesh;
  const auto surface = static_cast<std::size_t>(m_drawItems[item].surface);
  const bool known = world.surfaceLeaves.contains(mesh) && surface < world.surfaceLeaves[mesh].size();
  return known ? &world.surfaceLeaves[mesh][surface] : nullptr;
}

Bounds Scene::worldBounds(DrawItemIndex item) const {
  return surfaceOf(item).bounds.transformed(worldTransform(m_drawItems[item].node));
}

std::optional<RecordRef> Scene::recordOf(DrawItemIndex item, std::uint32_t triangle, std::uint64_t frame) const {
  const Provenance& from = surfaceOf(item).provenance;
  // A surface all of whose triangles were damaged has none, but may be asked for what it is of.
  const bool known = !from.table || from.tableOffset + std::uint64_t{triangle} < from.table->size();
  if (from.section == structure::kRootSection || !known) {
    return std::nullopt;
  }
  return RecordRef{from.section, rowOf(from, triangle, frame)};
}

const std::vector<std::size_t>& Scene::recordFieldsOf(DrawItemIndex item) const {
  static const std::vector<std::size_t> kAll;
  const int set = surfaceOf(item).provenance.fieldSet;
  return set == kNone ? kAll : fieldSets[static_cast<std::size_t>(set)];
}

std::uint64_t Scene::vertexCount() const {
  std::uint64_t count = 0;
  for (const Mesh& mesh : meshes) {
    count += mesh.vertices.positions.size();
  }
  return count;
}

std::uint64_t Scene::surfaceCount() const {
  std::uint64_t count = 0;
  for (const Mesh& mesh : meshes) {
    count += mesh.surfaces.size();
  }
  return count;
}

} // namespace vitrine::scene
