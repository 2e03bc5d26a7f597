#include "ui/outline/ConnectionModel.h"

#include "ui/outline/EntityModel.h"
#include "ui/style/Icons.h"

#include <QLocale>

namespace vitrine::ui {
namespace {

using document::EntityConnection;

/// Rows of a list that somebody still reads.
constexpr std::size_t kMostConnectionRows = 2000;

QString delayText(const EntityConnection& connection) {
  if (connection.kind != EntityConnection::Kind::Output) {
    return {};
  }
  const QString delay =
      connection.delay > 0 ? ConnectionModel::tr("%1 s").arg(QLocale().toString(connection.delay, 'g', 6)) : QString();
  const QString times = connection.times > 0 ? ConnectionModel::tr("%n time(s)", nullptr, connection.times) : QString();
  return delay.isEmpty() || times.isEmpty() ? delay + times : QStringLiteral("%1, %2").arg(delay, times);
}

QString inputText(const EntityConnection& connection) {
  return connection.parameter.isEmpty() ? connection.input
                                        : QStringLiteral("%1 %2").arg(connection.input, connection.parameter);
}

bool isMissing(const ConnectionRow& row) {
  return row.connection->resolution == EntityConnection::Resolution::Missing;
}

std::vector<ConnectionRow> connectionsOf(const links::EntityGraph& graph, std::uint32_t entity) {
  std::vector<ConnectionRow> rows;
  for (const EntityConnection& connection : graph.from(entity)) {
    if (connection.to.empty()) {
      rows.push_back({&connection, true, std::nullopt});
    }
    for (const std::uint32_t target : connection.to) {
      rows.push_back({&connection, true, target});
    }
  }
  for (const std::uint32_t number : graph.to(entity)) {
    const EntityConnection& connection = graph.connections()[number];
    rows.push_back({&connection, false, connection.from});
  }
  rows.resize(std::min(rows.size(), kMostConnectionRows));
  return rows;
}

} // namespace

ConnectionModel::ConnectionModel(QObject* parent) : TableModel(parent) {
  setColumns({{.heading = [] { return tr("Direction"); },
               .text = [](const ConnectionRow& row) { return row.leaves ? tr("to") : tr("from"); }},
              {.heading = [] { return tr("Output or Key"); },
               .text = [this](const ConnectionRow& row) { return outputText(row); }},
              {.heading = [] { return tr("Entity"); },
               .text = [this](const ConnectionRow& row) { return otherText(row); },
               .accessibleText =
                   [this](const ConnectionRow& row) {
                     return isMissing(row) ? tr("%1: no entity has this name").arg(row.connection->target)
                                           : otherText(row);
                   },
               .decoration =
                   [](const ConnectionRow& row) {
                     return isMissing(row) ? QVariant(icon(QStringLiteral("warning"))) : QVariant();
                   }},
              {.heading = [] { return tr("Input"); },
               .text = [](const ConnectionRow& row) { return inputText(*row.connection); }},
              {.heading = [] { return tr("When"); },
               .text = [](const ConnectionRow& row) { return delayText(*row.connection); }}},
             {.toolTip = [this](const ConnectionRow& row) { return toolTipOf(row); }});
}

void ConnectionModel::show(links::EntityGraphPtr graph, std::optional<std::uint32_t> entity) {
  const links::EntityGraphPtr before =
      std::exchange(m_graph, std::move(graph)); // rows refer to it until they are replaced
  replace(m_graph && entity ? connectionsOf(*m_graph, *entity) : std::vector<ConnectionRow>());
}

QString ConnectionModel::outputText(const ConnectionRow& row) const {
  return m_graph->entities()[row.connection->from].keys[row.connection->key].first;
}

/// Name of the connected entity. The target of the key follows in brackets if it names several entities, or a role in
/// the game:
/// "door_3 (door_*)", "!activator (known at run time)".
QString ConnectionModel::otherText(const ConnectionRow& row) const {
  const EntityConnection& connection = *row.connection;
  if (connection.resolution == EntityConnection::Resolution::AtRunTime) {
    return tr("%1 (known at run time)").arg(connection.target);
  }
  if (!row.other) {
    return connection.target;
  }
  const QString name = entityText(*m_graph, *row.other);
  const bool stands = connection.target.startsWith(QLatin1Char('!')) || connection.target.contains(QLatin1Char('*'));
  return row.leaves && stands ? QStringLiteral("%1 (%2)").arg(name, connection.target) : name;
}

QString ConnectionModel::toolTipOf(const ConnectionRow& row) const {
  switch (row.connection->resolution) {
  case EntityConnection::Resolution::Missing:
    return tr("No entity of the file has this name");
  case EntityConnection::Resolution::AtRunTime:
    return tr("Known only to the running game");
  case EntityConnection::Resolution::Found:
    break;
  }
  const QString other =
      row.other ? QStringLiteral("%1 %2").arg(m_graph->entities()[*row.other].className).arg(*row.other) : QString();
  return plainToolTip(QStringLiteral("%1\n%2").arg(links::connectionText(*m_graph, *row.connection), other));
}

} // namespace vitrine::ui
