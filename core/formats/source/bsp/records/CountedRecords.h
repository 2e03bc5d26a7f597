#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

namespace vitrine::formats::source {

/// A count and as many records after it. Throws bytes::ReadError, which calls them `what`, where they do not fit.
inline RecordView takeCounted(ByteReader& reader, const LayoutPtr& layout, const QString& what) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, what);
  const ByteRange where{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  return {layout, reader.take(where.size), where};
}

} // namespace vitrine::formats::source
