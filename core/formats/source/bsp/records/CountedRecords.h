#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/structure/Structure.h"

#include <QtGlobal>

namespace vitrine::formats::source::bsp {

inline constexpr auto kListCountField = u32("count", QT_TRANSLATE_NOOP("formats", "records that follow"));
inline constexpr auto kListCount = layout("count of a list", 4, kListCountField);
inline constexpr auto kListCountBig = layout("count of a list", 4, kListCountField.bigEndian());

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A count and as many records after it. Throws bytes::ReadError, which calls them `what`, where they do not fit.
inline RecordView takeCounted(ByteReader& reader, const LayoutPtr& layout, const QString& what) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, what);
  const ByteRange where{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  return {layout, reader.take(where.size), where};
}

/// Adds a section with the counts of lists, each in the 4 bytes before one of `lists`; ascending.
void addListCounts(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                   const std::vector<ByteRange>& lists, bytes::Endian order, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
