#include "core/scene/Scene.h"

#include "core/scene/FigureReach.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneState.h"
#include "core/scene/WorldTransforms.h"

#include <cassert>
#include <set>
#include <span>

namespace vitrine::scene {
namespace {

std::uint64_t surfaceKey(int mesh, int surface) {
  return static_cast<std::uint64_t>(mesh) << 32 | static_cast<std::uint32_t>(surface);
}

/// By node: the records of the key poses in which it is there.
std::unordered_map<int, std::vector<RecordRef>> poseRecords(const std::vector<Figure>& figures) {
  std::unordered_map<int, std::vector<RecordRef>> records;
  for (const Figure& figure : figures) {
    for (const KeyPose& pose : figure.poses) {
      for (const ShapeKey& key : pose.shapes) {
        if (pose.record) {
          records[key.node].push_back(*pose.record);
        }
      }
    }
  }
  return records;
}

std::uint64_t rowOf(const Provenance& from, std::uint32_t triangle, std::uint64_t frame) {
  std::uint64_t row = from.frameRows && frame < from.frameRows->size() ? from.frameRows->at(frame) : from.firstRow;
  if (from.table) {
    row += from.table->at(from.tableOffset + triangle);
  } else if (from.trianglesPerRow != 0) {
    row += triangle / from.trianglesPerRow;
  }
  return row;
}

/// Whether a triangle of a surface, in whatever frame it has but one of, came from this record.
bool isMadeOf(const Surface& surface, const RecordRef& record) {
  const Provenance& from = surface.provenance;
  if (from.section != record.section || record.row < from.firstRow) {
    return false;
  }
  const std::uint64_t row = record.row - from.firstRow;
  if (from.table) {
    const auto rows = std::span(*from.table).subspan(from.tableOffset, surface.triangleCount());
    return std::ranges::find(rows, row) != rows.end();
  }
  return from.trianglesPerRow == 0 ? row == 0 : row * from.trianglesPerRow < surface.triangleCount();
}

} // namespace

void Scene::finish(RecordLinks links) {
  assert(indicesInRange());
  composeTransforms();
  assignFigures();
  numberDrawItems();
  assignBackdrops();
  measureBounds();
  measureReach();
  if (links == RecordLinks::Made) {
    indexRecords();
    indexTriangleRecords();
  }
}

void Scene::assignFigures() {
  m_figureOf.clear();
  if (figures.empty()) {
    return;
  }
  m_figureOf.assign(nodes.size(), kNone);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    m_figureOf[static_cast<std::size_t>(figures[i].node)] = static_cast<int>(i);
  }
  for (std::size_t node = 0; node < nodes.size(); ++node) {
    if (m_figureOf[node] == kNone && nodes[node].parent != kNone) {
      m_figureOf[node] = m_figureOf[static_cast<std::size_t>(nodes[node].parent)];
    }
  }
}

void Scene::measureReach() {
  m_reach = m_bounds;
  std::vector<Bounds> reaches(figures.size()); // of each figure where it stands, in all its poses
  std::unordered_map<const VertexFrames*, Bounds> framesBounds;
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    if (backdropOf(item) != kNone) {
      continue;
    }
    const int node = m_drawItems[item].node;
    Bounds bounds = surfaceOf(item).bounds;
    const Mesh& mesh = meshOf(item);
    if (mesh.frames) {
      const auto [known, first] = framesBounds.try_emplace(mesh.frames.get());
      for (std::size_t i = 0; first && i < mesh.frames->size(); ++i) {
        known->second.add((*mesh.frames)[i].bounds);
      }
      bounds.add(known->second);
    }
    bounds = bounds.transformed(worldTransform(node));
    m_reach.add(bounds);
    if (const int figure = figureOf(node); figure != kNone) {
      reaches[static_cast<std::size_t>(figure)].add(bounds);
    }
  }
  for (std::size_t figure = 0; figure < figures.size(); ++figure) {
    m_reach.add(limbReach(*this, static_cast<int>(figure)));
  }
  for (const Animation& animation : animations) {
    if (animation.figure != kNone) {
      // However it turns: a ball around its feet, as far as its steps can lead it.
      const auto figure = static_cast<std::size_t>(animation.figure);
      const QVector3D feet = worldTransform(figures[figure].node).column(3).toVector3D();
      Bounds around = reaches[figure];
      if (around.empty() || (animation.stepMove.isNull() && animation.stepTurn.isNull())) {
        continue;
      }
      around.add(feet);
      const float far = (around.centre() - feet).length() + around.radius() +
                        animation.stepMove.length() * static_cast<float>(animation.frames);
      const QVector3D span(far, far, far);
      m_reach.add(Bounds(feet - span, feet + span));
    }
  }
}

