#include "core/structure/TableText.h"

#include "core/structure/Json.h"

namespace vitrine::structure {
namespace {

constexpr std::uint64_t kRowsBetweenSteps = 256;

QString quotedCell(QString text, QChar separator) {
  const bool quote = text.contains(separator) || text.contains(QLatin1Char('"')) || text.contains(QLatin1Char('\n')) ||
                     text.contains(QLatin1Char('\r'));
  if (!quote) {
    return text;
  }
  text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
  return QLatin1Char('"') + text + QLatin1Char('"');
}

/// Calls `write` with each decoded row until it returns false, which is what comes back then.
template <class Write>
Result<bool> eachRow(const RecordTable& table, const std::vector<RowSpan>& rows, Progress& progress, Write write) {
  std::uint64_t wanted = 0;
  for (const RowSpan& span : rows) {
    wanted += span.last - span.first;
  }
  std::uint64_t done = 0;
  for (const RowSpan& span : rows) {
    for (std::uint64_t i = span.first; i < std::min(span.last, table.rowCount()); ++i) {
      if (done++ % kRowsBetweenSteps == 0) {
        progress.step({}, static_cast<double>(done) / static_cast<double>(wanted));
      }
      const auto row = table.row(i);
      if (!row) {
        return std::unexpected(row.error());
      }
      if (!write(i, *row)) {
        return false;
      }
    }
  }
  return true;
}

Result<void> withoutAnswer(const Result<bool>& written) {
  return written ? Result<void>() : std::unexpected(written.error());
}

/// A heading, and a line for each row, with the row's number first.
Result<void> writeSeparated(const RecordTable& table, const std::vector<RowSpan>& rows, QChar separator,
                            const TextSink& sink, Progress& progress) {
  QString heading = QStringLiteral("row");
  for (const Field& field : table.layout().fields) {
    heading += separator + quotedCell(QString::fromLatin1(field.name), separator);
  }
  if (!sink(heading + QLatin1Char('\n'))) {
    return {};
  }
  return withoutAnswer(eachRow(table, rows, progress, [&](std::uint64_t index, const Row& row) {
    QString line = QString::number(index);
    for (const Value& cell : row.cells) {
      line += separator + quotedCell(toText(cell), separator);
    }
    return sink(line + QLatin1Char('\n'));
  }));
}

Result<void> writeJson(const RecordTable& table, const std::vector<RowSpan>& rows, const TextSink& sink,
                       Progress& progress) {
  if (!sink(QStringLiteral("["))) {
    return {};
  }
  bool first = true;
  const auto written = eachRow(table, rows, progress, [&](std::uint64_t index, const Row& row) {
    Json object;
    object["row"] = index;
    object.update(toJson(table.layout(), row));
    const QString separator = first ? QStringLiteral("\n") : QStringLiteral(",\n");
    first = false;
    return sink(separator + QString::fromStdString(object.dump(-1, ' ', false, Json::error_handler_t::replace)));
  });
  if (!written || *written) {
    sink(QStringLiteral("\n]\n"));
  }
  return withoutAnswer(written);
}

} // namespace

Result<void> writeTable(const RecordTable& table, TableForm form, const std::vector<RowSpan>& rows,
                        const TextSink& sink, Progress& progress) {
  switch (form) {
  case TableForm::Csv:
    return writeSeparated(table, rows, QLatin1Char(','), sink, progress);
  case TableForm::Tsv:
    return writeSeparated(table, rows, QLatin1Char('\t'), sink, progress);
  case TableForm::JsonArray:
    return writeJson(table, rows, sink, progress);
  }
  return {};
}

Result<void> writeCells(const RecordTable& table, const std::vector<RowSpan>& rows,
                        const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress) {
  return withoutAnswer(eachRow(table, rows, progress, [&](std::uint64_t, const Row& row) {
    QStringList cells;
    for (const std::size_t column : columns) {
      cells << (column < row.cells.size() ? quotedCell(toText(row.cells[column]), QLatin1Char('\t')) : QString());
    }
    return sink(cells.join(QLatin1Char('\t')) + QLatin1Char('\n'));
  }));
}

} // namespace vitrine::structure
