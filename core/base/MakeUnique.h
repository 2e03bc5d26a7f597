#pragma once

#include <algorithm>
#include <vector>

namespace vitrine::base {

/// Sorts a list, and keeps one of each of its values.
template <class T>
void makeUnique(std::vector<T>& list) {
  std::ranges::sort(list);
  const auto twice = std::ranges::unique(list);
  list.erase(twice.begin(), twice.end());
}

} // namespace vitrine::base
