#include "core/links/SelectionSummary.h"

#include "core/base/MakeUnique.h"
#include "core/links/SimilarItems.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <numeric>

namespace vitrine::links {
namespace {

/// Items or records between two checks for cancellation.
constexpr std::size_t kCheckEvery = 256;

/// The record that a surface shows as a whole; nullopt if it has none, or its triangles have records of their own.
std::optional<RecordRef> wholeRecordOf(const Scene& scene, DrawItemIndex item) {
  const scene::Provenance& from = scene.surfaceOf(item).provenance;
  const bool isOne = from.trianglesPerRow == 0 && !from.table && !from.frameRows;
  return isOne ? scene.recordOf(item, 0) : std::nullopt;
}

/// True for nodes that only hold others together: their surfaces are what a user counts.
bool isGroup(const scene::Node& node) {
  using scene::NodeKind;
  return node.kind == NodeKind::Group || node.kind == NodeKind::World;
}

/// Returns the node if it was selected together with its own record. Returns kNone if items were selected.
NodeIndex wholeNodeOf(const Scene& scene, const Pick& selected) {
  if (!selected.node || !selected.record || !selected.records.empty() || !selected.fields.empty()) {
    return scene::kNone;
  }
  const scene::Node& node = scene.nodes[selected.node];
  return !isGroup(node) && node.record == selected.record ? selected.node : NodeIndex(scene::kNone);
}

/// Collector of what is selected, each thing once.
class Things {
public:
  Things(const Document& document, const Scene* scene) : m_document(document), m_scene(scene) {}

  void add(const RecordRef& record) { m_records.push_back(record); }
  void add(NodeIndex node) { m_nodes.push_back(node); }
  void add(DrawItemIndex item) {
    if (const auto record = wholeRecordOf(*m_scene, item)) {
      add(*record);
      return;
    }
    const NodeIndex node = m_scene->drawItems()[item].node;
    if (node != m_lastNode) {
      m_lastNode = node;
      m_lastObject = objectOf(*m_scene, node);
    }
    if (isGroup(m_scene->nodes[m_lastObject])) {
      ++m_surfaces;
    } else {
      m_nodes.push_back(m_lastObject);
    }
  }
  /// Ends collecting.
  void finish() {
    base::makeUnique(m_records);
    base::makeUnique(m_nodes);
  }

