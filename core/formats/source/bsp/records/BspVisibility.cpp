#include "core/formats/source/bsp/records/BspVisibility.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/formats/source/file/tables/ScatteredRuns.h"

#include <QtGlobal>

#include <bit>
#include <map>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kVisClusterCount = layout("visibility header", 4, i32("numclusters"));
constexpr auto kVisCluster =
    layout("cluster", 8, i32("pvsofs", QT_TRANSLATE_NOOP("formats", "offset of the visible clusters in the lump")),
           i32("pasofs", QT_TRANSLATE_NOOP("formats", "offset of the audible clusters in the lump")));
constexpr auto kVisRow = layout(
    "row of clusters", structure::kVaryingSize,
    i32("pvsOf", QT_TRANSLATE_NOOP("formats", "clusters that see those of the row")).to("lumps/VISIBILITY/clusters"),
    i32("pasOf", QT_TRANSLATE_NOOP("formats", "clusters that hear those of the row")).to("lumps/VISIBILITY/clusters"),
    i32("clusters", QT_TRANSLATE_NOOP("formats", "in the row")),
    raw("bits", QT_TRANSLATE_NOOP("formats", "one per cluster; a zero byte is followed by the number of zero bytes")));

} // namespace bsp

namespace {

using VisCells = Result<std::vector<structure::PlacedCell>>;

constexpr std::int32_t kMaxClusters = 65536;

/// Clusters that name a row.
struct RowUse {
  std::vector<std::int64_t> pvsOf;
  std::vector<std::int64_t> pasOf;
};

/// A row as it is stored, up to its end or to where it breaks off.
struct CodedRow {
  std::uint32_t size = 0;
  std::int64_t clusters = 0; ///< in it
};

/// Decodes a row of `clusterCount` bits at the start of `coded`.
CodedRow codedRowAt(std::span<const std::byte> coded, std::size_t clusterCount) {
  CodedRow row;
  for (std::size_t bits = 0; bits < clusterCount && row.size < coded.size(); ++row.size) {
    if (const auto byte = std::to_integer<std::uint8_t>(coded[row.size]); byte != 0) {
      const std::size_t left = std::min<std::size_t>(clusterCount - bits, 8);
      row.clusters += std::popcount(static_cast<unsigned>(byte) & ((1U << left) - 1));
      bits += 8;
    } else if (++row.size < coded.size()) {
      const std::size_t repeated = std::to_integer<std::size_t>(coded[row.size]);
      bits = repeated == 0 ? clusterCount : bits + 8 * repeated;
    } else {
      break;
    }
  }
  return row;
}

/// The rows that clusters name, by their place in the lump; those that lie outside it or before `first` are none.
std::map<std::uint32_t, RowUse> rowUses(const Bytes& clusters, std::uint64_t first, std::uint64_t end) {
  constexpr Column kVisibleAt = structure::columnOf<bsp::kVisCluster>("pvsofs");
  constexpr Column kHeardAt = structure::columnOf<bsp::kVisCluster>("pasofs");
  std::map<std::uint32_t, RowUse> uses;
  for (std::size_t i = 0; i < clusters.size() / bsp::kVisCluster.size; ++i) {
    const std::byte* cluster = clusters.data() + i * bsp::kVisCluster.size;
    const auto use = [&](const Column& place, std::vector<std::int64_t> RowUse::* list) {
      if (const auto at = place.as<std::uint32_t>(cluster); at >= first && at < end) {
        (uses[at].*list).push_back(static_cast<std::int64_t>(i));
      }
    };
    use(kVisibleAt, &RowUse::pvsOf);
    use(kHeardAt, &RowUse::pasOf);
  }
  return uses;
}

/// Adds the rows behind the cluster records; bytes that no cluster names stay outside.
void addRows(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section, const Bytes& lump,
             const Bytes& clusters, const ByteSourcePtr& source) {
  const ByteRange whole = builder.at(section).range;
  const std::size_t clusterCount = clusters.size() / bsp::kVisCluster.size;
  std::map<std::uint32_t, RowUse> uses = rowUses(clusters, clusterRecordAt(clusterCount), lump.size());
  const std::uint32_t first = uses.empty() ? 0 : uses.begin()->first;
  std::vector<RecordRun> runs;
  std::vector<std::pair<RowUse, std::int64_t>> told;
  for (auto use = uses.begin(); use != uses.end(); ++use) {
    // A row that another begins in ends there.
    const auto next = std::next(use);
    const std::uint64_t end = next == uses.end() ? lump.size() : next->first;
    const CodedRow row = codedRowAt(lump.span().subspan(use->first, end - use->first), clusterCount);
    runs.push_back({use->first - first, row.size});
    told.emplace_back(std::move(use->second), row.clusters);
  }
  const std::uint64_t size = runs.empty() ? 0 : runs.back().start + runs.back().size;
  const auto rows = builder.add(section, QStringLiteral("rows"), {whole.space, whole.offset + first, size});
  builder.at(rows).note = base::translate("formats", "sets of clusters, with run-length encoded zero bytes");
  const auto decode = [told = std::move(told)](std::uint64_t row, const Bytes& record) -> VisCells {
    const auto& [use, inside] = told.at(static_cast<std::size_t>(row));
    std::vector<std::int64_t> bits;
    std::ranges::transform(record.span(), std::back_inserter(bits), std::to_integer<std::int64_t>);
    return {{{use.pvsOf}, {use.pasOf}, {inside}, {std::move(bits), 0, record.size()}}};
  };
  builder.at(rows).table =
      makeScatteredRuns(bsp::kVisRow, source, builder.at(rows).range, std::move(runs), std::move(decode));
}

} // namespace

