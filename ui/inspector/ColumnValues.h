#pragma once

#include "core/document/Document.h"
#include "core/queries/ColumnStatistics.h"

namespace vitrine::ui {

/// Column of a record table, over the records that a filter leaves.
struct CountedColumn {
  DocumentPtr document;
  SectionId section = structure::kRootSection;
  std::size_t field = 0; ///< of the section's layout
  QString filter;        ///< empty: all records

  const structure::Field& layoutField() const { return document->structure[section].table->layout().fields[field]; }
};

/// Different values of a column and how often each is there. Immutable.
class ColumnValues {
public:
  enum class Order { ByValue, ByCount };

  /// Counts; for a worker. Throws base::Cancelled through `progress`.
  static Result<std::shared_ptr<const ColumnValues>> count(const CountedColumn& column, Progress& progress);

  const CountedColumn& column() const { return m_column; }
  const queries::ColumnStatistics& statistics() const { return m_statistics; }
  /// A value with the names of its flags, or its own.
  QString shownText(std::size_t value) const;
  /// The condition that a record has this value and is one of those counted.
  QString conditionFor(std::size_t value) const;
  /// Places in the statistics' distinct values whose shown text contains `words`, in an order; for a worker.
  std::vector<std::size_t> listed(Order order, bool descending, const QString& words, Progress& progress) const;

private:
  ColumnValues() = default;
  void orderByValue(Progress& progress);

  CountedColumn m_column;
  queries::ColumnStatistics m_statistics;
  std::vector<std::size_t> m_byValue; ///< places in the distinct values, ascending by value
};

using ColumnValuesPtr = std::shared_ptr<const ColumnValues>;

} // namespace vitrine::ui
