#include "ui/actions/BookmarkActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class BookmarkTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::BookmarkActions)
};

} // namespace

BookmarkActions::BookmarkActions(ActionRegistry& registry) {
  const QString group = BookmarkTexts::tr("Go");
  add = registry.add(group, {.name = QStringLiteral("bookmarks.add"),
                             .text = BookmarkTexts::tr("&Add Bookmark"),
                             .statusTip = BookmarkTexts::tr("Save the current view as a bookmark"),
                             .icon = QStringLiteral("camera")});
  for (int i = 0; i < kDigits; ++i) {
    const int digit = i + 1;
    const auto place = static_cast<std::size_t>(i);
    set[place] = registry.add(group, {.name = QStringLiteral("bookmarks.set.%1").arg(digit),
                                      .text = BookmarkTexts::tr("Set Bookmark &%1").arg(digit),
                                      .statusTip = BookmarkTexts::tr("Save the current view under a digit")});
    goTo[place] = registry.add(group, {.name = QStringLiteral("bookmarks.go.%1").arg(digit),
                                       .text = BookmarkTexts::tr("Go to Bookmark &%1").arg(digit),
                                       .statusTip = BookmarkTexts::tr("Go to the view saved under a digit")});
  }
  enable(false);
}

void BookmarkActions::fill(QMenu& menu) const {
  menu.addAction(add);
  QMenu* setting = menu.addMenu(BookmarkTexts::tr("&Set"));
  menu.addSeparator();
  for (QAction* action : set) {
    setting->addAction(action);
  }
  for (QAction* action : goTo) {
    menu.addAction(action);
  }
}

void BookmarkActions::enable(bool picture) const {
  add->setEnabled(picture);
  for (QAction* action : set) {
    action->setEnabled(picture);
  }
  if (!picture) {
    for (QAction* action : goTo) {
      action->setEnabled(false);
    }
  }
}

} // namespace vitrine::ui
