#pragma once

#include "ui/inspector/ColumnValues.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// Values of a column with their counts, as far as they are listed and in that order. Rows are places in the distinct
/// values.
class ColumnValuesModel : public TableModel<std::size_t> {
  Q_OBJECT

public:
  enum Column { Value, Count, Share };

  explicit ColumnValuesModel(QObject* parent = nullptr);

  /// Null: none. `listed`: places in the distinct values.
  void setValues(ColumnValuesPtr values, std::vector<std::size_t> listed);
  const ColumnValuesPtr& values() const { return m_values; }

  /// Tells sortWanted() alone.
  void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
  void sortWanted(int column, Qt::SortOrder order);

private:
  std::uint64_t countOf(std::size_t value) const { return m_values->statistics().distinct[value].count; }
  QString shareText(std::size_t value) const;

  ColumnValuesPtr m_values;
};

} // namespace vitrine::ui
