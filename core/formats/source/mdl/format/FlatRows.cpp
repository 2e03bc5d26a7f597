#include "core/formats/source/mdl/format/FlatRows.h"

#include <algorithm>

namespace vitrine::formats::source {

FlatRows flatRows(const std::vector<std::uint64_t>& places) {
  FlatRows rows;
  rows.places.assign(places.begin(), places.end());
  std::ranges::sort(rows.places);
  const auto [first, last] = std::ranges::unique(rows.places);
  rows.places.erase(first, last);
  rows.places.shrink_to_fit();
  rows.rowOf.reserve(places.size());
  for (const std::uint64_t place : places) {
    const auto found = std::ranges::lower_bound(rows.places, static_cast<std::uint32_t>(place));
    rows.rowOf.push_back(static_cast<std::uint32_t>(found - rows.places.begin()));
  }
  return rows;
}

} // namespace vitrine::formats::source
