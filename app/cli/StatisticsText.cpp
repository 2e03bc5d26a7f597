#include "app/cli/StatisticsText.h"

#include "core/structure/Json.h"

namespace vitrine::cli {
namespace {

structure::Json jsonOf(const std::optional<double>& number) {
  return number ? structure::Json(*number) : structure::Json();
}

structure::Json jsonOf(const queries::ColumnStatistics& statistics, const QString& field) {
  structure::Json object;
  object["field"] = field.toStdString();
  object["records"] = statistics.records;
  object["missing"] = statistics.missing;
  object["nan"] = statistics.nans;
  object["min"] = jsonOf(statistics.least);
  object["max"] = jsonOf(statistics.greatest);
  object["sum"] = statistics.least ? structure::Json(statistics.sum) : structure::Json();
  object["mean"] = jsonOf(statistics.mean);
  object["distinct"] = statistics.distinctCount;
  object["complete"] = statistics.complete;
  structure::Json values = structure::Json::array();
  for (const auto& [text, count] : statistics.distinct) {
    values.push_back({{"value", text.toStdString()}, {"count", count}});
  }
  object["values"] = std::move(values);
  return object;
}

} // namespace

void writeStatistics(const queries::ColumnStatistics& statistics, const QString& field, bool json,
                     const structure::TextSink& sink) {
  if (json) {
    sink(QString::fromStdString(jsonOf(statistics, field).dump(2)) + QLatin1Char('\n'));
    return;
  }
  bool wanted = sink(QStringLiteral("value,count\n"));
  for (const auto& [text, count] : statistics.distinct) {
    wanted = wanted && sink(structure::quotedCell(text, QLatin1Char(',')) + QLatin1Char(',') + QString::number(count) +
                            QLatin1Char('\n'));
  }
}

} // namespace vitrine::cli
