#include "core/formats/source/bsp/records/Visibility.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kVisClusterCount = layout("visibility header", 4, i32("numclusters"));
constexpr auto kVisCluster =
    layout("cluster", 8, i32("pvsofs", QT_TRANSLATE_NOOP("formats", "clusters that can be seen: offset in the lump")),
           i32("pasofs", QT_TRANSLATE_NOOP("formats", "clusters that can be heard: offset in the lump")));

} // namespace bsp

namespace {

constexpr std::int32_t kMaxClusters = 65536;

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
  const auto rows =
      builder.add(section, QStringLiteral("rows"), {whole.space, clusters.end(), whole.end() - clusters.end()});
  builder.at(rows).note = base::translate("formats", "sets of clusters, runs of zero bytes shortened");
}

} // namespace vitrine::formats::source
