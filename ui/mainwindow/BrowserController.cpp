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
#include "ui/widgets/WidgetState.h"

#include <QListView>
#include <QTreeView>

namespace vitrine::ui {

BrowserController::BrowserController(const formats::Opener& opener, Thumbnails& thumbnails, Settings& settings,
                                     QWidget* window)
    : QObject(window), m_thumbnails(thumbnails), m_settings(settings), m_files(opener), m_reader({}),
      m_favourites(settings), m_batch(settings, window), m_previews(new Thumbnails({}, this)),
      m_facts(new ListedFacts(m_files, m_reader, this)) {
  m_previews->setSize(ThumbnailCache::Size::ExtraLarge);
  // It may be another file by now.
  connect(&m_files, &FileList::opened, &thumbnails, &Thumbnails::refresh);
  connect(&m_files.model(), &BrowserModel::replaced, &thumbnails, &Thumbnails::refresh);
}

BrowserPanel* BrowserController::makePanel(const QString& place, QWidget* parent) {
  auto* panel = new BrowserPanel(m_files, parent);
  panel->setThumbnails(m_thumbnails, m_settings.value(setting::kThumbnailsShown));
  panel->views().setPreviews(*m_previews);
  panel->setFacts(*m_facts);
  panel->setFavourites(m_favourites);
  new BrowserCommands(*panel, m_favourites, m_batch);
  panel->keepIn(m_settings, place);
  connect(panel, &BrowserPanel::folderWanted, this, &BrowserController::folderWanted);
  connect(panel, &BrowserPanel::thumbnailsShown, this,
          [this](bool shown) { m_settings.set(setting::kThumbnailsShown, shown); });
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
  pages.setBrowser(page);
  return page;
}

void BrowserController::offerPage(const BrowserActions& actions, CentralPages& pages, DockedPanels& panels) {
  m_settings.follow(setting::kKeepCamera, actions.keepCamera,
                    [box = actions.keepCamera](bool keeps) { box->setChecked(keeps); });
  connect(actions.keepCamera, &QAction::toggled, this,
          [this](bool keeps) { m_settings.set(setting::kKeepCamera, keeps); });
  connect(actions.page, &QAction::toggled, &pages, [this, &pages](bool shown) {
    if (shown && !m_page) {
      m_page = makePage(pages);
    }
    pages.showBrowser(shown);
  });
  panels.onEachBuild(this, [this, &pages] {
    if (m_page) {
      const WidgetState state(*m_page);
      m_page = makePage(pages);
      state.giveTo(*m_page);
    }
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
