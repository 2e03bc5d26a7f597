#include "ui/actions/ActionListModel.h"

#include <QColor>
#include <QIcon>

namespace vitrine::ui {
namespace {

/// Nothing of an icon's size where a command has none, so that all names begin at one place.
QVariant iconOrSpace(const ActionRegistry::Entry& entry) {
  const QIcon icon = entry.action->icon();
  return icon.isNull() ? QVariant(QColor(Qt::transparent)) : QVariant(icon);
}

} // namespace

ActionListModel::ActionListModel(const ActionRegistry& registry, QObject* parent)
    : TableModel(parent), m_registry(registry) {
  using Entry = ActionRegistry::Entry;
  setColumns(
      {{.heading = [] { return tr("Command"); },
        .text = [](const Entry& entry) { return QStringLiteral("%1: %2").arg(entry.group, plainText(*entry.action)); },
        .sortValue = [](const Entry& entry) { return plainText(*entry.action); },
        .decoration = iconOrSpace},
       {.heading = [] { return tr("Shortcut"); }, .text = [](const Entry& entry) { return keysText(*entry.action); }}},
      {.toolTip = [](const Entry& entry) { return entry.action->statusTip(); },
       .enabled = [](const Entry& entry) { return entry.action->isEnabled(); }});
}

} // namespace vitrine::ui
