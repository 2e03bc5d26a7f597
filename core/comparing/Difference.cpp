#include "core/comparing/Difference.h"

#include <algorithm>

namespace vitrine::comparing {

void DifferenceGroup::add(Difference difference) {
  switch (difference.change) {
  case Change::Added:
    ++added;
    break;
  case Change::Removed:
    ++removed;
    break;
  case Change::Changed:
    ++changed;
    break;
  case Change::Moved:
    ++moved;
    break;
  case Change::Renumbered:
    ++renumbered;
    return;
  }
  if (differences.size() < kMostListed) {
    differences.push_back(std::move(difference));
  }
}

std::size_t Comparison::total() const {
  std::size_t sum = 0;
  for (const DifferenceGroup& group : groups) {
    sum += group.total();
  }
  return sum;
}

const DifferenceGroup* Comparison::find(Area area, const QString& path) const {
  const auto found = std::ranges::find_if(
      groups, [&](const DifferenceGroup& group) { return group.area == area && group.path == path; });
  return found == groups.end() ? nullptr : &*found;
}

} // namespace vitrine::comparing
