#include "core/scene/Scene.h"

#include "core/scene/SceneChecks.h"
#include "core/scene/WorldTransforms.h"

#include <algorithm>
#include <cassert>

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

void Scene::finish(RecordLinks links) {
  assert(indicesInRange());
  m_world = worldTransforms(nodes);
  assignAnimatedModels();
  numberDrawItems();
  assignBackdrops();
  if (links == RecordLinks::Made) {
    m_records = indexRecords(*this);
  }
}

bool Scene::indicesInRange() const {
  return scene::indicesInRange(*this);
}

void Scene::assignAnimatedModels() {
  m_animatedModelOf.clear();
  if (motion.animatedModels.empty()) {
    return;
  }
  m_animatedModelOf.assign(nodes.size(), kNone);
  for (std::size_t i = 0; i < motion.animatedModels.size(); ++i) {
    m_animatedModelOf[static_cast<std::size_t>(motion.animatedModels[i].node)] = static_cast<int>(i);
  }
  for (std::size_t node = 0; node < nodes.size(); ++node) {
    if (m_animatedModelOf[node] == kNone && nodes[node].parent != kNone) {
      m_animatedModelOf[node] = m_animatedModelOf[static_cast<std::size_t>(nodes[node].parent)];
    }
  }
}

void Scene::numberDrawItems() {
  m_drawItems.clear();
  m_drawItems.reserve(surfaceCount());
  for (int node = 0; node < static_cast<int>(nodes.size()); ++node) {
    const int mesh = nodes[static_cast<std::size_t>(node)].mesh;
    if (mesh == kNone) {
      continue;
    }
    const Node& shown = nodes[static_cast<std::size_t>(node)];
    const auto all = static_cast<int>(meshes.at(static_cast<std::size_t>(mesh)).surfaces.size());
    const int end = shown.surfaceCount == kNone ? all : shown.firstSurface + shown.surfaceCount;
    for (int surface = shown.firstSurface; surface < end; ++surface) {
      m_drawItems.push_back({node, mesh, surface});
    }
  }
}

void Scene::assignBackdrops() {
  m_backdropOf.clear();
  if (world.backdrops.empty()) {
    return;
  }
  const auto ofLayer = [this](int layer) {
    const auto found = std::ranges::find(world.backdrops, layer, &Backdrop::layer);
    return layer == kNone || found == world.backdrops.end() ? kNone : static_cast<int>(found - world.backdrops.begin());
  };
  std::vector<int> ofNode(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int own = ofLayer(nodes[i].layer);
    ofNode[i] = own == kNone && nodes[i].parent != kNone ? ofNode[static_cast<std::size_t>(nodes[i].parent)] : own;
  }
  m_backdropOf.reserve(m_drawItems.size());
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    const int ofSurface = ofLayer(surfaceOf(item).layer);
    m_backdropOf.push_back(ofSurface != kNone ? ofSurface : ofNode[static_cast<std::size_t>(m_drawItems[item].node)]);
  }
}

const Mesh& Scene::meshOf(DrawItemId item) const {
  return meshes[static_cast<std::size_t>(m_drawItems[item].mesh)];
}

const Surface& Scene::surfaceOf(DrawItemId item) const {
  return meshOf(item).surfaces[static_cast<std::size_t>(m_drawItems[item].surface)];
}

const SurfaceLeaves* Scene::leavesOf(DrawItemId item) const {
  const auto mesh = static_cast<std::size_t>(m_drawItems[item].mesh);
  const auto surface = static_cast<std::size_t>(m_drawItems[item].surface);
  const bool known = mesh < world.surfaceLeaves.size() && surface < world.surfaceLeaves[mesh].size();
  return known ? &world.surfaceLeaves[mesh][surface] : nullptr;
}

Bounds Scene::worldBounds(DrawItemId item) const {
  return surfaceOf(item).bounds.transformed(worldTransform(m_drawItems[item].node));
}

std::optional<RecordRef> Scene::recordOf(DrawItemId item, std::uint32_t triangle, std::uint64_t frame) const {
  const Provenance& from = surfaceOf(item).provenance;
  // A surface all of whose triangles were damaged has none, but may be asked for what it is of.
  const bool known = !from.table || from.tableOffset + std::uint64_t{triangle} < from.table->size();
  if (from.section == structure::kRootSection || !known) {
    return std::nullopt;
  }
  return RecordRef{from.section, rowOf(from, triangle, frame)};
}

const std::vector<std::size_t>& Scene::recordFieldsOf(DrawItemId item) const {
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