  const std::vector<RecordRef>& records() const { return m_records; }
  const std::vector<NodeIndex>& nodes() const { return m_nodes; }
  std::vector<ThingCount> counts() const;

private:
  const Document& m_document;
  const Scene* m_scene;
  std::vector<RecordRef> m_records; ///< ascending once finished, as the next
  std::vector<NodeIndex> m_nodes;
  std::uint64_t m_surfaces = 0; ///< that are things of their own
  NodeIndex m_lastNode;         ///< of the item that was added last
  NodeIndex m_lastObject;
};

std::vector<ThingCount> Things::counts() const {
  std::map<QString, std::uint64_t> byLayout;
  for (auto first = m_records.begin(); first != m_records.end();) {
    const auto next =
        std::upper_bound(first, m_records.end(), first->section,
                         [](SectionId section, const RecordRef& record) { return section < record.section; });
    const structure::RecordTablePtr& table = m_document.structure[first->section].table;
    byLayout[table ? QString::fromLatin1(table->layout().name) : QString()] += static_cast<std::uint64_t>(next - first);
    first = next;
  }
  std::map<scene::NodeKind, std::uint64_t> byKind;
  for (const NodeIndex node : m_nodes) {
    ++byKind[m_scene->nodes[node].kind];
  }
  std::vector<ThingCount> counts;
  for (const auto& [layout, count] : byLayout) {
    counts.push_back({layout, std::nullopt, count});
  }
  for (const auto& [kind, count] : byKind) {
    counts.push_back({{}, kind, count});
  }
  if (m_surfaces > 0) {
    counts.push_back({{}, std::nullopt, m_surfaces});
  }
  std::ranges::stable_sort(counts, std::ranges::greater(), &ThingCount::count);
  return counts;
}

/// Counts the surfaces of a selection of items, or those that show selected records. The latter may be of a few
/// triangles of a surface, which are not counted then.
void countSurfaces(const Scene& scene, const Pick& selected, SelectionSummary& summary) {
  const std::vector<DrawItemIndex>& items = selected.items;
  std::vector<MaterialIndex> materials;
  for (const DrawItemIndex item : items) {
    const scene::Surface& surface = scene.surfaceOf(item);
    const bool isWhole = selected.records.empty() || !scene.recordOf(item, 0) || wholeRecordOf(scene, item);
    summary.triangles += isWhole ? surface.triangleCount() : 0;
    materials.push_back(surface.material);
  }
  base::makeUnique(materials);
  summary.surfaces = items.size();
  summary.material = materials.size() == 1 ? materials.front() : MaterialIndex();
  std::erase(materials, MaterialIndex());
  summary.materials = materials.size();
}

SharedNodeValues sharedBy(const Scene& scene, const std::vector<NodeIndex>& nodes, Progress& progress) {
  SharedNodeValues shared;
  const scene::Node& first = scene.nodes[nodes.front()];
  shared.model = first.model.path;
  shared.layer = first.layer;
  shared.properties = first.properties;
  for (const NodeIndex index : nodes) {
    progress.check();
    const scene::Node& node = scene.nodes[index];
    if (node.model.path != shared.model) {
      shared.model.clear();
    }
    if (node.layer != shared.layer) {
      shared.layer = scene::kNone;
    }
    QSet<std::pair<QString, QString>> values;
    for (const scene::Property& property : node.properties) {
      values.insert({property.key, property.value});
    }
    std::erase_if(shared.properties,
                  [&](const scene::Property& property) { return !values.contains({property.key, property.value}); });
  }
  return shared;
}

/// Compares records of one section. Records that cannot be read are left out.
std::optional<SharedFields> sharedFieldsOf(const Document& document, std::span<const RecordRef> records,
                                           Progress& progress) {
  const structure::RecordTablePtr& table = document.structure[records.front().section].table;
  if (!table || records.size() < 2) {
    return std::nullopt;
  }
  SharedFields shared;
  shared.section = records.front().section;
  shared.records = records.size();
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (i % kCheckEvery == 0) {
      progress.check();
    }
    auto row = table->row(records[i].row);
    if (!row) {
      continue;
    }
    if (shared.first.cells.empty()) {
      shared.first = std::move(*row);
      shared.equal.resize(shared.first.cells.size());
      std::iota(shared.equal.begin(), shared.equal.end(), std::size_t{0});
      continue;
    }
    const auto differs = [&](std::size_t field) {
      return field >= row->cells.size() || row->cells[field] != shared.first.cells[field];
    };
    std::erase_if(shared.equal, [&](std::size_t field) {
      const bool isOther = differs(field);
      if (isOther) {
        shared.different.push_back(field);
      }
      return isOther;
    });
    if (shared.equal.empty()) {
      break;
    }
  }
  std::ranges::sort(shared.different);
  return shared;
}

std::vector<SharedFields> sharedFieldsBySection(const Document& document, const std::vector<RecordRef>& records,
                                                Progress& progress) {
  std::vector<SharedFields> all;
  for (std::size_t first = 0, next = 0; first < records.size(); first = next) {
    const SectionId section = records[first].section;
    while (next < records.size() && records[next].section == section) {
      ++next;
    }
    if (auto shared = sharedFieldsOf(document, std::span(records).subspan(first, next - first), progress)) {
      all.push_back(std::move(*shared));
    }
  }
  std::ranges::stable_sort(all, std::ranges::greater(), &SharedFields::records);
  return all;
}

} // namespace

std::vector<RecordRef> wholeRecordsOf(const Scene& scene, const std::vector<DrawItemIndex>& items) {
  std::vector<RecordRef> records;
  for (const DrawItemIndex item : items) {
    if (const auto record = wholeRecordOf(scene, item)) {
      records.push_back(*record);
    }
  }
  base::makeUnique(records);
  return records;
}

std::uint64_t SelectionSummary::count() const {
  std::uint64_t sum = 0;
  for (const ThingCount& thing : things) {
    sum += thing.count;
  }
  return sum;
}

SelectionSummary summaryOf(const Document& document, const Scene* scene, const Pick& selected, Progress& progress) {
  SelectionSummary summary;
  Things things(document, scene);
  const std::vector<DrawItemIndex> none;
  const std::vector<DrawItemIndex>& items = scene ? selected.items : none;
  if (!selected.records.empty()) {
    std::ranges::for_each(selected.records, [&](const RecordRef& record) { things.add(record); });
  } else if (const NodeIndex whole = scene ? wholeNodeOf(*scene, selected) : NodeIndex(scene::kNone)) {
    things.add(whole);
  } else if (!items.empty()) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i % kCheckEvery == 0) {
        progress.check();
      }
      things.add(items[i]);
    }
  } else if (selected.record) {
    things.add(*selected.record);
  }
  things.finish();
  summary.things = things.counts();
  if (summary.count() == 1) {
    summary.node = things.nodes().empty() ? NodeIndex() : things.nodes().front();
    summary.record = things.records().empty() ? std::nullopt : std::optional(things.records().front());
  }
  if (!items.empty()) {
    countSurfaces(*scene, selected, summary);
  }
  if (things.nodes().size() > 1 && summary.things.size() == 1) {
    summary.nodeValues = sharedBy(*scene, things.nodes(), progress);
  }
  std::vector<RecordRef> compared = things.records();
  for (const NodeIndex node : things.nodes()) {
    if (const auto& record = scene->nodes[node].record) {
      compared.push_back(*record);
    }
  }
  base::makeUnique(compared);
  summary.fields = sharedFieldsBySection(document, compared, progress);
  return summary;
}

} // namespace vitrine::links
