#include "core/scene/Scene.h"

#include "core/scene/SceneState.h"

#include <cassert>

namespace vitrine::scene {
namespace {

std::uint64_t surfaceKey(int mesh, int surface) {
  return static_cast<std::uint64_t>(mesh) << 32 | static_cast<std::uint32_t>(surface);
}

bool isBelow(int index, std::size_t count) {
  return index >= 0 && static_cast<std::size_t>(index) < count;
}

/// Whether what a control acts on exists, for each kind of target.
struct TargetCheck {
  const Scene& scene;

  bool operator()(const LayerTarget& target) const { return isBelow(target.layer, scene.layers.size()); }
  bool operator()(const LayerChoiceTarget& target) const {
    return std::ranges::all_of(target.choices,
                               [this](int layer) { return layer == kNone || isBelow(layer, scene.layers.size()); });
  }
  bool operator()(const ColorStreamTarget& target) const {
    return std::ranges::all_of(target.choices, [this](const auto& choice) { return layersExist(choice.layers); });
  }
  bool operator()(const GameViewTarget& target) const {
    return std::ranges::all_of(target.choices,
                               [this](int view) { return view == kNone || isBelow(view, scene.gameViews.size()); });
  }
  bool operator()(const LightStyleTarget&) const { return true; }
  bool operator()(const ExposureTarget&) const { return true; }

  bool layersExist(const std::vector<int>& layers) const {
    return std::ranges::all_of(layers, [this](int layer) { return isBelow(layer, scene.layers.size()); });
  }
};

/// Whether a node's run of surfaces lies inside its mesh.
bool surfacesInRange(const Node& node, const std::vector<Mesh>& meshes) {
  if (node.mesh == kNone) {
    return true;
  }
  const auto all = static_cast<int>(meshes[static_cast<std::size_t>(node.mesh)].surfaces.size());
  return node.firstSurface >= 0 && node.firstSurface <= all && node.surfaceCount >= kNone &&
         (node.surfaceCount == kNone || node.surfaceCount <= all - node.firstSurface);
}

std::uint64_t rowOf(const Provenance& from, std::uint32_t triangle, std::uint64_t frame) {
  std::uint64_t row = from.firstRow + frame * from.rowsPerFrame;
  if (from.table) {
    row += from.table->at(from.tableOffset + triangle);
  } else if (from.trianglesPerRow != 0) {
    row += triangle / from.trianglesPerRow;
  }
  return row;
}

} // namespace

void Scene::finish() {
  assert(indicesInRange());
  composeTransforms();
  numberDrawItems();
  indexRecords();
}

bool Scene::indicesInRange() const {
  const auto below = [](int index, std::size_t count) {
    return index >= kNone && (index == kNone || static_cast<std::size_t>(index) < count);
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!below(nodes[i].parent, i) || !below(nodes[i].mesh, meshes.size()) || !below(nodes[i].layer, layers.size()) ||
        !surfacesInRange(nodes[i], meshes)) {
      return false;
    }
  }
  const TargetCheck exists{*this};
  if (!std::ranges::all_of(controls, [&](const Control& control) { return std::visit(exists, control.target); })) {
    return false;
  }
  const auto fits = [&](const Surface& surface, const Mesh& mesh) {
    return below(surface.material, assets.materials.size()) && below(surface.lightmap, lightmaps.size()) &&
           below(surface.layer, layers.size()) && below(surface.provenance.fieldSet, fieldSets.size()) &&
           surface.indexCount % 3 == 0 &&
           surface.firstIndex <= mesh.indices.size() && surface.indexCount <= mesh.indices.size() - surface.firstIndex;
  };
  return std::ranges::all_of(meshes, [&](const Mesh& mesh) {
    const std::size_t vertices = mesh.vertices.positions.size();
    return std::ranges::all_of(mesh.indices, [vertices](std::uint32_t index) { return index < vertices; }) &&
           std::ranges::all_of(mesh.surfaces, [&](const Surface& surface) { return fits(surface, mesh); });
  });
}

