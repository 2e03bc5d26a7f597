#include "app/cli/TableQuery.h"

#include "app/cli/Console.h"
#include "core/queries/NamedValues.h"
#include "core/queries/RecordOrder.h"

#include <cstdio>
#include <numeric>

namespace vitrine::cli {
namespace {

/// The reason with its column, counted from 1, and below it the text with carets under the mistake.
std::unexpected<ExitCode> complainOf(const QString& option, const QString& text, const queries::QueryError& error) {
  complain({}, QStringLiteral("%1: column %2: %3").arg(option).arg(error.place.start + 1).arg(error.message));
  QString shown = text;
  for (QChar& letter : shown) {
    letter = letter.isSpace() ? QLatin1Char(' ') : letter;
  }
  const QString carets = QString(error.place.start, QLatin1Char(' ')) +
                         QString(std::max<qsizetype>(error.place.length, 1), QLatin1Char('^'));
  std::fprintf(stderr, "  %s\n  %s\n", qUtf8Printable(shown), qUtf8Printable(carets));
  return std::unexpected(ExitCode::Usage);
}

} // namespace

std::expected<std::vector<std::size_t>, ExitCode> columnsNamed(const structure::RecordLayout& layout,
                                                               const QString& names, const QString& option) {
  std::vector<std::size_t> columns;
  for (const QString& name : names.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
    const QString field = name.trimmed();
    const int column = layout.indexOf(QLatin1StringView(field.toLatin1()));
    if (column < 0) {
      QStringList known;
      for (const structure::Field& each : layout.fields) {
        known << QString::fromLatin1(each.name);
      }
      const QStringList near = queries::nearNames(field, known);
      complain({},
               QStringLiteral("%1 %2: there is no field \"%3\"%4")
                   .arg(option, names, field,
                        near.isEmpty() ? QString()
                                       : QStringLiteral("; did you mean %1?").arg(near.join(QStringLiteral(", ")))));
      return std::unexpected(ExitCode::Usage);
    }
    columns.push_back(static_cast<std::size_t>(column));
  }
  return columns;
}

std::expected<std::vector<structure::RowSpan>, ExitCode>
chooseRows(const NamedSection& named, const structure::RowSpan& rows, const QString& where, const QString& sort) {
  if (where.isEmpty() && sort.isEmpty()) {
    return std::vector{rows};
  }
  const structure::Structure& structure = named.file.document().structure;
  queries::RowList chosen(static_cast<std::size_t>(rows.last - rows.first));
  std::iota(chosen.begin(), chosen.end(), rows.first);
  base::Progress progress;
  if (!where.isEmpty()) {
    const auto filter = queries::RecordFilter::compile(where, structure, named.id);
    if (!filter) {
      return complainOf(QStringLiteral("--where"), where, filter.error());
    }
    auto matching = filter->matching(chosen, progress);
    if (!matching) {
      complain(named.path, matching.error());
      return std::unexpected(ExitCode::Failed);
    }
    chosen = std::move(*matching);
  }
  if (!sort.isEmpty()) {
    const auto order = queries::RecordOrder::compile(sort, structure, named.id);
    if (!order) {
      return complainOf(QStringLiteral("--sort"), sort, order.error());
    }
    order->sort(chosen, progress);
  }
  return structure::spansOf(chosen);
}

} // namespace vitrine::cli