ClusterRows readClusterRows(const Bytes& lump, Endian order) {
  constexpr Column kCount = structure::columnOf<bsp::kVisClusterCount>("numclusters");
  constexpr Column kVisibleAt = structure::columnOf<bsp::kVisCluster>("pvsofs");
  if (lump.size() < bsp::kVisClusterCount.size) {
    return {};
  }
  ClusterRows rows{
      kCount.integer(straightened(lump.slice(0, bsp::kVisClusterCount.size), bsp::kVisClusterCount, order).data())};
  const std::uint64_t room = (lump.size() - bsp::kVisClusterCount.size) / bsp::kVisCluster.size;
  rows.fits = rows.count >= 0 && rows.count <= kMaxClusters && static_cast<std::uint64_t>(rows.count) <= room;
  if (rows.fits) {
    rows.visibleAt.resize(static_cast<std::size_t>(rows.count));
    const Bytes clusters = straightened(
        lump.slice(bsp::kVisClusterCount.size, rows.visibleAt.size() * bsp::kVisCluster.size), bsp::kVisCluster, order);
    for (std::size_t i = 0; i < rows.visibleAt.size(); ++i) {
      rows.visibleAt[i] = kVisibleAt.as<std::uint32_t>(clusters.data() + i * bsp::kVisCluster.size);
    }
  }
  return rows;
}

std::uint64_t clusterRecordAt(std::size_t cluster) {
  return bsp::kVisClusterCount.size + cluster * bsp::kVisCluster.size;
}

void addVisibilitySections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                           const Bytes& lump, Endian order, const ByteSourcePtr& source) {
  if (lump.size() < bsp::kVisClusterCount.size) {
    return;
  }
  const ByteRange whole = builder.at(section).range;
  const auto add = [&](const QString& name, const ByteRange& range, const LayoutPtr& layout) {
    builder.at(builder.add(section, name, range)).table =
        structure::makeFixedTable(inOrder(layout, order), source, range);
  };
  const ByteRange head{whole.space, whole.offset, bsp::kVisClusterCount.size};
  add(QStringLiteral("header"), head, bsp::kVisClusterCount);
  const ClusterRows read = readClusterRows(lump, order);
  if (!read.fits) {
    builder.at(section).note =
        base::translate("formats", "the number of clusters does not fit; visibility is not used");
    return;
  }
  const ByteRange clusters{whole.space, head.end(), read.visibleAt.size() * bsp::kVisCluster.size};
  add(QStringLiteral("clusters"), clusters, bsp::kVisCluster);
  const Bytes records = lump.slice(bsp::kVisClusterCount.size, clusters.size);
  addRows(builder, section, lump, straightened(records, bsp::kVisCluster, order), source);
}

} // namespace vitrine::formats::source
