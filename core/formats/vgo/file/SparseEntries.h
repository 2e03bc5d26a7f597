#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/vgo/file/Accessor.h"

#include <QVector3D>

#include <vector>

namespace vitrine::formats::vgo {

/// A value that a sparse accessor stores: of an element, or of one number of it (SparseType).
struct SparseEntry {
  std::size_t index = 0;            ///< of the element; of the number among all numbers
  const std::byte* value = nullptr; ///< into the accessor's bytes
};

/// The entries in the order they are stored, none beyond the accessor's elements. `bytes` are those of the accessor and
/// must outlive the result. Errors count bytes from their start.
Result<std::vector<SparseEntry>> sparseEntries(const Accessor& accessor, const Bytes& bytes);

/// Entries of an accessor of Vector3Float as whole vectors by element, ascending; of entries for one place the last
/// counts.
void gatherVectors(const Accessor& accessor, std::vector<SparseEntry> entries, std::vector<std::uint32_t>& elements,
                   std::vector<QVector3D>& values);

} // namespace vitrine::formats::vgo
