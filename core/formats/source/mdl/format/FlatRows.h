#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::formats::source {

/// Records of one kind that lie here and there, as rows of one table: in the order of their places, each once.
struct FlatRows {
  std::vector<std::uint32_t> places; ///< by row; ascending
  std::vector<std::uint32_t> rowOf;  ///< by number of the record, as they were given
};

FlatRows flatRows(const std::vector<std::uint64_t>& places);

} // namespace vitrine::formats::source
