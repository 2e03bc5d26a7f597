#include "ui/actions/DocumentActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class DocumentTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::DocumentActions)
};

} // namespace

DocumentActions::DocumentActions(ActionRegistry& registry) {
  const QString file = DocumentTexts::tr("File");
  newTab = registry.add(file, {.name = QStringLiteral("tabs.new"),
                               .text = DocumentTexts::tr("&New Tab"),
                               .statusTip = DocumentTexts::tr("Show the start page in a new tab")});
  openInNewTab = registry.add(file, {.name = QStringLiteral("tabs.openInNew"),
                                     .text = DocumentTexts::tr("O&pen in New Tab…"),
                                     .statusTip = DocumentTexts::tr("Open files in new tabs")});
  reloadWhenChanged = registry.add(
      file,
      {.name = QStringLiteral("file.reloadWhenChanged"),
       .text = DocumentTexts::tr("Reload &When Changed"),
       .statusTip = DocumentTexts::tr("Reload the file when it or a referenced file changes, and keep the view")});
  reloadWhenChanged->setCheckable(true);
  close = registry.add(file, {.name = QStringLiteral("file.close"),
                              .text = DocumentTexts::tr("C&lose"),
                              .statusTip = DocumentTexts::tr("Close the document and, if there are others, its tab"),
                              .icon = QStringLiteral("close")});
  reopenClosed = registry.add(file, {.name = QStringLiteral("tabs.reopenClosed"),
                                     .text = DocumentTexts::tr("Reopen Closed Ta&b"),
                                     .statusTip = DocumentTexts::tr("Reopen the last closed document with its view")});
  moveToNewWindow = registry.add(file, {.name = QStringLiteral("tabs.moveToNewWindow"),
                                        .text = DocumentTexts::tr("&Move Tab to New Window"),
                                        .statusTip = DocumentTexts::tr("Move the document to a new window")});
  const QString go = DocumentTexts::tr("Go");
  next = registry.add(go, {.name = QStringLiteral("tabs.next"),
                           .text = DocumentTexts::tr("Next &Tab"),
                           .statusTip = DocumentTexts::tr("Switch to the tab on the right"),
                           .icon = QStringLiteral("next")});
  previous = registry.add(go, {.name = QStringLiteral("tabs.previous"),
                               .text = DocumentTexts::tr("Previo&us Tab"),
                               .statusTip = DocumentTexts::tr("Switch to the tab on the left"),
                               .icon = QStringLiteral("previous")});
  enable(1, false, false);
}

void DocumentActions::insertIntoFile(QMenu& menu, QAction* opened, QAction* content, QAction* quit) const {
  menu.insertActions(opened, {newTab, openInNewTab});
  menu.insertAction(content, reloadWhenChanged);
  menu.insertActions(quit, {close, reopenClosed, moveToNewWindow});
}

void DocumentActions::fillGo(QMenu& menu) const {
  menu.addSeparator();
  menu.addAction(next);
  menu.addAction(previous);
}

void DocumentActions::enable(int tabs, bool anyDocument, bool anyClosed) const {
  close->setEnabled(tabs > 1 || anyDocument);
  reopenClosed->setEnabled(anyClosed);
  for (QAction* action : {moveToNewWindow, next, previous}) {
    action->setEnabled(tabs > 1);
  }
}

} // namespace vitrine::ui
