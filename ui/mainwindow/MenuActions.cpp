#include "ui/mainwindow/MenuActions.h"

#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/RecentFiles.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace vitrine::ui {
namespace {

class MenuTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::MenuActions)
};

} // namespace

MenuActions::MenuActions(ActionRegistry& registry, Session& session, Selection& selected, Playback& playback,
                         SceneClock& clock)
    : file(registry), edit(registry), content(registry), view(registry), split(registry), layout(registry),
      selection(registry, session, selected), select(registry, session, selected), measure(registry),
      animation(registry, session, playback, clock), go(registry), browser(registry), find(registry),
      bookmarks(registry), documents(registry), data(registry), records(registry), bytes(registry), help(registry) {}

void MenuActions::fill(QMenuBar& bar, RecentFiles& recent, DocumentMenus& document, const Docks& docks,
                       QAction* toolBar) const {
  auto* places = new QMenu(MenuTexts::tr("Con&tent"), &bar);
  content.fill(*places);
  QMenu* opened = bar.addMenu(MenuTexts::tr("&File"));
  auto* taken = new QMenu(MenuTexts::tr("Save &Data"), &bar);
  data.fill(*taken);
  file.fill(*opened, recent, *places, *taken);
  documents.insertIntoFile(*opened, recent.menuAction(), places->menuAction(), file.quit);
  auto* looked = new QMenu(MenuTexts::tr("&Bytes"), &bar);
  bytes.fill(*looked);
  edit.fill(*bar.addMenu(MenuTexts::tr("&Edit")), file, go, find, *looked);
  QMenu* seen = bar.addMenu(MenuTexts::tr("&View"));
  view.fillShading(*seen->addMenu(MenuTexts::tr("&Shading")));
  view.fillCamera(*seen->addMenu(MenuTexts::tr("&Camera")));
  view.fillVisibility(*seen->addMenu(MenuTexts::tr("&Visibility")));
  seen->addMenu(&document.layers());
  seen->addAction(view.labels);
  seen->addAction(view.contactShadow);
  seen->addAction(view.grid);
  seen->addSeparator();
  split.fill(*seen->addMenu(MenuTexts::tr("Spl&it")));
  layout.fillLayouts(*seen->addMenu(MenuTexts::tr("La&yout")));
  QMenu* panels = seen->addMenu(MenuTexts::tr("&Panels"));
  docks.fill(*panels);
  layout.fillPanels(*panels);
  seen->addActions({layout.hidePanels, toolBar});
  view.fillAppearance(*seen->addMenu(MenuTexts::tr("&Appearance")));
  seen->addAction(view.fullScreen);
  QMenu* selected = bar.addMenu(MenuTexts::tr("&Selection"));
  fillSelection(*selected, document.records());
  records.fill(*selected->addMenu(MenuTexts::tr("Record &Table")));
  animation.fill(*bar.addMenu(MenuTexts::tr("&Animation")));
  QMenu* ways = bar.addMenu(MenuTexts::tr("&Go"));
  go.fill(*ways, document.viewpoints());
  browser.fill(*ways);
  find.fill(*ways);
  documents.fillGo(*ways);
  ways->addSeparator();
  bookmarks.fill(*ways->addMenu(MenuTexts::tr("Bookm&arks")));
  help.fill(*bar.addMenu(MenuTexts::tr("&Help")));
}

void MenuActions::fillSelection(QMenu& menu, QMenu& itsRecords) const {
  selection.fillHiding(menu);
  select.fillLocking(*menu.addMenu(MenuTexts::tr("Loc&king")));
  menu.addSeparator();
  select.fill(*menu.addMenu(MenuTexts::tr("Select &More")));
  menu.addMenu(&itsRecords);
  menu.addAction(records.usedBy);
  measure.fill(*menu.addMenu(MenuTexts::tr("Measurin&g")));
  selection.fillLooking(menu);
}

} // namespace vitrine::ui
