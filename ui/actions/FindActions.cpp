#include "ui/actions/FindActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class FindTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::FindActions)
};

} // namespace

FindActions::FindActions(ActionRegistry& registry) {
  const QString group = FindTexts::tr("Go");
  find = registry.add(group, {.name = QStringLiteral("go.find"),
                              .text = FindTexts::tr("F&ind Member…"),
                              .statusTip = FindTexts::tr("Look for a name or a value among the members of a section"),
                              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_F)}});
  next = registry.add(group, {.name = QStringLiteral("go.findNext"),
                              .text = FindTexts::tr("Find N&ext"),
                              .statusTip = FindTexts::tr("Go to the next member that holds what is looked for"),
                              .shortcuts = {QKeySequence(Qt::Key_F3)},
                              .icon = QStringLiteral("next")});
  previous = registry.add(group, {.name = QStringLiteral("go.findPrevious"),
                                  .text = FindTexts::tr("Find Pre&vious"),
                                  .statusTip = FindTexts::tr("Go to the member before that holds what is looked for"),
                                  .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F3)},
                                  .icon = QStringLiteral("previous")});
  enable(false);
}

void FindActions::fill(QMenu& menu) const {
  menu.addSeparator();
  menu.addActions({find, next, previous});
}

void FindActions::enable(bool members) const {
  for (QAction* action : {find, next, previous}) {
    action->setEnabled(members);
  }
}

} // namespace vitrine::ui
