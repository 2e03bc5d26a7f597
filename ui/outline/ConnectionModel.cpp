#include "ui/outline/ConnectionModel.h"

#include "ui/outline/EntityModel.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

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

} // namespace

void ConnectionModel::show(links::EntityGraphPtr graph, std::optional<std::uint32_t> entity) {
  beginResetModel();
  m_graph = std::move(graph);
  m_rows.clear();
  if (m_graph && entity) {
    addFrom(*entity);
    addTo(*entity);
  }
  endResetModel();
}

void ConnectionModel::addFrom(std::uint32_t entity) {
  for (const EntityConnection& connection : m_graph->from(entity)) {
    if (connection.to.empty()) {
      m_rows.push_back({&connection, true, std::nullopt});
    }
    for (const std::uint32_t target : connection.to) {
      if (m_rows.size() >= kMostConnectionRows) {
        return;
      }
      m_rows.push_back({&connection, true, target});
    }
  }
}

void ConnectionModel::addTo(std::uint32_t entity) {
  for (const std::uint32_t number : m_graph->to(entity)) {
    if (m_rows.size() >= kMostConnectionRows) {
      return;
    }
    const EntityConnection& connection = m_graph->connections()[number];
    m_rows.push_back({&connection, false, connection.from});
  }
}

QString ConnectionModel::textOf(const Row& row, int column) const {
  const EntityConnection& connection = *row.connection;
  switch (column) {
  case Direction:
    return row.leaves ? tr("to") : tr("from");
  case Output:
    return m_graph->entities()[connection.from].keys[connection.key].first;
  case Other:
    return otherText(row);
  case Input:
    return connection.parameter.isEmpty() ? connection.input
                                          : QStringLiteral("%1 %2").arg(connection.input, connection.parameter);
  default:
    return delayText(connection);
  }
}

/// Name of who is meant. What the key says besides, where it names more than one or somebody by his part in the game:
/// "door_3 (door_*)", "!activator (known at run time)".
QString ConnectionModel::otherText(const Row& row) const {
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

QString ConnectionModel::toolTipOf(const Row& row) const {
  switch (row.connection->resolution) {
  case EntityConnection::Resolution::Missing:
    return tr("No entity of the file has this name");
  case EntityConnection::Resolution::AtRunTime:
    return tr("Only the running game knows who that is");
  case EntityConnection::Resolution::Found:
    break;
  }
  const QString other =
      row.other ? QStringLiteral("%1 %2").arg(m_graph->entities()[*row.other].className).arg(*row.other) : QString();
  return plainToolTip(QStringLiteral("%1\n%2").arg(links::connectionText(*m_graph, *row.connection), other));
}

int ConnectionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ConnectionModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConnectionModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const bool missing = row.connection->resolution == EntityConnection::Resolution::Missing;
  switch (role) {
  case Qt::DisplayRole:
    return textOf(row, index.column());
  case Qt::DecorationRole:
    return missing && index.column() == Other ? QVariant(icon(QStringLiteral("warning"))) : QVariant();
  case Qt::AccessibleTextRole:
    return missing && index.column() == Other ? tr("%1: no entity has this name").arg(row.connection->target)
                                              : textOf(row, index.column());
  case Qt::ToolTipRole:
    return toolTipOf(row);
  default:
    return {};
  }
}

QVariant ConnectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case Direction:
    return tr("Way");
  case Output:
    return tr("Output or Key");
  case Other:
    return tr("Entity");
  case Input:
    return tr("Input");
  default:
    return tr("When");
  }
}

} // namespace vitrine::ui
