#pragma once

#include "core/base/Progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::queries {

/// Something by its number, with the number that it is sorted by.
struct Keyed {
  std::uint64_t key;
  std::uint64_t index;
};

/// Sorts by key; equal ones keep their order. Time grows with the number of items alone. `spare` is room that calls
/// share. Throws base::Cancelled through `progress`, and leaves the items in no order then.
void sortByKey(std::span<Keyed> items, std::vector<Keyed>& spare, const Progress& progress);

} // namespace vitrine::queries
