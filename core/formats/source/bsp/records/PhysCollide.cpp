#include "core/formats/source/bsp/records/PhysCollide.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kPhysModelFields =
    group(i32("modelIndex").to("lumps/MODELS"), i32("dataSize", QT_TRANSLATE_NOOP("formats", "bytes of the solids")),
          i32("keydataSize", QT_TRANSLATE_NOOP("formats", "bytes of the text after them")), i32("solidCount"));
constexpr auto kPhysModelHead = layout("collision model", 16, kPhysModelFields);
/// A head with what belongs to it.
constexpr auto kPhysModel = layout("collision model", structure::kVaryingSize, kPhysModelFields);

} // namespace bsp

namespace {

using structure::columnOf;

/// Offset of the next model behind the one at `at`; 0 where its sizes do not fit.
std::uint64_t nextModel(const Bytes& bytes, std::uint64_t at) {
  constexpr Column kDataSize = columnOf<bsp::kPhysModelHead>("dataSize");
  constexpr Column kTextSize = columnOf<bsp::kPhysModelHead>("keydataSize");
  const auto dataSize = kDataSize.as<std::int64_t>(bytes.data() + at);
  const auto textSize = kTextSize.as<std::int64_t>(bytes.data() + at);
  const auto left = static_cast<std::int64_t>(bytes.size() - at - bsp::kPhysModelHead.size);
  return dataSize < 0 || textSize < 0 || dataSize + textSize > left
             ? 0
             : at + bsp::kPhysModelHead.size + static_cast<std::uint64_t>(dataSize + textSize);
}

Result<structure::Row> decodeModel(std::uint64_t, const Bytes& record) {
  structure::Row row;
  for (const structure::Field& field : bsp::kPhysModel.fields) {
    row.cells.push_back(structure::decodeField(field, record.span()));
  }
  return row;
}

} // namespace

void fillPhysCollide(structure::Section& section, const Lump& lump, const ByteSourcePtr& source,
                     Diagnostics& diagnostics) {
  constexpr Column kModelIndex = columnOf<bsp::kPhysModelHead>("modelIndex");
  const Bytes& bytes = lump.bytes();
  const ByteRange& whole = lump.block.range;
  std::vector<std::uint32_t> starts;
  std::uint64_t at = 0;
  while (at + bsp::kPhysModelHead.size <= bytes.size() && kModelIndex.integer(bytes.data() + at) >= 0) {
    const std::uint64_t next = nextModel(bytes, at);
    if (next == 0) {
      diagnostics.damage(
          base::translate("formats", "PHYSCOLLIDE: the sizes of record %1 do not fit; it and what follows is left out")
              .arg(starts.size()),
          ByteRange{whole.space, whole.offset + at, bsp::kPhysModelHead.size});
      break;
    }
    starts.push_back(static_cast<std::uint32_t>(at));
    at = next;
  }
  if (const std::uint64_t rest = bytes.size() - at; rest > 0 && rest < bsp::kPhysModelHead.size) {
    diagnostics.damage(
        base::translate("formats", "PHYSCOLLIDE: the lump ends inside the head of record %1").arg(starts.size()),
        ByteRange{whole.space, whole.offset + at, rest});
  }
  section.table = structure::makeIndexedTable(bsp::kPhysModel, source, {whole.space, whole.offset, at},
                                              std::move(starts), decodeModel);
}

} // namespace vitrine::formats::source
