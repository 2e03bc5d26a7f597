#include "core/formats/source/bsp/scene/collision/ModelBrushes.h"

namespace vitrine::formats::source {
namespace {

// Models have trees, and leaves have lists, of their own; files that share them are not followed for ever.
constexpr std::size_t kShared = 4;

} // namespace

ModelBrushes::ModelBrushes(const MapRecords& records)
    : m_records(records), m_firstBrush(records.view(LumpId::Leafs), bsp::LeafLayouts::field("firstleafbrush")),
      m_brushCount(records.view(LumpId::Leafs), bsp::LeafLayouts::field("numleafbrushes")),
      m_brush(records.view(LumpId::LeafBrushes), bsp::LeafBrushLayouts::field("brush")),
      m_named(records.view(LumpId::Brushes).count(), false),
      m_steps(kShared * (records.nodes.size() + records.leaves.size() + records.models.size())),
      m_entries(kShared * records.view(LumpId::LeafBrushes).count()) {}

void ModelBrushes::addLeaf(std::size_t leaf, std::vector<std::uint32_t>& brushes) {
  const std::byte* record = m_records.view(LumpId::Leafs).at(leaf);
  const RecordView& list = m_records.view(LumpId::LeafBrushes);
  const std::size_t first = static_cast<std::uint32_t>(m_firstBrush.integer(record));
  const std::size_t count = static_cast<std::uint32_t>(m_brushCount.integer(record));
  for (std::size_t i = first; i < first + count && i < list.count() && m_entries > 0; ++i, --m_entries) {
    const auto brush = static_cast<std::uint32_t>(m_brush.integer(list.at(i)));
    if (brush < m_named.size()) {
      brushes.push_back(brush);
      m_named[brush] = true;
    }
  }
}

std::vector<std::uint32_t> ModelBrushes::of(const Model& model) {
  std::vector<std::uint32_t> brushes;
  std::vector<std::int32_t> open{model.headNode};
  while (!open.empty() && m_steps > 0) {
    --m_steps;
    const std::int32_t index = open.back();
    open.pop_back();
    if (index < 0) {
      const auto leaf = static_cast<std::size_t>(-1 - static_cast<std::int64_t>(index));
      if (leaf < m_records.leaves.size()) {
        addLeaf(leaf, brushes);
      }
    } else if (static_cast<std::size_t>(index) < m_records.nodes.size()) {
      const Node& node = m_records.nodes[static_cast<std::size_t>(index)];
      open.insert(open.end(), node.children.begin(), node.children.end());
    }
  }
  std::ranges::sort(brushes);
  brushes.erase(std::ranges::unique(brushes).begin(), brushes.end());
  return brushes;
}

std::vector<std::uint32_t> ModelBrushes::rest() const {
  std::vector<std::uint32_t> brushes;
  for (std::uint32_t brush = 0; brush < m_named.size(); ++brush) {
    if (!m_named[brush]) {
      brushes.push_back(brush);
    }
  }
  return brushes;
}

} // namespace vitrine::formats::source
