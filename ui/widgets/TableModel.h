#pragma once

#include "ui/widgets/TableColumn.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace vitrine::ui {

/// Table of rows whose columns are described as data. A class that derives from it may have Q_OBJECT, and sets its
/// columns in its constructor. Rows are kept here, unless rows() is overridden to show those of another object.
template <typename Row>
class TableModel : public QAbstractTableModel {
public:
  using QAbstractTableModel::QAbstractTableModel;
  explicit TableModel(TableColumns<Row> columns, QObject* parent = nullptr)
      : QAbstractTableModel(parent), m_columns(std::move(columns)) {}

  virtual std::span<const Row> rows() const { return m_rows; }
  const Row& at(int row) const { return rows()[static_cast<std::size_t>(row)]; }

  const TableColumns<Row>& columns() const { return m_columns; }

  /// Resets the model to other rows.
  void replace(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
  }
  /// Sets other values of the same rows: keeps selection and editors, unless the number of rows changes.
  void update(std::vector<Row> rows) {
    if (rows.size() != m_rows.size()) {
      replace(std::move(rows));
      return;
    }
    m_rows = std::move(rows);
    notifyChanged(0, rowCount() - 1);
  }
  void insert(int row, Row value) {
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, std::move(value));
    endInsertRows();
  }
  void append(std::vector<Row> rows) {
    if (rows.empty()) {
      return;
    }
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    std::ranges::move(rows, std::back_inserter(m_rows));
    endInsertRows();
  }
  void remove(int row) {
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
  }

  /// Text of a row for the clipboard: its cells with tabs between them.
  QString lineOf(const Row& row) const { return lineOf(m_columns, row); }
  /// The same for other threads, which have a copy of the columns.
  static QString lineOf(const TableColumns<Row>& columns, const Row& row) {
    QStringList cells;
    for (const TableColumn<Row>& column : columns) {
      cells << (column.copiedText ? column.copiedText : column.text)(row);
    }
    return cells.join(QLatin1Char('\t'));
  }
  /// Lines of these rows, each with a line break at its end.
  QString asText(const std::vector<int>& rows) const {
    QString text;
    for (const int row : rows) {
      text += lineOf(at(row)) + QLatin1Char('\n');
    }
    return text;
  }
  QString asText() const {
    std::vector<int> all(rows().size());
    std::iota(all.begin(), all.end(), 0);
    return asText(all);
  }

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows().size());
  }
  int columnCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
  }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
    return index.isValid() && index.row() < rowCount() ? cellData(columnOf(index), at(index.row()), role) : QVariant();
  }
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override {
    if (role != Qt::EditRole || !index.isValid() || !columnOf(index).edit ||
        !columnOf(index).edit(index.row(), value.toString())) {
      return false;
    }
    Q_EMIT dataChanged(index, index);
    return true;
  }
  Qt::ItemFlags flags(const QModelIndex& index) const override {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid()) {
      const TableColumn<Row>& column = columnOf(index);
      flags.setFlag(Qt::ItemIsEditable, static_cast<bool>(column.edit));
      flags.setFlag(Qt::ItemIsEnabled, !column.enabled || column.enabled(at(index.row())));
    }
    return flags;
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
    return headingData(m_columns, section, orientation, role);
  }

protected:
  void setColumns(TableColumns<Row> columns, const TableColumn<Row>& common = {}) {
    m_columns = withCommonLook(std::move(columns), common);
  }
  Row& rowAt(int row) { return m_rows[static_cast<std::size_t>(row)]; }

  void notifyChanged(int first, int last, const QList<int>& roles = {}) {
    if (first <= last) {
      Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1), roles);
    }
  }

  /// Sorts the rows. Equal rows keep their order, and persistent indices stay with their rows.
  template <typename Less>
  void sortRows(const Less& less) {
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<int> order(m_rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](int a, int b) { return less(at(a), at(b)); });
    std::vector<Row> sorted;
    sorted.reserve(m_rows.size());
    std::vector<int> newRows(m_rows.size());
    for (const int row : order) {
      newRows[static_cast<std::size_t>(row)] = static_cast<int>(sorted.size());
      sorted.push_back(std::move(rowAt(row)));
    }
    m_rows = std::move(sorted);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& each : before) {
      after << index(newRows[static_cast<std::size_t>(each.row())], each.column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
  }

private:
  const TableColumn<Row>& columnOf(const QModelIndex& index) const {
    return m_columns[static_cast<std::size_t>(index.column())];
  }

  TableColumns<Row> m_columns;
  std::vector<Row> m_rows;
};

} // namespace vitrine::ui
