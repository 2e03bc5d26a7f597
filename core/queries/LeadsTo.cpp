#include "core/queries/LeadsTo.h"

#include "core/queries/Parser.h"
#include "core/structure/FieldTargets.h"

#include <set>

namespace vitrine::queries {
namespace {

/// The number in a path that is `pattern` with a number in place of "%1"; nullopt: it is another path.
std::optional<std::int64_t> numberInPath(const QString& path, const QString& pattern) {
  const qsizetype place = pattern.indexOf(QLatin1String("%1"));
  const QString before = pattern.left(place);
  const QString behind = pattern.mid(place + 2);
  if (place < 0 || path.size() < before.size() + behind.size() || !path.startsWith(before, Qt::CaseInsensitive) ||
      !path.endsWith(behind, Qt::CaseInsensitive)) {
    return std::nullopt;
  }
  bool isNumber = false;
  const auto number = path.mid(place, path.size() - before.size() - behind.size()).toLongLong(&isNumber);
  return isNumber ? std::optional<std::int64_t>(number) : std::nullopt;
}

/// Numbers that lead to a row by some kind of reference.
std::set<std::int64_t> possibleNumbers(const structure::Structure& structure, const structure::Field& field,
                                       const structure::RecordRef& target) {
  const auto row = static_cast<std::int64_t>(target.row);
  std::set<std::int64_t> numbers{row, -row, -1 - row};
  if (field.reference.kind == structure::ReferenceKind::Section) {
    if (const auto number = numberInPath(structure[target.section].path, QString::fromLatin1(field.reference.target))) {
      numbers.insert(*number);
    }
  }
  return numbers;
}

} // namespace

QString conditionLeadingTo(const structure::Structure& structure, structure::SectionId section, std::size_t field,
                           const structure::RecordRef& target) {
  const structure::Field& leading = structure[section].table->layout().fields[field];
  if (leading.reference.kind == structure::ReferenceKind::None) {
    return {};
  }
  const structure::SectionPaths paths(structure);
  const structure::FieldTargets targets(paths, leading);
  const bool isList = leading.count > 1 || leading.counter;
  const QString condition = isList ? QStringLiteral("%1 contains %2") : QStringLiteral("%1 == %2");
  QStringList conditions;
  for (const std::int64_t number : possibleNumbers(structure, leading, target)) {
    const auto led = targets.follow(number);
    if (led && (led == target || structure.twinOf(*led) == target)) {
      conditions << condition.arg(quotedName(QString::fromLatin1(leading.name))).arg(number);
    }
  }
  return conditions.join(QStringLiteral(" || "));
}

} // namespace vitrine::queries
