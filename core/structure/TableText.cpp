#include "core/structure/TableText.h"

#include "core/structure/Json.h"

#include <numeric>

namespace vitrine::structure {
namespace {

constexpr std::uint64_t kRowsBetweenSteps = 256;

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

/// The cell of a field; empty where the row ends before it.
QString cellOf(const Row& row, std::size_t column, QChar separator) {
  return column < row.cells.size() ? quotedCell(toText(row.cells[column]), separator) : QString();
}

/// A heading, and a line for each row, with the row's number first.
Result<void> writeSeparated(const RecordTable& table, const std::vector<RowSpan>& rows,
                            const std::vector<std::size_t>& columns, QChar separator, const TextSink& sink,
                            Progress& progress) {
  QString heading = QStringLiteral("row");
  for (const std::size_t column : columns) {
    heading += separator + quotedCell(QString::fromLatin1(table.layout().fields[column].name), separator);
  }
  if (!sink(heading + QLatin1Char('\n'))) {
    return {};
  }
  return withoutAnswer(eachRow(table, rows, progress, [&](std::uint64_t index, const Row& row) {
    QString line = QString::number(index);
    for (const std::size_t column : columns) {
      line += separator + cellOf(row, column, separator);
    }
    return sink(line + QLatin1Char('\n'));
  }));
}

/// The fields `columns` of an object of all fields.
Json chosenFields(const RecordLayout& layout, const Json& all, const std::vector<std::size_t>& columns) {
  Json chosen = Json::object();
  for (const std::size_t column : columns) {
    if (const auto value = all.find(layout.fields[column].name); value != all.end()) {
      chosen[layout.fields[column].name] = *value;
    }
  }
  return chosen;
}

Result<void> writeJson(const RecordTable& table, const std::vector<RowSpan>& rows,
                       const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress) {
  if (!sink(QStringLiteral("["))) {
    return {};
  }
  bool first = true;
  const auto written = eachRow(table, rows, progress, [&](std::uint64_t index, const Row& row) {
    Json object;
    object["row"] = index;
    object.update(chosenFields(table.layout(), toJson(table.layout(), row), columns));
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

QString quotedCell(QString text, QChar separator) {
  const bool quote = text.contains(separator) || text.contains(QLatin1Char('"')) || text.contains(QLatin1Char('\n')) ||
                     text.contains(QLatin1Char('\r'));
  if (!quote) {
    return text;
  }
  text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
  return QLatin1Char('"') + text + QLatin1Char('"');
}

std::vector<RowSpan> spansOf(std::span<const std::uint64_t> rows) {
  std::vector<RowSpan> spans;
  for (const std::uint64_t row : rows) {
    if (!spans.empty() && spans.back().last == row) {
      ++spans.back().last;
    } else {
      spans.push_back({row, row + 1});
    }
  }
  return spans;
}

TextSink asUtf8(const bytes::ByteSink& sink) {
  return [&sink](const QString& text) {
    const QByteArray utf8 = text.toUtf8();
    return sink(std::as_bytes(std::span(utf8.constData(), static_cast<std::size_t>(utf8.size()))));
  };
}

Result<void> writeTable(const RecordTable& table, TableForm form, const std::vector<RowSpan>& rows,
                        const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress) {
  std::vector<std::size_t> chosen = columns;
  if (chosen.empty()) {
    chosen.resize(table.layout().fields.size());
    std::iota(chosen.begin(), chosen.end(), std::size_t{0});
  }
  switch (form) {
  case TableForm::Csv:
    return writeSeparated(table, rows, chosen, QLatin1Char(','), sink, progress);
  case TableForm::Tsv:
    return writeSeparated(table, rows, chosen, QLatin1Char('\t'), sink, progress);
  case TableForm::JsonArray:
    return writeJson(table, rows, chosen, sink, progress);
  }
  return {};
}

Result<void> writeCells(const RecordTable& table, const std::vector<RowSpan>& rows,
                        const std::vector<std::size_t>& columns, const TextSink& sink, Progress& progress,
                        const CellWriter& cellText) {
  constexpr QLatin1Char kTab('\t');
  return withoutAnswer(eachRow(table, rows, progress, [&](std::uint64_t, const Row& row) {
    QStringList cells;
    for (const std::size_t column : columns) {
      const bool exists = column < row.cells.size();
      cells << (cellText && exists ? quotedCell(cellText(table.layout().fields[column], row.cells[column]), kTab)
                                   : cellOf(row, column, kTab));
    }
    return sink(cells.join(kTab) + QLatin1Char('\n'));
  }));
}

} // namespace vitrine::structure
