#pragma once

#include "core/links/EntityGraph.h"
#include "ui/widgets/GroupedModel.h"

namespace vitrine::ui {

/// A class of entities.
struct EntityClass {
  QString name;
  std::size_t count = 0;     ///< of entities that are shown
  bool leadsNowhere = false; ///< some connection of one of them
};

/// The entities of a map as a tree: a row for each class with their number, and below it its entities.
class EntityModel : public GroupedModel<EntityClass, std::uint32_t> {
  Q_OBJECT

public:
  enum Column { Class, Name, Origin, Keys };

  explicit EntityModel(QObject* parent = nullptr);

  /// Shows these entities of a graph, ascending. Null: none.
  void show(links::EntityGraphPtr graph, const std::vector<std::uint32_t>& numbers);

  /// Number of the entity in a row; nullopt: it is of a class.
  std::optional<std::uint32_t> entityAt(const QModelIndex& index) const;

private:
  const links::Entity& entity(std::uint32_t number) const { return m_graph->entities()[number]; }
  QString missingTip(std::uint32_t number) const;

  links::EntityGraphPtr m_graph;
};

/// Name of an entity, or where it has none its class and number: "door_1", "light 37".
QString entityText(const links::EntityGraph& graph, std::uint32_t number);

} // namespace vitrine::ui
