#include "ui/comparing/DifferenceFilter.h"

namespace vitrine::ui {
namespace {

bool holdsWord(const comparing::Difference& difference, const QString& word) {
  const auto has = [&word](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
  return has(difference.name) || std::ranges::any_of(difference.fields, [&has](const comparing::FieldChange& field) {
           return has(field.name) || has(field.before) || has(field.after);
         });
}

} // namespace

ListedGroups listedBy(const DifferenceQuery& query, const comparing::Comparison& comparison,
                      const base::Progress& progress) {
  ListedGroups groups;
  for (std::size_t i = 0; i < comparison.groups.size(); ++i) {
    const comparing::DifferenceGroup& group = comparison.groups[i];
    ListedGroup listed{.group = i, .differences = {}};
    for (std::uint32_t number = 0; number < group.differences.size(); ++number) {
      progress.check();
      const comparing::Difference& difference = group.differences[number];
      if (query.changes.contains(difference.change) &&
          std::ranges::all_of(query.words, [&](const QString& word) { return holdsWord(difference, word); })) {
        listed.differences.push_back(number);
      }
    }
    const bool countsAlone = group.differences.empty() && query.words.isEmpty();
    if (!listed.differences.empty() || countsAlone) {
      groups.push_back(std::move(listed));
    }
  }
  return groups;
}

} // namespace vitrine::ui
