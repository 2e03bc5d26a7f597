#include "ui/mainwindow/MenuBar.h"

#include "ui/actions/WindowActions.h"
#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/DocumentMenus.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/widgets/PartNames.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace vitrine::ui {
namespace {

class MenuTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::MenuBar)
};

} // namespace

void fillMenuBar(QMenuBar& bar, const WindowActions& actions, RecentFiles& recent, DocumentMenus& document,
                 const Docks& docks, QAction* toolBar) {
  bar.clear();
  nameExtensionButton(bar);
  qDeleteAll(bar.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
  auto* places = new QMenu(MenuTexts::tr("Con&tent"), &bar);
  actions.content.fill(*places);
  QMenu* opened = bar.addMenu(MenuTexts::tr("&File"));
  auto* taken = new QMenu(MenuTexts::tr("Save &Data"), &bar);
  actions.data.fill(*taken);
  actions.file.fill(*opened, recent, *places, *taken);
  actions.documents.insertIntoFile(*opened, recent.menuAction(), places->menuAction(), actions.file.quit);
  auto* looked = new QMenu(MenuTexts::tr("&Bytes"), &bar);
  actions.bytes.fill(*looked);
  actions.edit.fill(*bar.addMenu(MenuTexts::tr("&Edit")), actions.file, actions.go, actions.find, *looked);
  QMenu* seen = bar.addMenu(MenuTexts::tr("&View"));
  actions.view.fillShading(*seen->addMenu(MenuTexts::tr("&Shading")));
  actions.view.fillCamera(*seen->addMenu(MenuTexts::tr("&Camera")));
  actions.view.fillVisibility(*seen->addMenu(MenuTexts::tr("&Visibility")));
  seen->addMenu(&document.layers());
  seen->addAction(actions.view.labels);
  seen->addAction(actions.view.contactShadow);
  seen->addAction(actions.view.grid);
  seen->addSeparator();
  actions.split.fill(*seen->addMenu(MenuTexts::tr("Spl&it")));
  actions.layout.fillLayouts(*seen->addMenu(MenuTexts::tr("La&yout")));
  QMenu* panels = seen->addMenu(MenuTexts::tr("&Panels"));
  docks.fill(*panels);
  actions.layout.fillPanels(*panels);
  seen->addActions({actions.layout.hidePanels, toolBar});
  actions.view.fillAppearance(*seen->addMenu(MenuTexts::tr("&Appearance")));
  seen->addAction(actions.view.fullScreen);
  QMenu* selected = bar.addMenu(MenuTexts::tr("&Selection"));
  fillSelectionMenu(*selected, actions, document.records());
  actions.records.fill(*selected->addMenu(MenuTexts::tr("Record &Table")));
  actions.animation.fill(*bar.addMenu(MenuTexts::tr("&Animation")));
  QMenu* ways = bar.addMenu(MenuTexts::tr("&Go"));
  actions.go.fill(*ways, document.viewpoints());
  actions.browser.fill(*ways);
  actions.find.fill(*ways);
  actions.documents.fillGo(*ways);
  ways->addSeparator();
  actions.bookmarks.fill(*ways->addMenu(MenuTexts::tr("Bookm&arks")));
  actions.help.fill(*bar.addMenu(MenuTexts::tr("&Help")));
}

void fillSelectionMenu(QMenu& menu, const WindowActions& actions, QMenu& itsRecords) {
  actions.selection.fillHiding(menu);
  actions.select.fillLocking(*menu.addMenu(MenuTexts::tr("Loc&king")));
  menu.addSeparator();
  actions.select.fill(*menu.addMenu(MenuTexts::tr("Select &More")));
  menu.addMenu(&itsRecords);
  menu.addAction(actions.records.usedBy);
  actions.measure.fill(*menu.addMenu(MenuTexts::tr("Measurin&g")));
  actions.selection.fillLooking(menu);
}

} // namespace vitrine::ui
