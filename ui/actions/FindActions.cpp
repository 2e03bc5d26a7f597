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
                              .text = FindTexts::tr("F&ind…"),
                              .statusTip = FindTexts::tr("Search all names, values, records and bytes"),
                              .icon = QStringLiteral("search")});
  findMember =
      registry.add(group, {.name = QStringLiteral("go.findMember"),
                           .text = FindTexts::tr("Find Membe&r…"),
                           .statusTip = FindTexts::tr("Search for a name or a value among the members of a section")});
  next = registry.add(group, {.name = QStringLiteral("go.findNext"),
                              .text = FindTexts::tr("Find N&ext"),
                              .statusTip = FindTexts::tr("Go to the next match of the last search"),
                              .icon = QStringLiteral("next")});
  previous = registry.add(group, {.name = QStringLiteral("go.findPrevious"),
                                  .text = FindTexts::tr("Find Pre&vious"),
                                  .statusTip = FindTexts::tr("Go to the previous match of the last search"),
                                  .icon = QStringLiteral("previous")});
  enable(false, false);
}

void FindActions::fill(QMenu& menu) const {
  menu.addSeparator();
  menu.addActions({find, findMember, next, previous});
}

void FindActions::enable(bool document, bool members) const {
  for (QAction* action : {find, next, previous}) {
    action->setEnabled(document);
  }
  findMember->setEnabled(members);
}

} // namespace vitrine::ui
