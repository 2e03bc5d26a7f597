#include "core/links/DamageReport.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace vitrine::links {
namespace {

/// A message without its numbers.
QString kindOfMessage(const QString& message) {
  QString kind;
  bool inNumber = false;
  for (const QChar character : message) {
    const bool digit = character.isDigit();
    if (!digit) {
      kind += character;
    } else if (!inNumber) {
      kind += QLatin1Char('#');
    }
    inNumber = digit;
  }
  return kind;
}

/// Order of the rows: damage before warnings, messages that name bytes before those that name none.
auto orderOf(const DamageRow& row) {
  return std::tuple(row.severity != base::Severity::Damage, !row.path.isEmpty(), !row.where,
                    row.where ? row.where->space : 0, row.where ? row.where->offset : 0);
}

} // namespace

std::vector<DamageRow> damageReport(const std::vector<Diagnostic>& diagnostics) {
  std::vector<DamageRow> rows;
  std::map<std::tuple<base::Severity, QString, QString>, std::size_t> rowOfKind;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == base::Severity::Note) {
      continue;
    }
    const std::uint64_t count = std::uint64_t{1} + diagnostic.repeats;
    const auto [known, isNew] =
        rowOfKind.try_emplace({diagnostic.severity, diagnostic.path, kindOfMessage(diagnostic.message)}, rows.size());
    if (isNew) {
      rows.push_back({diagnostic.severity, diagnostic.message, diagnostic.where, diagnostic.path, count});
    } else {
      rows[known->second].count += count;
    }
  }
  std::ranges::stable_sort(rows, {}, orderOf);
  return rows;
}

} // namespace vitrine::links
