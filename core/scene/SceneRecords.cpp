#include "core/scene/SceneRecords.h"

#include <algorithm>
#include <set>
#include <span>

namespace vitrine::scene {
namespace {

/// True if a triangle of a surface, in any frame of its mesh, came from this record.
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

void addItemsOfTriangle(const Scene& scene, const RecordRef& record, std::vector<DrawItemIndex>& items) {
  const auto inSection = std::ranges::equal_range(scene.recordIndex().triangleSections, record.section, {},
                                                  &std::pair<SectionId, DrawItemIndex>::first);
  for (const auto& [section, item] : inSection) {
    const auto& rows = scene.surfaceOf(item).triangleRecords.rows;
    if (rows ? std::ranges::binary_search(*rows, record.row) : record.row < scene.surfaceOf(item).triangleCount()) {
      items.push_back(item);
    }
  }
}

} // namespace

std::vector<DrawItemIndex> itemsOf(const Scene& scene, const RecordRef& record) {
  const ByItem<DrawItem>& drawItems = scene.drawItems();
  std::vector<DrawItemIndex> items;
  std::set<std::pair<MeshIndex, int>> shared; // surfaces made of the record, which other items may show too
  for (const RecordIndex::ShownRecord& shown :
       std::ranges::equal_range(scene.recordIndex().shown, record, {}, &RecordIndex::ShownRecord::record)) {
    if (items.empty() || items.back() != shown.item) {
      items.push_back(shown.item);
    }
    if (shown.frame == RecordIndex::kEveryFrame && isMadeOf(scene.surfaceOf(shown.item), record)) {
      shared.emplace(drawItems[shown.item].mesh, drawItems[shown.item].surface);
    }
  }
  if (!shared.empty()) {
    for (const DrawItemIndex item : drawItems.indices()) {
      if (shared.contains({drawItems[item].mesh, drawItems[item].surface})) {
        items.push_back(item);
      }
    }
    std::ranges::sort(items);
    const auto twice = std::ranges::unique(items);
    items.erase(twice.begin(), twice.end());
  }
  addItemsOfTriangle(scene, record, items);
  return items;
}

std::vector<FrameOfNode> framesOf(const Scene& scene, const RecordRef& record) {
  std::vector<FrameOfNode> frames;
  for (const RecordIndex::ShownRecord& shown :
       std::ranges::equal_range(scene.recordIndex().shown, record, {}, &RecordIndex::ShownRecord::record)) {
    if (shown.frame != RecordIndex::kEveryFrame) {
      frames.push_back({scene.drawItems()[shown.item].node, shown.frame});
    }
  }
  return frames;
}

const std::vector<RecordRef>& relatedRecords(const Scene& scene, DrawItemIndex item) {
  const DrawItem& of = scene.drawItems()[item];
  return scene.related.of(of.mesh, of.surface);
}

std::vector<RecordRef> relatedRecords(const Scene& scene, DrawItemIndex item, std::uint32_t triangle) {
  std::vector<RecordRef> records;
  const TriangleRecords& own = scene.surfaceOf(item).triangleRecords;
  if (own.section != structure::kRootSection) {
    records.push_back({own.section, own.rows ? own.rows->at(triangle) : triangle});
  }
  const auto& ofItem = relatedRecords(scene, item);
  records.insert(records.end(), ofItem.begin(), ofItem.end());
  return records;
}

} // namespace vitrine::scene
