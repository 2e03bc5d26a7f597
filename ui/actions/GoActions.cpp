#include "ui/actions/GoActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class GoTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::GoActions)
};

} // namespace

GoActions::GoActions(ActionRegistry& registry) {
  const QString group = GoTexts::tr("Go");
  previousFile = registry.add(group, {.name = QStringLiteral("go.previousFile"),
                                      .text = GoTexts::tr("&Previous File"),
                                      .statusTip = GoTexts::tr("Open the file above in the browser"),
                                      .shortcuts = {QKeySequence(Qt::Key_PageUp)},
                                      .icon = QStringLiteral("previous")});
  nextFile = registry.add(group, {.name = QStringLiteral("go.nextFile"),
                                  .text = GoTexts::tr("&Next File"),
                                  .statusTip = GoTexts::tr("Open the file below in the browser"),
                                  .shortcuts = {QKeySequence(Qt::Key_PageDown)},
                                  .icon = QStringLiteral("next")});
  back = registry.add(group, {.name = QStringLiteral("go.back"),
                              .text = GoTexts::tr("&Back"),
                              .statusTip = GoTexts::tr("Select again what was selected before"),
                              .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Left)}});
  forward = registry.add(group, {.name = QStringLiteral("go.forward"),
                                 .text = GoTexts::tr("&Forward"),
                                 .statusTip = GoTexts::tr("Undo the last step back"),
                                 .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Right)}});
  commands = registry.add(group, {.name = QStringLiteral("go.commands"),
                                  .text = GoTexts::tr("&Commands…"),
                                  .statusTip = GoTexts::tr("Find any command by its name"),
                                  .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                                  .icon = QStringLiteral("palette")});
  for (QAction* action : {previousFile, nextFile, back, forward}) {
    action->setEnabled(false);
  }
}

void GoActions::fill(QMenu& menu) const {
  menu.addAction(previousFile);
  menu.addAction(nextFile);
  menu.addSeparator();
  menu.addAction(back);
  menu.addAction(forward);
  menu.addSeparator();
  menu.addAction(commands);
}

} // namespace vitrine::ui
