#include "ui/actions/ActionListModel.h"

#include <QColor>
#include <QIcon>

namespace vitrine::ui {
namespace {

/// Nothing of an icon's size where a command has none, so that all names begin at one place.
QVariant iconOrSpace(const QAction& action) {
  return action.icon().isNull() ? QVariant(QColor(Qt::transparent)) : QVariant(action.icon());
}

} // namespace

ActionListModel::ActionListModel(const ActionRegistry& registry, QObject* parent)
    : QAbstractTableModel(parent), m_registry(registry) {}

int ActionListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_registry.entries().size());
}

int ActionListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ActionListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const ActionRegistry::Entry& entry = m_registry.entries()[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return index.column() == Text ? QStringLiteral("%1: %2").arg(entry.group, plainText(*entry.action))
                                  : keysText(*entry.action);
  case Qt::ToolTipRole:
    return entry.action->statusTip();
  case Qt::DecorationRole:
    return index.column() == Text ? iconOrSpace(*entry.action) : QVariant();
  default:
    return {};
  }
}

QVariant ActionListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == Text ? tr("Command") : tr("Keys");
}

Qt::ItemFlags ActionListModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  if (index.isValid()) {
    flags.setFlag(Qt::ItemIsEnabled, actionAt(index.row())->isEnabled());
  }
  return flags;
}

} // namespace vitrine::ui
