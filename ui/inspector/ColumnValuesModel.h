#pragma once

#include "ui/inspector/ColumnValues.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// Values of a column with their counts, as far as they are listed and in that order.
class ColumnValuesModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Value, Count, Share };

  using QAbstractTableModel::QAbstractTableModel;

  /// Null: none. `listed`: places in the distinct values.
  void setValues(ColumnValuesPtr values, std::vector<std::size_t> listed);
  const ColumnValuesPtr& values() const { return m_values; }
  /// Place of a row, which must exist, in the distinct values.
  std::size_t valueAt(int row) const { return m_listed[static_cast<std::size_t>(row)]; }

  const std::vector<std::size_t>& listed() const { return m_listed; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// Tells sortWanted() alone.
  void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
  void sortWanted(int column, Qt::SortOrder order);

private:
  ColumnValuesPtr m_values;
  std::vector<std::size_t> m_listed;
};

} // namespace vitrine::ui
