#include "ui/mainwindow/BrowserController.h"

#include "ui/actions/BrowserActions.h"
#include "ui/browser/BrowserCommands.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/browser/ListedFacts.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/settings/BrowserSettings.h"
#include "ui/settings/WindowSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QListView>
#include <QTreeView>

namespace vitrine::ui {

BrowserController::BrowserController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_files(parts.opener), m_reader({}), m_favourites(parts.settings),
      m_batch(parts.settings, window), m_previews(new Thumbnails({}, this)),
      m_facts(new ListedFacts(m_files, m_reader, this)) {
  m_previews->setSize(ThumbnailCache::Size::ExtraLarge);
  // It may be another file by now.
  connect(&m_files, &FileList::opened, &parts.thumbnails, &Thumbnails::refresh);
  connect(&m_files.model(), &BrowserModel::replaced, &parts.thumbnails, &Thumbnails::refresh);
}

BrowserPanel* BrowserController::makePanel(const QString& place, QWidget* parent) {
  auto* panel = new BrowserPanel(m_files, parent);
  panel->setThumbnails(m_parts.thumbnails, m_parts.settings.value(setting::kThumbnailsShown));
  panel->views().setPreviews(*m_previews);
  panel->setFacts(*m_facts);
  panel->setFavourites(m_favourites);
  new BrowserCommands(*panel, m_favourites, m_batch);
  panel->keepIn(m_parts.settings, place);
  connect(panel, &BrowserPanel::folderWanted, this, &BrowserController::folderWanted);
  connect(panel, &BrowserPanel::thumbnailsShown, this,
          [this](bool shown) { m_parts.settings.set(setting::kThumbnailsShown, shown); });
  return panel;
}

void BrowserController::setProgram(const QString& program) {
  m_reader.setProgram(program);
  m_previews->setProgram(program);
  m_batch.setProgram(program);
}

BrowserPanel* BrowserController::makePage(CentralPages& pages) {
  BrowserPanel* page = makePanel(QStringLiteral("page"), &pages);
  page->setObjectName(QStringLiteral("browserPage"));
  pages.addBrowser(page);
  return page;
}

void BrowserController::offerPage(const BrowserActions& actions, CentralPages& pages, DockedPanels& panels) {
  m_parts.settings.follow(setting::kKeepCamera, actions.keepCamera,
                          [box = actions.keepCamera](bool keeps) { box->setChecked(keeps); });
  connect(actions.keepCamera, &QAction::toggled, this,
          [this](bool keeps) { m_parts.settings.set(setting::kKeepCamera, keeps); });
  connect(actions.page, &QAction::toggled, &pages, [this, &pages](bool shown) {
    if (shown && !m_page) {
      m_page = makePage(pages);
    }
    pages.showBrowser(shown);
  });
  connect(&pages, &CentralPages::browserShown, this, [this, &actions, &panels](bool shown) {
    actions.page->setChecked(shown);
    panels.setBrowserAside(shown);
    if (shown) {
      m_page->views().currentWidget()->setFocus();
    }
  });
}

} // namespace vitrine::ui
