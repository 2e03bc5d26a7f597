#include "ui/actions/TabActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class TabTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::TabActions)
};

} // namespace

TabActions::TabActions(ActionRegistry& registry) {
  const QString file = TabTexts::tr("File");
  newTab = registry.add(file, {.name = QStringLiteral("tabs.new"),
                               .text = TabTexts::tr("&New Tab"),
                               .statusTip = TabTexts::tr("Show the start page in a tab of its own"),
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_T)}});
  openInNewTab = registry.add(file, {.name = QStringLiteral("tabs.openInNew"),
                                     .text = TabTexts::tr("Open in New T&ab…"),
                                     .statusTip = TabTexts::tr("Open files beside the one that is open"),
                                     .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}});
  close = registry.add(file, {.name = QStringLiteral("file.close"),
                              .text = TabTexts::tr("C&lose"),
                              .statusTip = TabTexts::tr("Close the document, and its tab where there are others"),
                              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                              .icon = QStringLiteral("close")});
  reopenClosed = registry.add(file, {.name = QStringLiteral("tabs.reopenClosed"),
                                     .text = TabTexts::tr("Reopen Closed Ta&b"),
                                     .statusTip = TabTexts::tr("Open the document closed last again, where it was left"),
                                     .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}});
  moveToNewWindow = registry.add(file, {.name = QStringLiteral("tabs.moveToNewWindow"),
                                        .text = TabTexts::tr("&Move Tab to New Window"),
                                        .statusTip = TabTexts::tr("Show the document in a window of its own")});
  const QString go = TabTexts::tr("Go");
  next = registry.add(go, {.name = QStringLiteral("tabs.next"),
                           .text = TabTexts::tr("Next &Tab"),
                           .statusTip = TabTexts::tr("Show the document in the tab on the right"),
                           .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                           .icon = QStringLiteral("next")});
  previous =
      registry.add(go, {.name = QStringLiteral("tabs.previous"),
                        .text = TabTexts::tr("Previo&us Tab"),
                        .statusTip = TabTexts::tr("Show the document in the tab on the left"),
                        .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab),
                                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab),
                                      QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
                        .icon = QStringLiteral("previous")});
  enable(1, false, false);
}

void TabActions::insertIntoFile(QMenu& menu, QAction* opened, QAction* quit) const {
  menu.insertActions(opened, {newTab, openInNewTab});
  menu.insertActions(quit, {close, reopenClosed, moveToNewWindow});
}

void TabActions::fillGo(QMenu& menu) const {
  menu.addSeparator();
  menu.addAction(next);
  menu.addAction(previous);
}

void TabActions::enable(int tabs, bool anyDocument, bool anyClosed) const {
  close->setEnabled(tabs > 1 || anyDocument);
  reopenClosed->setEnabled(anyClosed);
  for (QAction* action : {moveToNewWindow, next, previous}) {
    action->setEnabled(tabs > 1);
  }
}

} // namespace vitrine::ui
