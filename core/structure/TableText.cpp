#include "core/structure/TableText.h"

#include "core/structure/Json.h"

namespace vitrine::structure {
namespace {

QString csvCell(QString text) {
  const bool quote = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                     text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
  if (!quote) {
    return text;
  }
  text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
  return QLatin1Char('"') + text + QLatin1Char('"');
}

/// Calls `write` with each decoded row until it returns false, which is what comes back then.
template <class Write>
Result<bool> eachRow(const RecordTable& table, RowSpan rows, Write write) {
  for (std::uint64_t i = rows.first; i < std::min(rows.last, table.rowCount()); ++i) {
    const auto row = table.row(i);
    if (!row) {
      return std::unexpected(row.error());
    }
    if (!write(i, *row)) {
      return false;
    }
  }
  return true;
}

} // namespace

Result<void> writeCsv(const RecordTable& table, RowSpan rows, const TextSink& sink) {
  QString heading = QStringLiteral("row");
  for (const Field& field : table.layout().fields) {
    heading += QLatin1Char(',') + csvCell(QString::fromLatin1(field.name));
  }
  if (!sink(heading + QLatin1Char('\n'))) {
    return {};
  }
  const auto written = eachRow(table, rows, [&](std::uint64_t index, const Row& row) {
    QString line = QString::number(index);
    for (const Value& cell : row.cells) {
      line += QLatin1Char(',') + csvCell(toText(cell));
    }
    return sink(line + QLatin1Char('\n'));
  });
  return written ? Result<void>() : std::unexpected(written.error());
}

Result<void> writeJson(const RecordTable& table, RowSpan rows, const TextSink& sink) {
  if (!sink(QStringLiteral("["))) {
    return {};
  }
  bool first = true;
  const auto written = eachRow(table, rows, [&](std::uint64_t index, const Row& row) {
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
  return written ? Result<void>() : std::unexpected(written.error());
}

} // namespace vitrine::structure