bool Scene::indicesInRange() const {
  return scene::indicesInRange(*this);
}

void Scene::composeTransforms() {
  m_world = worldTransforms(nodes);
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
  if (backdrops.empty()) {
    return;
  }
  const auto ofLayer = [this](int layer) {
    const auto found = std::ranges::find(backdrops, layer, &Backdrop::layer);
    return layer == kNone || found == backdrops.end() ? kNone : static_cast<int>(found - backdrops.begin());
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

void Scene::measureBounds() {
  m_bounds = {};
  m_defaultTriangles = 0;
  const std::vector<bool> visible = visibleItems(*this, {});
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    if (visible[item]) {
      const Surface& surface = surfaceOf(item);
      m_defaultTriangles += surface.triangleCount();
      if (backdropOf(item) == kNone) {
        m_bounds.add(worldBounds(item));
      }
    }
  }
}

void Scene::indexTriangles(DrawItemId item, std::uint32_t frame, std::uint32_t shownAs) {
  const Provenance& from = surfaceOf(item).provenance;
  const bool oneRow = from.trianglesPerRow == 0 && !from.table;
  std::optional<RecordRef> last;
  for (std::uint32_t triangle = 0; triangle < (oneRow ? 1 : surfaceOf(item).triangleCount()); ++triangle) {
    const auto record = recordOf(item, triangle, frame);
    if (record && record != last) {
      m_shownRecords.push_back({*record, item, shownAs});
      last = record;
    }
  }
}

std::unordered_map<int, std::vector<std::uint32_t>> Scene::framesInPoses() const {
  std::unordered_map<int, std::vector<std::uint32_t>> frames;
  for (const Figure& figure : figures) {
    for (const KeyPose& pose : figure.poses) {
      for (const ShapeKey& key : pose.shapes) {
        frames[key.node].push_back(static_cast<std::uint32_t>(key.frame));
      }
    }
  }
  return frames;
}

void Scene::indexRecords() {
  const auto framesOfNodes = framesInPoses();
  const auto posesOf = poseRecords(figures);
  std::vector<std::vector<bool>> indexedSurfaces(meshes.size());
  m_shownRecords.clear();
  m_shownRecords.reserve(m_drawItems.size());
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    const auto& frameRows = surfaceOf(item).provenance.frameRows;
    const auto posed = framesOfNodes.find(m_drawItems[item].node);
    const bool isPosed = posed != framesOfNodes.end();
    // A marker is not what a frame looks like.
    const bool isMarker = nodes[static_cast<std::size_t>(m_drawItems[item].node)].kind == NodeKind::Marker;
    if (const auto poses = posesOf.find(m_drawItems[item].node); poses != posesOf.end() && !isMarker) {
      std::ranges::for_each(poses->second, [&](const RecordRef& pose) { m_shownRecords.push_back({pose, item}); });
    }
    if (frameRows && isPosed) {
      std::ranges::for_each(posed->second, [&](std::uint32_t frame) { indexTriangles(item, frame, frame); });
    } else {
      // What has but one shape is there in some poses and in others not.
      const bool oneShape = isPosed && !meshOf(item).frames;
      const bool everyFrame = !frameRows && !oneShape;
      // A thousand nodes may show one mesh: its triangles are indexed with the first of them (itemsOf).
      std::vector<bool>& indexed = indexedSurfaces[static_cast<std::size_t>(m_drawItems[item].mesh)];
      indexed.resize(meshOf(item).surfaces.size());
      auto known = indexed[static_cast<std::size_t>(m_drawItems[item].surface)];
      if (!everyFrame || !known) {
        indexTriangles(item, 0, everyFrame ? kEveryFrame : 0);
      }
      known = known || everyFrame;
    }
    if (!m_related.empty()) {
      for (const RecordRef& related : relatedRecords(item)) {
        m_shownRecords.push_back({related, item});
      }
    }
    if (const auto& instance = nodes[static_cast<std::size_t>(m_drawItems[item].node)].record) {
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

const SurfacePlace* Scene::placeOf(DrawItemId item) const {
  const auto mesh = static_cast<std::size_t>(m_drawItems[item].mesh);
  const auto surface = static_cast<std::size_t>(m_drawItems[item].surface);
  const bool known = mesh < surfacePlaces.size() && surface < surfacePlaces[mesh].size();
  return known ? &surfacePlaces[mesh][surface] : nullptr;
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

void Scene::indexTriangleRecords() {
  m_triangleSections.clear();
  for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
    if (const SectionId section = surfaceOf(item).triangleRecords.section; section != structure::kRootSection) {
      m_triangleSections.emplace_back(section, item);
    }
  }
  std::ranges::sort(m_triangleSections);
}

void Scene::addItemsOfTriangle(const RecordRef& record, std::vector<DrawItemId>& items) const {
  const auto inSection =
      std::ranges::equal_range(m_triangleSections, record.section, {}, &std::pair<SectionId, DrawItemId>::first);
  for (const auto& [section, item] : inSection) {
    const auto& rows = surfaceOf(item).triangleRecords.rows;
    if (rows ? std::ranges::binary_search(*rows, record.row) : record.row < surfaceOf(item).triangleCount()) {
      items.push_back(item);
    }
  }
}

std::vector<DrawItemId> Scene::itemsOf(const RecordRef& record) const {
  std::vector<DrawItemId> items;
  std::set<std::pair<int, int>> shared; // surfaces made of the record, which other items may show too
  for (const ShownRecord& shown : std::ranges::equal_range(m_shownRecords, record, {}, &ShownRecord::record)) {
    if (items.empty() || items.back() != shown.item) {
      items.push_back(shown.item);
    }
    if (shown.frame == kEveryFrame && isMadeOf(surfaceOf(shown.item), record)) {
      shared.emplace(m_drawItems[shown.item].mesh, m_drawItems[shown.item].surface);
    }
  }
  if (!shared.empty()) {
    for (DrawItemId item = 0; item < m_drawItems.size(); ++item) {
      if (shared.contains({m_drawItems[item].mesh, m_drawItems[item].surface})) {
        items.push_back(item);
      }
    }
    std::ranges::sort(items);
    const auto twice = std::ranges::unique(items);
    items.erase(twice.begin(), twice.end());
  }
  addItemsOfTriangle(record, items);
  return items;
}

std::vector<Scene::FrameOfNode> Scene::framesOf(const RecordRef& record) const {
  std::vector<FrameOfNode> frames;
  for (const ShownRecord& shown : std::ranges::equal_range(m_shownRecords, record, {}, &ShownRecord::record)) {
    if (shown.frame != kEveryFrame) {
      frames.push_back({m_drawItems[shown.item].node, shown.frame});
    }
  }
  return frames;
}

const std::vector<RecordRef>& Scene::relatedRecords(DrawItemId item) const {
  static const std::vector<RecordRef> kNoRecords;
  const auto found = m_related.find(surfaceKey(m_drawItems[item].mesh, m_drawItems[item].surface));
  return found == m_related.end() ? kNoRecords : found->second;
}

std::vector<RecordRef> Scene::relatedRecords(DrawItemId item, std::uint32_t triangle) const {
  std::vector<RecordRef> records;
  const TriangleRecords& own = surfaceOf(item).triangleRecords;
  if (own.section != structure::kRootSection) {
    records.push_back({own.section, own.rows ? own.rows->at(triangle) : triangle});
  }
  const auto& ofItem = relatedRecords(item);
  records.insert(records.end(), ofItem.begin(), ofItem.end());
  return records;
}

void Scene::addRelatedRecord(int mesh, int surface, const RecordRef& record) {
  if (record.section != structure::kRootSection) {
    m_related[surfaceKey(mesh, surface)].push_back(record);
  }
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
