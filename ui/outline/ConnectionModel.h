#pragma once

#include "core/links/EntityGraph.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// A connection of an entity, with one of the entities at its other end.
struct ConnectionRow {
  const document::EntityConnection* connection = nullptr; ///< of the graph
  bool leaves = true;                                     ///< the entity makes it
  std::optional<std::uint32_t> other;                     ///< nullopt: the file does not have it
};

/// The connections of one entity, those that it makes before those that lead to it: a row for each entity at their
/// other end.
class ConnectionModel : public TableModel<ConnectionRow> {
  Q_OBJECT

public:
  enum Column { Direction, Output, Other, Input, Delay, ColumnCount };

  explicit ConnectionModel(QObject* parent = nullptr);

  /// Null: nothing.
  void show(links::EntityGraphPtr graph, std::optional<std::uint32_t> entity);

private:
  QString outputText(const ConnectionRow& row) const;
  QString otherText(const ConnectionRow& row) const;
  QString toolTipOf(const ConnectionRow& row) const;

  links::EntityGraphPtr m_graph;
};

} // namespace vitrine::ui
