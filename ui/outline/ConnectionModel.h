#pragma once

#include "core/links/EntityGraph.h"

#include <QAbstractTableModel>

namespace vitrine::ui {

/// The connections of one entity, those that it makes before those that lead to it: a row for each entity at their
/// other end.
class ConnectionModel : public QAbstractTableModel {
  Q_OBJECT

public:
  enum Column { Direction, Output, Other, Input, Delay, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// Null: nothing.
  void show(links::EntityGraphPtr graph, std::optional<std::uint32_t> entity);
  /// Number of the entity at the other end; nullopt: there is none in the file.
  std::optional<std::uint32_t> otherAt(int row) const { return m_rows[static_cast<std::size_t>(row)].other; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Row {
    const document::EntityConnection* connection; ///< of the graph
    bool leaves = true;                           ///< the entity makes it
    std::optional<std::uint32_t> other;
  };

  void addFrom(std::uint32_t entity);
  void addTo(std::uint32_t entity);
  QString textOf(const Row& row, int column) const;
  QString otherText(const Row& row) const;
  QString toolTipOf(const Row& row) const;

  links::EntityGraphPtr m_graph;
  std::vector<Row> m_rows;
};

} // namespace vitrine::ui
