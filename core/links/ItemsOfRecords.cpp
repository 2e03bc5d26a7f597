#include "core/links/ItemsOfRecords.h"

#include <algorithm>
#include <set>

namespace vitrine::links {
namespace {

/// True if a triangle of an item has a record of its own among these, which are all of one section.
template <class Records>
bool hasTriangleOf(const scene::Surface& surface, const Records& ofSection) {
  const auto& rows = surface.triangleRecords.rows;
  return std::ranges::any_of(ofSection, [&](const RecordRef& record) {
    return rows ? std::ranges::binary_search(*rows, record.row) : record.row < surface.triangleCount();
  });
}

} // namespace

std::vector<DrawItemIndex> itemsOfRecords(const Scene& scene, const std::vector<RecordRef>& records) {
  std::set<DrawItemIndex> found;
  std::set<std::pair<scene::MeshIndex, int>> shared; // surfaces made of the records, which other items may show too
  for (const scene::RecordIndex::ShownRecord& shown : scene.recordIndex().shown) {
    if (!std::ranges::binary_search(records, shown.record)) {
      continue;
    }
    found.insert(shown.item);
    if (shown.frame == scene::RecordIndex::kEveryFrame &&
        scene.surfaceOf(shown.item).provenance.section == shown.record.section) {
      shared.emplace(scene.drawItems()[shown.item].mesh, scene.drawItems()[shown.item].surface);
    }
  }
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (!shared.empty() && shared.contains({scene.drawItems()[item].mesh, scene.drawItems()[item].surface})) {
      found.insert(item);
    }
  }
  for (const auto& [section, item] : scene.recordIndex().triangleSections) {
    if (hasTriangleOf(scene.surfaceOf(item), std::ranges::equal_range(records, section, {}, &RecordRef::section))) {
      found.insert(item);
    }
  }
  return {found.begin(), found.end()};
}

} // namespace vitrine::links
