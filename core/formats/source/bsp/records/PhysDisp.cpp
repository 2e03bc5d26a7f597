#include "core/formats/source/bsp/records/PhysDisp.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/formats/source/file/tables/ScatteredRuns.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto dispHullCount(Type number) {
  return FieldSpec(number, "count", QT_TRANSLATE_NOOP("formats", "displacements"));
}
constexpr auto dispHullSize(Type number) {
  return FieldSpec(number, "size", QT_TRANSLATE_NOOP("formats", "bytes of the displacement's hull"));
}
constexpr auto kDispHullCount2 = layout("displacement hulls", 2, dispHullCount(Type::U16));
constexpr auto kDispHullCount4 = layout("displacement hulls", 4, dispHullCount(Type::U32));
constexpr auto kDispHullSize2 = layout("size of a hull", 2, dispHullSize(Type::U16));
constexpr auto kDispHullSize4 = layout("size of a hull", 4, dispHullSize(Type::U32));
constexpr auto kDispHull = layout("hull of a displacement", structure::kVaryingSize,
                                  chars("reason", QT_TRANSLATE_NOOP("formats", "reason why there are no records")));

using DispHullCounts = LayoutFamily<kDispHullCount2, kDispHullCount4>;
using DispHullSizes = LayoutFamily<kDispHullSize2, kDispHullSize4>;

} // namespace bsp

namespace {

/// The lump by one pair of layouts.
struct DispHulls {
  LayoutPtr countLayout;
  LayoutPtr sizeLayout;
  std::uint32_t sizesAt = 0; ///< from the start of the lump, as all places
  std::uint32_t count = 0;
  std::vector<RecordRun> runs; ///< as far as they fit
  bool adds = false;           ///< the sizes fill the lump
};

DispHulls dispHullsBy(const LayoutPtr& countLayout, const LayoutPtr& sizeLayout, const Bytes& lump) {
  DispHulls hulls{countLayout, sizeLayout, countLayout->size, 0, {}, false};
  if (lump.size() < countLayout->size) {
    return hulls;
  }
  const Column countOf(RecordView(countLayout, {}, {}), bsp::DispHullCounts::field("count"));
  const Column sizeOf(RecordView(sizeLayout, {}, {}), bsp::DispHullSizes::field("size"));
  const auto count = countOf.as<std::uint32_t>(lump.data());
  const std::uint64_t room = (lump.size() - countLayout->size) / sizeLayout->size;
  hulls.count = static_cast<std::uint32_t>(std::min<std::uint64_t>(count, room));
  std::uint64_t at = hulls.sizesAt + std::uint64_t{hulls.count} * sizeLayout->size;
  for (std::uint32_t i = 0; i < hulls.count; ++i) {
    const auto size = sizeOf.as<std::uint32_t>(lump.data() + hulls.sizesAt + i * sizeLayout->size);
    if (size > lump.size() - at) {
      return hulls;
    }
    hulls.runs.push_back({static_cast<std::uint32_t>(at), size});
    at += size;
  }
  hulls.adds = count == hulls.count && at == lump.size();
  return hulls;
}

DispHulls dispHullsOf(const Bytes& lump, bool wide, bytes::Endian order) {
  using namespace bsp;
  if (order == Endian::Big || !wide) {
    return dispHullsBy(inOrder(kDispHullCount2, order), inOrder(kDispHullSize2, order), lump);
  }
  // No map of this branch with a displacement was at hand: the sizes may be of either width.
  DispHulls hulls = dispHullsBy(kDispHullCount4, kDispHullSize4, lump);
  const DispHulls narrow = dispHullsBy(kDispHullCount4, kDispHullSize2, lump);
  return hulls.adds || !narrow.adds ? hulls : narrow;
}

} // namespace

void addPhysDispSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                         const Lump& lump, bool wide, bytes::Endian order, const ByteSourcePtr& source,
                         Diagnostics& diagnostics) {
  if (lump.bytes().empty()) {
    return;
  }
  const ByteRange whole = builder.at(section).range;
  DispHulls hulls = dispHullsOf(lump.bytes(), wide, order);
  if (!hulls.adds) {
    diagnostics.damage(base::translate("formats", "PHYSDISP: the sizes of its hulls do not fit the lump"), whole);
  }
  const auto add = [&](const char* name, std::uint32_t start, std::uint64_t size) {
    return builder.add(section, QString::fromLatin1(name), {whole.space, whole.offset + start, size});
  };
  const auto addTable = [&](const char* name, const LayoutPtr& layout, std::uint32_t start, std::uint64_t count) {
    const auto handle = add(name, start, count * layout->size);
    builder.at(handle).table = structure::makeFixedTable(layout, source, builder.at(handle).range);
  };
  if (lump.bytes().size() < hulls.countLayout->size) {
    return;
  }
  addTable("header", hulls.countLayout, 0, 1);
  addTable("sizes", hulls.sizeLayout, hulls.sizesAt, hulls.count);
  if (!hulls.runs.empty()) {
    const std::uint32_t first = hulls.runs.front().start;
    const auto handle = add("hulls", first, hulls.runs.back().start + hulls.runs.back().size - first);
    std::ranges::for_each(hulls.runs, [first](RecordRun& run) { run.start -= first; });
    const auto decode = [](std::uint64_t, const Bytes&) -> Result<std::vector<structure::PlacedCell>> {
      return {{{base::translate("formats", "a hull in the packed format of the physics engine")}}};
    };
    builder.at(handle).table =
        makeScatteredRuns(bsp::kDispHull, source, builder.at(handle).range, std::move(hulls.runs), decode);
  }
}

} // namespace vitrine::formats::source
