#include "core/formats/source/bsp/records/PhysCollide.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace bsp {

/// A head, with solids and text behind it.
constexpr auto kPhysModel =
    layout("collision model", structure::kVaryingSize, i32("modelIndex").to("lumps/MODELS"),
           i32("dataSize", QT_TRANSLATE_NOOP("formats", "bytes of the solids")),
           i32("keydataSize", QT_TRANSLATE_NOOP("formats", "bytes of the text after them")), i32("solidCount"));

} // namespace bsp

namespace {

using structure::columnOf;

constexpr std::uint64_t kPhysHeadSize = bsp::kPhysModel.leastSize();

Bytes headAt(const Bytes& lump, std::uint64_t at, Endian order) {
  return straightened(lump.slice(at, kPhysHeadSize), bsp::kPhysModel, order);
}

/// Offset of the next model behind the one at `at`; 0 where its sizes do not fit.
std::uint64_t nextModel(const Bytes& bytes, std::uint64_t at, Endian order) {
  constexpr Column kDataSize = columnOf<bsp::kPhysModel>("dataSize");
  constexpr Column kTextSize = columnOf<bsp::kPhysModel>("keydataSize");
  const Bytes head = headAt(bytes, at, order);
  const auto dataSize = kDataSize.as<std::int64_t>(head.data());
  const auto textSize = kTextSize.as<std::int64_t>(head.data());
  const auto left = static_cast<std::int64_t>(bytes.size() - at - kPhysHeadSize);
  return dataSize < 0 || textSize < 0 || dataSize + textSize > left
             ? 0
             : at + kPhysHeadSize + static_cast<std::uint64_t>(dataSize + textSize);
}

} // namespace

void fillPhysCollide(structure::Section& section, const Lump& lump, Endian order, const ByteSourcePtr& source,
                     Diagnostics& diagnostics) {
  constexpr Column kModelIndex = columnOf<bsp::kPhysModel>("modelIndex");
  const Bytes& bytes = lump.bytes();
  const ByteRange& whole = lump.block.range;
  std::vector<std::uint32_t> starts;
  std::uint64_t at = 0;
  while (at + kPhysHeadSize <= bytes.size() && kModelIndex.integer(headAt(bytes, at, order).data()) >= 0) {
    const std::uint64_t next = nextModel(bytes, at, order);
    if (next == 0) {
      diagnostics.damage(
          base::translate("formats", "PHYSCOLLIDE: the sizes of record %1 do not fit; it and what follows is left out")
              .arg(starts.size()),
          ByteRange{whole.space, whole.offset + at, kPhysHeadSize});
      break;
    }
    starts.push_back(static_cast<std::uint32_t>(at));
    at = next;
  }
  if (const std::uint64_t rest = bytes.size() - at; rest > 0 && rest < kPhysHeadSize) {
    diagnostics.damage(
        base::translate("formats", "PHYSCOLLIDE: the lump ends inside the head of record %1").arg(starts.size()),
        ByteRange{whole.space, whole.offset + at, rest});
  }
  section.table = structure::makeVariableSizeTable(inOrder(bsp::kPhysModel, order), source,
                                                   {whole.space, whole.offset, at}, std::move(starts));
}

} // namespace vitrine::formats::source
