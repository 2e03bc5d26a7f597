#pragma once

#include "ui/comparing/ComparedFiles.h"

#include <QStringList>

#include <set>
#include <vector>

namespace vitrine::ui {

/// Choice of what is listed of a comparison.
struct DifferenceQuery {
  QStringList words; ///< all of which are in the name or the values, without regard to case
  std::set<comparing::Change> changes{comparing::Change::Added, comparing::Change::Removed, comparing::Change::Changed};

  bool operator==(const DifferenceQuery&) const = default;
};

/// A group of a comparison with those of its differences that are listed, by their numbers.
struct ListedGroup {
  std::size_t group = 0;
  std::vector<std::uint32_t> differences;
};

using ListedGroups = std::vector<ListedGroup>;

/// Groups with something to list. Without words those that only count differences stay as well. Throws base::Cancelled.
ListedGroups listedBy(const DifferenceQuery& query, const comparing::Comparison& comparison,
                      const base::Progress& progress);

} // namespace vitrine::ui
