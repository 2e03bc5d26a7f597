#pragma once

#include "core/bytes/ByteReader.h"
#include "core/structure/Layout.h"

namespace vitrine::formats::source {

/// Order of the bytes of numbers: Big in maps for Xbox 360 and PlayStation 3. Records in memory (RecordView) always are
/// little-endian, turned around where the file is not; tables of the structure have the layout that fits the file.
using bytes::Endian;

/// Layout of the same records in a file of this order. The one given must be little-endian.
structure::LayoutPtr inOrder(const structure::LayoutPtr& layout, Endian order);

/// Records of a little-endian layout, stored in this order, as that layout wants them. A piece behind the last whole
/// record stays as it is. Layouts of records whose sizes vary turn their fields of fixed places, in one record.
Bytes straightened(Bytes records, const structure::LayoutPtr& layout, Endian order);

} // namespace vitrine::formats::source
