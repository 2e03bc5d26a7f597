#pragma once

#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/structure/Structure.h"

#include <QtGlobal>

namespace vitrine::formats::source::bsp {

inline constexpr auto kListCount =
    layout("count of a list", 4, u32("count", QT_TRANSLATE_NOOP("formats", "records that follow")));

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A count and as many records after it, whose numbers are in `order`, which must be the reader's. Throws
/// bytes::ReadError, which calls them `what`, where they do not fit.
inline RecordView takeCounted(ByteReader& reader, const LayoutPtr& layout, Endian order, const QString& what) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, what);
  const ByteRange where{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  return {layout, straightened(reader.take(where.size), layout, order), where};
}

/// Adds a section with the counts of lists, each in the 4 bytes before one of `lists`; ascending.
void addListCounts(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                   const std::vector<ByteRange>& lists, Endian order, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
