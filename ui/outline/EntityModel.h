#pragma once

#include "core/links/EntityGraph.h"

#include <QAbstractItemModel>

namespace vitrine::ui {

/// The entities of a map as a tree: a row for each class with their number, and below it its entities.
class EntityModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Class, Name, Origin, Keys, ColumnCount };

  using QAbstractItemModel::QAbstractItemModel;

  /// Shows these entities of a graph, ascending. Null: none.
  void show(links::EntityGraphPtr graph, const std::vector<std::uint32_t>& numbers);
  std::size_t shownCount() const { return m_shown; }

  /// Number of the entity in a row; nullopt: it is of a class.
  std::optional<std::uint32_t> entityAt(const QModelIndex& index) const;
  /// Row of an entity; invalid: it is not shown.
  QModelIndex indexOf(std::uint32_t entity) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Group {
    QString className;
    std::vector<std::uint32_t> entities;
    bool leadsNowhere = false; ///< some connection of one of them
  };

  QVariant groupData(const Group& group, int column, int role) const;
  QVariant entityData(std::uint32_t number, int column, int role) const;

  links::EntityGraphPtr m_graph;
  std::vector<Group> m_groups; ///< by name
  std::size_t m_shown = 0;
};

/// Name of an entity, or where it has none its class and number: "door_1", "light 37".
QString entityText(const links::EntityGraph& graph, std::uint32_t number);

} // namespace vitrine::ui
