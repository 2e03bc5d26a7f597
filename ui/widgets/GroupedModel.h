#pragma once

#include "ui/widgets/TableColumn.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace vitrine::ui {

/// Tree of two levels, groups and their rows, whose columns are described as data. A class that derives from it may
/// have Q_OBJECT, and sets its columns in its constructor.
template <typename Group, typename Row>
class GroupedModel : public QAbstractItemModel {
public:
  using QAbstractItemModel::QAbstractItemModel;

  /// A group with its rows.
  struct Branch {
    Group group;
    std::vector<Row> rows;
  };

  /// The group of an index, or the group whose row it is. Null if the index is invalid.
  const Group* groupAt(const QModelIndex& index) const {
    return index.isValid() ? &nodeOf(index).branch.group : nullptr;
  }
  /// Null if the index is invalid or of a group.
  const Row* rowAt(const QModelIndex& index) const {
    return isRow(index) ? &nodeOf(index).branch.rows[static_cast<std::size_t>(index.row())] : nullptr;
  }
  const Branch& branch(int group) const { return m_nodes[static_cast<std::size_t>(group)]->branch; }
  int groupCount() const { return static_cast<int>(m_nodes.size()); }
  /// Number of all rows below groups.
  std::size_t listedCount() const {
    std::size_t count = 0;
    for (const auto& node : m_nodes) {
      count += node->branch.rows.size();
    }
    return count;
  }

  /// Resets the model to other groups.
  void replace(std::vector<Branch> branches) {
    beginResetModel();
    m_nodes.clear();
    for (Branch& each : branches) {
      m_nodes.push_back(std::make_unique<Node>(std::move(each), groupCount()));
    }
    endResetModel();
  }

  QModelIndex rowIndex(int group, int row) const { return index(row, 0, index(group, 0)); }
  /// Index of a row; invalid if there is no such row. The rows of each group must ascend.
  QModelIndex indexOf(const Row& row) const {
    for (int group = 0; group < groupCount(); ++group) {
      const std::vector<Row>& rows = branch(group).rows;
      const auto found = std::ranges::lower_bound(rows, row);
      if (found != rows.end() && *found == row) {
        return rowIndex(group, static_cast<int>(found - rows.begin()));
      }
    }
    return {};
  }
  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override {
    if (!hasIndex(row, column, parent)) {
      return {};
    }
    return createIndex(row, column, parent.isValid() ? m_nodes[static_cast<std::size_t>(parent.row())].get() : nullptr);
  }
  QModelIndex parent(const QModelIndex& child) const override {
    return isRow(child) ? createIndex(nodeOf(child).number, 0, nullptr) : QModelIndex();
  }
  int rowCount(const QModelIndex& parent = {}) const override {
    if (!parent.isValid()) {
      return groupCount();
    }
    return isRow(parent) || parent.column() > 0 ? 0 : static_cast<int>(branch(parent.row()).rows.size());
  }
  int columnCount(const QModelIndex& /*parent*/ = {}) const override { return static_cast<int>(m_columns.size()); }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
    const auto column = static_cast<std::size_t>(index.column());
    if (const Row* row = rowAt(index)) {
      return cellData(m_columns[column], *row, role);
    }
    const Group* group = groupAt(index);
    return group && column < m_groupColumns.size() ? cellData(m_groupColumns[column], *group, role) : QVariant();
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
    return headingData(m_columns, section, orientation, role);
  }

protected:
  /// Headings are those of `columns`. Cells of a group are empty after the last of `groupColumns`.
  void setColumns(TableColumns<Group> groupColumns, TableColumns<Row> columns) {
    m_groupColumns = std::move(groupColumns);
    m_columns = std::move(columns);
  }

  void insertGroup(int group, Group value) {
    beginInsertRows({}, group, group);
    m_nodes.insert(m_nodes.begin() + group, std::make_unique<Node>(Branch{std::move(value), {}}, group));
    for (int i = group + 1; i < groupCount(); ++i) {
      m_nodes[static_cast<std::size_t>(i)]->number = i;
    }
    endInsertRows();
  }
  void append(int group, std::vector<Row> rows) {
    std::vector<Row>& all = m_nodes[static_cast<std::size_t>(group)]->branch.rows;
    const int first = static_cast<int>(all.size());
    beginInsertRows(index(group, 0), first, first + static_cast<int>(rows.size()) - 1);
    std::ranges::move(rows, std::back_inserter(all));
    endInsertRows();
  }
  void setGroup(int group, Group value) {
    m_nodes[static_cast<std::size_t>(group)]->branch.group = std::move(value);
    Q_EMIT dataChanged(index(group, 0), index(group, columnCount() - 1));
  }

private:
  struct Node {
    Branch branch;
    int number; ///< of the group
  };

  /// An index of a row has the node of its group as its pointer; that of a group has none.
  static bool isRow(const QModelIndex& index) { return index.isValid() && index.internalPointer(); }
  const Node& nodeOf(const QModelIndex& index) const {
    return isRow(index) ? *static_cast<const Node*>(index.constInternalPointer())
                        : *m_nodes[static_cast<std::size_t>(index.row())];
  }

  TableColumns<Group> m_groupColumns;
  TableColumns<Row> m_columns;
  std::vector<std::unique_ptr<Node>> m_nodes; ///< indices point at them
};

} // namespace vitrine::ui
