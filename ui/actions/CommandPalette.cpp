#include "ui/actions/CommandPalette.h"

#include "ui/widgets/NoMatchNote.h"
#include "ui/widgets/QueryEdit.h"

#include <QTreeView>

namespace vitrine::ui {

CommandPalette::CommandPalette(const ActionRegistry& registry, QWidget* parent)
    : FilterPopup(tr("Commands"), parent), m_model(registry) {
  setObjectName(QStringLiteral("commandPalette"));
  edit().setPlaceholderText(tr("Type a command"));
  setModel(&m_model);
  new NoMatchNote(&list(), edit());
}

void CommandPalette::run() {
  if (const QModelIndex index = current(); index.isValid()) {
    QAction* action = m_model.at(index.row()).action;
    accept();
    action->trigger();
  }
}

} // namespace vitrine::ui
