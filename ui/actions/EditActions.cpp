#include "ui/actions/EditActions.h"

#include "ui/actions/FileActions.h"
#include "ui/actions/FindActions.h"
#include "ui/actions/GoActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class EditTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::EditActions)
};

} // namespace

EditActions::EditActions(ActionRegistry& registry) {
  const QString group = EditTexts::tr("Edit");
  undo = registry.add(group, {.name = QStringLiteral("edit.undo"),
                              .text = EditTexts::tr("&Undo"),
                              .statusTip = EditTexts::tr("Undo the last change of view or selection")});
  redo = registry.add(group, {.name = QStringLiteral("edit.redo"),
                              .text = EditTexts::tr("&Redo"),
                              .statusTip = EditTexts::tr("Redo the last undone change")});
  settings = registry.add(
      group, {.name = QStringLiteral("edit.settings"),
              .text = EditTexts::tr("&Settings…"),
              .statusTip = EditTexts::tr("Change language, colours, mouse, shortcuts, game folders and memory")});
  undo->setEnabled(false);
  redo->setEnabled(false);
}

void EditActions::fill(QMenu& menu, const FileActions& file, const GoActions& go, const FindActions& find,
                       QMenu& bytes) const {
  menu.addActions({undo, redo});
  menu.addSeparator();
  menu.addActions({file.copyPicture, go.pastePosition});
  menu.addSeparator();
  menu.addAction(find.find);
  menu.addMenu(&bytes);
  menu.addSeparator();
  menu.addAction(settings);
}

} // namespace vitrine::ui
