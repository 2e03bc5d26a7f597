#include "core/links/EntityGraph.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine::links {
namespace {

using document::EntityConnection;
using document::EntityKeys;

constexpr std::size_t kEntitiesBetweenSteps = 1024;

QString firstValue(const EntityKeys& keys, QLatin1StringView key) {
  const auto found =
      std::ranges::find_if(keys, [key](const auto& pair) { return pair.first.compare(key, Qt::CaseInsensitive) == 0; });
  return found == keys.end() ? QString() : found->second;
}

/// The section whose records the text is; nullopt: it has none.
std::optional<SectionId> entitySection(const Document& document) {
  const ByteRange& text = document.entityText->range;
  for (SectionId id = 0; id < document.structure.size(); ++id) {
    const structure::Section& section = document.structure[id];
    if (section.table && section.range.space == text.space && section.range.offset == text.offset) {
      return id;
    }
  }
  return std::nullopt;
}

/// Nodes of the records of one section, by row; the first of each.
std::unordered_map<std::uint64_t, NodeIndex> nodesByRow(const Document& document, std::optional<SectionId> section) {
  std::unordered_map<std::uint64_t, NodeIndex> nodes;
  if (document.scene && section) {
    for (const NodeIndex node : document.scene->nodes.indices()) {
      const auto& record = document.scene->nodes[node].record;
      if (record && record->section == *section) {
        nodes.emplace(record->row, node);
      }
    }
  }
  return nodes;
}

std::string_view resolutionName(EntityConnection::Resolution resolution) {
  switch (resolution) {
  case EntityConnection::Resolution::Found:
    return "found";
  case EntityConnection::Resolution::AtRunTime:
    return "run time";
  case EntityConnection::Resolution::Missing:
    break;
  }
  return "missing";
}

} // namespace

Result<EntityGraph> EntityGraph::of(const Document& document, Progress& progress) {
  EntityGraph graph;
  graph.m_first.push_back(0);
  if (!document.entityText) {
    return graph;
  }
  const auto text = document.spaces.read(document.entityText->range);
  if (!text) {
    return std::unexpected(text.error());
  }
  std::vector<EntityKeys> entities = document.entityText->read(*text);
  progress.step({}, 0.5);
  std::vector<EntityConnection> connections =
      document.entityText->connect ? document.entityText->connect(entities) : std::vector<EntityConnection>();
  const auto section = entitySection(document);
  const auto nodes = nodesByRow(document, section);
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (i % kEntitiesBetweenSteps == 0) {
      progress.check();
    }
    Entity entity;
    entity.keys = std::move(entities[i]);
    entity.className = firstValue(entity.keys, QLatin1StringView("classname"));
    entity.name = firstValue(entity.keys, QLatin1StringView("targetname"));
    entity.origin = firstValue(entity.keys, QLatin1StringView("origin"));
    entity.record = section ? std::optional(RecordRef{*section, i}) : std::nullopt;
    const auto node = nodes.find(i);
    entity.node = node == nodes.end() ? NodeIndex() : node->second;
    graph.m_entities.push_back(std::move(entity));
  }
  graph.connect(std::move(connections));
  return graph;
}

void EntityGraph::connect(std::vector<EntityConnection> connections) {
  m_connections = std::move(connections);
  m_first.assign(m_entities.size() + 1, 0);
  m_to.resize(m_entities.size());
  for (std::size_t i = 0; i < m_connections.size(); ++i) {
    ++m_first[m_connections[i].from + 1];
    for (const std::uint32_t target : m_connections[i].to) {
      m_to[target].push_back(static_cast<std::uint32_t>(i));
    }
  }
  for (std::size_t i = 1; i < m_first.size(); ++i) {
    m_first[i] += m_first[i - 1];
  }
}

std::span<const EntityConnection> EntityGraph::from(std::size_t entity) const {
  return std::span(m_connections).subspan(m_first[entity], m_first[entity + 1] - m_first[entity]);
}

std::size_t EntityGraph::missingFrom(std::size_t entity) const {
  return static_cast<std::size_t>(
      std::ranges::count(from(entity), EntityConnection::Resolution::Missing, &EntityConnection::resolution));
}

QString connectionText(const EntityGraph& graph, const EntityConnection& connection) {
  const QString key = graph.entities()[connection.from].keys[connection.key].first;
  const QString line = QStringLiteral("%1 → %2").arg(key, connection.target);
  if (connection.input.isEmpty()) {
    return line;
  }
  return QStringLiteral("%1 (%2%3)")
      .arg(line, connection.input,
           connection.parameter.isEmpty() ? QString() : QStringLiteral(" %1").arg(connection.parameter));
}

structure::Json connectionsJson(const EntityGraph& graph, const document::EntityFilter& filter) {
  structure::Json list = structure::Json::array();
  for (const EntityConnection& connection : graph.connections()) {
    const Entity& from = graph.entities()[connection.from];
    if (!filter.accepts(from.keys)) {
      continue;
    }
    structure::Json line = structure::Json::object();
    line["from"] = connection.from;
    line["class"] = from.className.toStdString();
    line["name"] = from.name.toStdString();
    line["key"] = from.keys[connection.key].first.toStdString();
    line["target"] = connection.target.toStdString();
    if (connection.kind == EntityConnection::Kind::Output) {
      line["input"] = connection.input.toStdString();
      line["parameter"] = connection.parameter.toStdString();
      line["delay"] = connection.delay;
      line["times"] = connection.times;
    }
    line["resolution"] = resolutionName(connection.resolution);
    line["to"] = connection.to;
    list.push_back(std::move(line));
  }
  return list;
}

} // namespace vitrine::links
