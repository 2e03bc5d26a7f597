#include "ui/inspector/ColumnValues.h"

#include "core/queries/RecordOrder.h"
#include "core/queries/TextRanks.h"
#include "ui/inspector/FieldText.h"

#include <cmath>
#include <numeric>

namespace vitrine::ui {
namespace {

constexpr std::size_t kValuesBetweenSteps = 4096;

Result<queries::RowList> countedRows(const CountedColumn& column, Progress& progress) {
  const structure::Structure& structure = column.document->structure;
  if (column.filter.isEmpty()) {
    return queries::allRows(structure[column.section].table->rowCount());
  }
  const auto filter = queries::RecordFilter::compile(column.filter, structure, column.section);
  return filter ? filter->matching(progress) : std::unexpected(Error::of(ErrorCode::NotFound, filter.error().message));
}

/// Texts are compared as texts, numbers by their values, and what is no number comes last.
bool isNumber(const structure::Field& field) {
  return field.type != structure::FieldType::Chars && field.count == 1 && !field.counter;
}

} // namespace

Result<ColumnValuesPtr> ColumnValues::count(const CountedColumn& column, Progress& progress) {
  const auto rows = countedRows(column, progress);
  if (!rows) {
    return std::unexpected(rows.error());
  }
  const std::shared_ptr<ColumnValues> made(new ColumnValues);
  made->m_column = column;
  made->m_statistics = queries::statisticsOf(column.document->structure, column.section, column.field, *rows, progress);
  made->orderByValue(progress);
  return made;
}

void ColumnValues::orderByValue(Progress& progress) {
  const auto& distinct = m_statistics.distinct;
  m_byValue.resize(distinct.size());
  std::iota(m_byValue.begin(), m_byValue.end(), std::size_t{0});
  std::vector<double> keys;
  if (isNumber(m_column.layoutField())) {
    std::ranges::transform(distinct, std::back_inserter(keys), [](const auto& value) {
      bool isRead = false;
      const double number = value.text.toDouble(&isRead);
      return isRead && !std::isnan(number) ? number : std::numeric_limits<double>::infinity();
    });
  } else {
    std::vector<QString> texts;
    std::ranges::transform(distinct, std::back_inserter(texts), &queries::ColumnStatistics::Distinct::text);
    const auto ranks = queries::ranksOf(texts, progress);
    keys.assign(ranks.begin(), ranks.end());
  }
  progress.check();
  std::ranges::stable_sort(m_byValue, {}, [&keys](std::size_t value) { return keys[value]; });
}

QString ColumnValues::shownText(std::size_t value) const {
  const structure::Field& field = m_column.layoutField();
  const QString& text = m_statistics.distinct[value].text;
  bool isWhole = false;
  const std::int64_t number = text.toLongLong(&isWhole);
  return isWhole && isNumber(field) ? fieldText(field, number) : text;
}

QString ColumnValues::conditionFor(std::size_t value) const {
  const QString condition = queries::conditionFor(m_column.layoutField(), m_statistics.distinct[value].text);
  return m_column.filter.isEmpty() ? condition : QStringLiteral("(%1) && ").arg(m_column.filter) + condition;
}

std::vector<std::size_t> ColumnValues::listed(Order order, bool descending, const QString& words,
                                              Progress& progress) const {
  std::vector<std::size_t> values = m_byValue;
  if (order == Order::ByCount) {
    std::iota(values.begin(), values.end(), std::size_t{0});
  }
  // The most frequent values are the first.
  if (descending != (order == Order::ByCount)) {
    std::ranges::reverse(values);
  }
  if (!words.isEmpty()) {
    std::size_t seen = 0;
    std::erase_if(values, [&](std::size_t value) {
      if (seen++ % kValuesBetweenSteps == 0) {
        progress.step({}, static_cast<double>(seen) / static_cast<double>(m_byValue.size()));
      }
      return !shownText(value).contains(words, Qt::CaseInsensitive);
    });
  }
  return values;
}

} // namespace vitrine::ui