void Scene::composeTransforms() {
  m_world.resize(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int parent = nodes[i].parent;
    m_world[i] = parent == kNone ? nodes[i].local : m_world[static_cast<std::size_t>(parent)] * nodes[i].local;
  }
}

void Scene::numberDrawItems() {
  m_drawItems.clear();
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
  m_bounds = {};
  m_defaultTriangles = 0;
  const std::vector<bool> visible = visibleItems(*this, {});
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    if (visible[item]) {
      const Surface& surface = surfaceOf(item);
      m_defaultTriangles += surface.triangleCount();
      m_bounds.add(surface.bounds.transformed(worldTransform(m_drawItems[item].node)));
    }
  }
}

void Scene::indexRecords() {
  m_shownRecords.clear();
  m_shownRecords.reserve(m_drawItems.size());
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    const Surface& surface = surfaceOf(item);
    const Provenance& from = surface.provenance;
    std::optional<RecordRef> last;
    const bool oneRow = from.trianglesPerRow == 0 && !from.table;
    for (std::uint32_t triangle = 0; triangle < (oneRow ? 1 : surface.triangleCount()); ++triangle) {
      const auto record = recordOf(item, triangle);
      if (record && record != last) {
        m_shownRecords.push_back({*record, item});
        last = record;
      }
    }
    if (!m_related.empty()) {
      for (const RecordRef& related : relatedRecords(item)) {
        m_shownRecords.push_back({related, item});
      }
    }
    const auto& instance = nodes[static_cast<std::size_t>(m_drawItems[item].node)].record;
    if (instance && instance != last) {
      m_shownRecords.push_back({*instance, item});
    }
  }
  // Items mostly come in the order of their records.
  if (!std::ranges::is_sorted(m_shownRecords)) {
    std::ranges::sort(m_shownRecords);
  }
  const auto twice = std::ranges::unique(m_shownRecords);
  m_shownRecords.erase(twice.begin(), twice.end());
}

const Mesh& Scene::meshOf(DrawItemId item) const {
  return meshes[static_cast<std::size_t>(m_drawItems[item].mesh)];
}

const Surface& Scene::surfaceOf(DrawItemId item) const {
  return meshOf(item).surfaces[static_cast<std::size_t>(m_drawItems[item].surface)];
}

Bounds Scene::worldBounds(DrawItemId item) const {
  return surfaceOf(item).bounds.transformed(worldTransform(m_drawItems[item].node));
}

std::optional<RecordRef> Scene::recordOf(DrawItemId item, std::uint32_t triangle, std::uint64_t frame) const {
  const Provenance& from = surfaceOf(item).provenance;
  if (from.section == structure::kRootSection) {
    return std::nullopt;
  }
  return RecordRef{from.section, rowOf(from, triangle, frame)};
}

const std::vector<std::size_t>& Scene::recordFieldsOf(DrawItemId item) const {
  static const std::vector<std::size_t> kAll;
  const int set = surfaceOf(item).provenance.fieldSet;
  return set == kNone ? kAll : fieldSets[static_cast<std::size_t>(set)];
}

std::vector<DrawItemId> Scene::itemsOf(const RecordRef& record) const {
  std::vector<DrawItemId> items;
  for (const ShownRecord& shown : std::ranges::equal_range(m_shownRecords, record, {}, &ShownRecord::record)) {
    items.push_back(shown.item);
  }
  return items;
}

const std::vector<RecordRef>& Scene::relatedRecords(DrawItemId item) const {
  static const std::vector<RecordRef> kNoRecords;
  const auto found = m_related.find(surfaceKey(m_drawItems[item].mesh, m_drawItems[item].surface));
  return found == m_related.end() ? kNoRecords : found->second;
}

void Scene::addRelatedRecord(int mesh, int surface, const RecordRef& record) {
  m_related[surfaceKey(mesh, surface)].push_back(record);
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
