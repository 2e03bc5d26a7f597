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
  goTo = registry.add(group, {.name = QStringLiteral("go.goTo"),
                              .text = GoTexts::tr("&Go To…"),
                              .statusTip = GoTexts::tr("Go to coordinates, a named item, a record or a view link")});
  copyPosition = registry.add(
      group,
      {.name = QStringLiteral("go.copyPosition"),
       .text = GoTexts::tr("&Copy Position"),
       .statusTip = GoTexts::tr(
           "Copy the position and direction of the camera as the commands setpos and setang, as printed by getpos"),
       .icon = QStringLiteral("copy")});
  pastePosition = registry.add(
      group, {.name = QStringLiteral("go.pastePosition"),
              .text = GoTexts::tr("Paste P&osition"),
              .statusTip = GoTexts::tr("Go to the position on the clipboard: setpos, coordinates or a view link")});
  copyViewLink = registry.add(
      group, {.name = QStringLiteral("go.copyViewLink"),
              .text = GoTexts::tr("Copy View &Link"),
              .statusTip = GoTexts::tr(
                  "Copy the view with all its settings as a line of text, for Go To and vitrine-cli render --view"),
              .icon = QStringLiteral("copy")});
  copyFileLink =
      registry.add(group, {.name = QStringLiteral("go.copyFileLink"),
                           .text = GoTexts::tr("Cop&y View Link With File"),
                           .statusTip = GoTexts::tr("Copy a link that opens this file in this view, on this computer"),
                           .icon = QStringLiteral("copy")});
  previousFile = registry.add(group, {.name = QStringLiteral("go.previousFile"),
                                      .text = GoTexts::tr("&Previous File"),
                                      .statusTip = GoTexts::tr("Open the previous file of the browser"),
                                      .icon = QStringLiteral("previous")});
  nextFile = registry.add(group, {.name = QStringLiteral("go.nextFile"),
                                  .text = GoTexts::tr("&Next File"),
                                  .statusTip = GoTexts::tr("Open the next file of the browser"),
                                  .icon = QStringLiteral("next")});
  back = registry.add(group, {.name = QStringLiteral("go.back"),
                              .text = GoTexts::tr("&Back"),
                              .statusTip = GoTexts::tr("Go back to the previous selection")});
  forward = registry.add(group, {.name = QStringLiteral("go.forward"),
                                 .text = GoTexts::tr("&Forward"),
                                 .statusTip = GoTexts::tr("Go forward to the next selection")});
  commands = registry.add(group, {.name = QStringLiteral("go.commands"),
                                  .text = GoTexts::tr("Co&mmands…"),
                                  .statusTip = GoTexts::tr("Find a command by its name"),
                                  .icon = QStringLiteral("palette")});
  for (QAction* action : {previousFile, nextFile, back, forward}) {
    action->setEnabled(false);
  }
  enable(false);
}

void GoActions::enable(bool picture) const {
  for (QAction* action : {copyPosition, copyViewLink, copyFileLink}) {
    action->setEnabled(picture);
  }
}

void GoActions::fill(QMenu& menu, QMenu& viewpoints) const {
  menu.addAction(goTo);
  menu.addMenu(&viewpoints);
  menu.addSeparator();
  menu.addAction(copyPosition);
  menu.addAction(pastePosition);
  menu.addAction(copyViewLink);
  menu.addAction(copyFileLink);
  menu.addSeparator();
  menu.addAction(previousFile);
  menu.addAction(nextFile);
  menu.addSeparator();
  menu.addAction(back);
  menu.addAction(forward);
  menu.addSeparator();
  menu.addAction(commands);
}

} // namespace vitrine::ui
