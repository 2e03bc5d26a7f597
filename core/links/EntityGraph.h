#pragma once

#include "core/base/Progress.h"
#include "core/document/Document.h"
#include "core/document/EntityFilter.h"

#include <memory>
#include <span>

namespace vitrine::links {

/// A thing of a world, as its text has it and as the scene shows it.
struct Entity {
  QString className;
  QString name;
  QString origin; ///< as the file has it
  document::EntityKeys keys;
  std::optional<RecordRef> record;
  NodeIndex node; ///< kNone: the scene has none for it
};

/// The entities of a document and what they say of each other. Immutable and thread-safe.
class EntityGraph {
public:
  EntityGraph() = default;
  /// Reads the text of the entities; empty where the document has none. Throws base::Cancelled through `progress`.
  static Result<EntityGraph> of(const Document& document, Progress& progress);

  const std::vector<Entity>& entities() const { return m_entities; }
  const std::vector<document::EntityConnection>& connections() const { return m_connections; }
  /// Connections that an entity makes, in the order of its keys.
  std::span<const document::EntityConnection> from(std::size_t entity) const;
  /// Numbers of the connections that lead to an entity, ascending.
  const std::vector<std::uint32_t>& to(std::size_t entity) const { return m_to[entity]; }
  /// Number of the connections of an entity that lead nowhere.
  std::size_t missingFrom(std::size_t entity) const;

private:
  void connect(std::vector<document::EntityConnection> connections);

  std::vector<Entity> m_entities;
  std::vector<document::EntityConnection> m_connections; ///< ascending by entity
  std::vector<std::uint32_t> m_first; ///< of each entity's connections, and their end; one more than entities
  std::vector<std::vector<std::uint32_t>> m_to;
};

using EntityGraphPtr = std::shared_ptr<const EntityGraph>;

/// The key or output, and the target, as one line: "OnTrigger → door (Open)".
QString connectionText(const EntityGraph& graph, const document::EntityConnection& connection);

/// The connections of the entities that a filter accepts as JSON: an array with an object for each.
structure::Json connectionsJson(const EntityGraph& graph, const document::EntityFilter& filter);

} // namespace vitrine::links
