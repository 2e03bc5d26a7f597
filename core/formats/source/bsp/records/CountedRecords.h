#pragma once

#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

namespace vitrine::formats::source {

/// A count and as many records after it, whose numbers are in `order`, which must be the reader's. Throws
/// bytes::ReadError, which calls them `what`, where they do not fit.
inline RecordView takeCounted(ByteReader& reader, const LayoutPtr& layout, Endian order, const QString& what) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, what);
  const ByteRange where{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  return {layout, straightened(reader.take(where.size), layout, order), where};
}

} // namespace vitrine::formats::source
