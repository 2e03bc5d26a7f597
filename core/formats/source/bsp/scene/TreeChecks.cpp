#include "core/formats/source/bsp/scene/TreeChecks.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/BspVisibility.h"

namespace vitrine::formats::source {
namespace {

/// Walks the nodes of a map from top to bottom, each once.
class TreeWalk {
public:
  TreeWalk(const MapRecords& records, Diagnostics& diagnostics)
      : m_records(records), m_diagnostics(diagnostics), m_states(records.nodes.size(), State::New) {}

  void run() {
    for (std::size_t node = 0; node < m_states.size(); ++node) {
      if (m_states[node] == State::New) {
        walkFrom(node);
      }
    }
  }

private:
  enum class State : std::uint8_t { New, Open, Done };
  struct Step {
    std::size_t node;
    std::size_t child; ///< to be looked at next
  };

  void walkFrom(std::size_t start) {
    std::vector<Step> path{{start, 0}};
    m_states[start] = State::Open;
    while (!path.empty()) {
      Step& step = path.back();
      const Node& node = m_records.nodes[step.node];
      if (step.child == node.children.size()) {
        m_states[step.node] = State::Done;
        path.pop_back();
        continue;
      }
      const std::int32_t child = node.children[step.child++];
      if (const auto next = nodeOf(child, step.node)) {
        m_states[*next] = State::Open;
        path.push_back({*next, 0});
      }
    }
  }

  /// A child that is a node not met before.
  std::optional<std::size_t> nodeOf(std::int32_t child, std::size_t parent) {
    if (child < 0) {
      const std::int64_t leaf = -1 - static_cast<std::int64_t>(child);
      if (static_cast<std::size_t>(leaf) >= m_records.leaves.size()) {
        complain("node.leaf",
                 base::translate("formats", "node %1 leads to leaf %2, which does not exist").arg(parent).arg(leaf),
                 parent);
      }
      return std::nullopt;
    }
    const auto node = static_cast<std::size_t>(child);
    if (node >= m_states.size()) {
      complain("node.child",
               base::translate("formats", "node %1 leads to node %2, which does not exist").arg(parent).arg(child),
               parent);
      return std::nullopt;
    }
    if (m_states[node] == State::Open) {
      complain(
          "node.loop",
          base::translate("formats", "node %1 leads back to node %2; the tree contains a cycle").arg(parent).arg(child),
          parent);
    }
    return m_states[node] == State::New ? std::optional(node) : std::nullopt;
  }

  void complain(const char* kind, const QString& message, std::size_t node) {
    m_diagnostics.countedDamage(QString::fromLatin1(kind), message, m_records.view(LumpId::Nodes).rangeOf(node));
  }

  const MapRecords& m_records;
  Diagnostics& m_diagnostics;
  std::vector<State> m_states;
};

enum class RowFault { None, RepeatsNothing, CutOff };

/// Fault of the row that starts at `at`, which is moved to where it shows. A row fills `clusters` bits.
RowFault faultOfRow(std::span<const std::byte> lump, std::size_t clusters, std::size_t& at) {
  const std::size_t needed = (clusters + 7) / 8;
  for (std::size_t made = 0; made < needed; ++at) {
    if (at >= lump.size() || (lump[at] == std::byte{0} && at + 1 >= lump.size())) {
      return RowFault::CutOff;
    }
    if (lump[at] != std::byte{0}) {
      ++made;
      continue;
    }
    const auto run = std::to_integer<std::size_t>(lump[at + 1]);
    if (run == 0) {
      return RowFault::RepeatsNothing;
    }
    made += run;
    ++at;
  }
  return RowFault::None;
}

} // namespace

void tellOfBrokenTree(const MapRecords& records, Diagnostics& diagnostics) {
  TreeWalk(records, diagnostics).run();
}

void tellOfBrokenBrushLists(const MapRecords& records, Diagnostics& diagnostics) {
  const RecordView& list = records.view(LumpId::LeafBrushes);
  const RecordView& leaves = records.view(LumpId::Leafs);
  if (list.empty()) {
    return;
  }
  const Column first(leaves, bsp::LeafLayouts::field("firstleafbrush"));
  const Column count(leaves, bsp::LeafLayouts::field("numleafbrushes"));
  for (std::size_t leaf = 0; leaf < leaves.count(); ++leaf) {
    const std::uint64_t start = static_cast<std::uint32_t>(first.integer(leaves.at(leaf)));
    const std::uint64_t end = start + static_cast<std::uint32_t>(count.integer(leaves.at(leaf)));
    if (end > start && end > list.count()) {
      diagnostics.countedDamage(QStringLiteral("leaf.brushes"),
                                base::translate("formats", "leaf %1 lists brushes %2 to %3 of %4")
                                    .arg(leaf)
                                    .arg(start)
                                    .arg(end)
                                    .arg(list.count()),
                                leaves.rangeOf(leaf));
    }
  }
}

void tellOfBrokenRows(const Lump& lump, std::span<const std::uint32_t> offsets, Diagnostics& diagnostics) {
  const std::span<const std::byte> bytes = lump.bytes().span();
  const ByteRange& whole = lump.block.range;
  for (std::size_t cluster = 0; cluster < offsets.size(); ++cluster) {
    std::size_t at = offsets[cluster];
    if (at == 0) {
      continue; // everything is visible
    }
    if (at >= bytes.size()) {
      diagnostics.countedDamage(
          QStringLiteral("vis.offset"),
          base::translate("formats", "VISIBILITY: the row of cluster %1 lies outside the lump; it sees everything")
              .arg(cluster),
          ByteRange{whole.space, whole.offset + clusterRecordAt(cluster), sizeof(std::uint32_t)});
      continue;
    }
    const RowFault fault = faultOfRow(bytes, offsets.size(), at);
    if (fault == RowFault::RepeatsNothing) {
      diagnostics.countedDamage(
          QStringLiteral("vis.repeat"),
          base::translate("formats", "VISIBILITY: the row of cluster %1 has an empty run; the rest is not visible")
              .arg(cluster),
          ByteRange{whole.space, whole.offset + at, 2});
    } else if (fault == RowFault::CutOff) {
      diagnostics.countedDamage(
          QStringLiteral("vis.cut"),
          base::translate("formats", "VISIBILITY: the row of cluster %1 is truncated").arg(cluster),
          ByteRange{whole.space, whole.offset + std::min(at, bytes.size()), 0});
    }
  }
}

} // namespace vitrine::formats::source
