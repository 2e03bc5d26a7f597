#pragma once

#include "core/base/ByteRange.h"

#include <cstdint>
#include <vector>

namespace vitrine::formats::x3 {

/// Place of records: one after another in `where`, each from its start to the next one's (text: comments between them
/// belong to the one before).
struct RecordRun {
  ByteRange where;
  std::vector<std::uint32_t> starts; ///< of each record, from the start of `where`; ascending

  std::size_t count() const { return starts.size(); }
};

} // namespace vitrine::formats::x3
