#include "core/formats/source/file/keyvalues/KeyValueCondition.h"

#include <QStringList>

namespace vitrine::formats::source {
namespace {

bool symbolHolds(QStringView term) {
  bool negated = false;
  for (term = term.trimmed(); term.startsWith(u'!'); term = term.sliced(1).trimmed()) {
    negated = !negated;
  }
  if (term.startsWith(u'$')) {
    term = term.sliced(1);
  }
  const bool known =
      term.compare(u"WIN32", Qt::CaseInsensitive) == 0 || term.compare(u"WINDOWS", Qt::CaseInsensitive) == 0;
  return known != negated;
}

} // namespace

bool conditionHolds(QStringView condition) {
  if (condition.startsWith(u'[')) {
    condition = condition.sliced(1);
  }
  if (condition.endsWith(u']')) {
    condition.chop(1);
  }
  const auto alternatives = condition.split(u"||");
  return std::ranges::any_of(alternatives, [](QStringView alternative) {
    const auto terms = alternative.split(u"&&");
    return std::ranges::all_of(terms, symbolHolds);
  });
}

} // namespace vitrine::formats::source
