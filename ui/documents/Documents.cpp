#include "ui/documents/Documents.h"

#include "ui/actions/WindowActions.h"
#include "ui/documents/DocumentTabBar.h"
#include "ui/settings/DocumentSettings.h"

namespace vitrine::ui {

Documents::Documents(const WindowContext& context, CentralPages& pages, QWidget* centre, QObject* parent)
    : QObject(parent), m_context(context), m_controller(context, m_tabs, pages),
      m_reload(context.opening, context.session), m_bar(new DocumentTabBar(m_tabs, centre)) {
  wireActions();
  wireBar();
  wireReload();
}

void Documents::wireActions() {
  const DocumentActions& actions = m_context.actions.documents;
  connect(actions.newTab, &QAction::triggered, &m_controller, &TabController::addStartPage);
  connect(actions.close, &QAction::triggered, this, [this] { m_controller.close(m_tabs.current()); });
  connect(actions.reopenClosed, &QAction::triggered, &m_controller, &TabController::reopenClosed);
  connect(actions.next, &QAction::triggered, this, [this] { m_controller.showNeighbour(1); });
  connect(actions.previous, &QAction::triggered, this, [this] { m_controller.showNeighbour(-1); });
  connect(actions.moveToNewWindow, &QAction::triggered, this, [this] { moveOut(m_tabs.current(), std::nullopt); });
  connect(&m_tabs, &DocumentTabs::renamed, this, &Documents::enableActions);
  connect(&m_tabs, &DocumentTabs::currentChanged, this, &Documents::enableActions);
  connect(&m_tabs, &DocumentTabs::closedChanged, this, &Documents::enableActions);
  enableActions();
}

void Documents::wireBar() {
  connect(m_bar, &DocumentTabBar::chosen, &m_controller, &TabController::show);
  connect(m_bar, &DocumentTabBar::closeWanted, &m_controller, &TabController::close);
  connect(m_bar, &DocumentTabBar::closeOthersWanted, &m_controller, &TabController::closeOthers);
  connect(m_bar, &DocumentTabBar::moveOutWanted, this, [this](int index) { moveOut(index, std::nullopt); });
  connect(m_bar, &DocumentTabBar::tornOff, this,
          [this](QPoint globalPosition) { moveOut(m_tabs.current(), globalPosition); });
}

void Documents::wireReload() {
  QAction* reload = m_context.actions.documents.reloadWhenChanged;
  m_context.settings.follow(setting::kReloadWhenChanged, reload, [reload](bool on) { reload->setChecked(on); });
  m_reload.setEnabled(reload->isChecked());
  connect(reload, &QAction::toggled, this, [this](bool on) {
    m_context.settings.set(setting::kReloadWhenChanged, on);
    m_reload.setEnabled(on);
  });
}

SavedWindow Documents::saved() const {
  SavedWindow window;
  for (int i = 0; i < m_tabs.count(); ++i) {
    DocumentTab tab{{.request = m_tabs.at(i).request}};
    if (tab.isStartPage()) {
      continue;
    }
    tab.view = m_tabs.at(i).view;
    if (i == m_tabs.current()) {
      window.current = static_cast<int>(window.tabs.size());
      if (auto view = m_controller.viewNow()) {
        tab.view = std::move(view);
      }
    }
    window.tabs.push_back(std::move(tab));
  }
  return window;
}

void Documents::restore(const SavedWindow& window) {
  m_controller.adoptAll(window.tabs, window.current);
}

void Documents::setMover(Mover mover) {
  m_mover = std::move(mover);
  enableActions();
}

void Documents::enableActions() {
  m_context.actions.documents.enable(m_tabs.count(), !m_tabs.shown().isStartPage(), m_tabs.canReopen());
  m_context.actions.documents.moveToNewWindow->setEnabled(m_tabs.count() > 1 && m_mover);
}

void Documents::moveOut(int index, std::optional<QPoint> dropped) {
  if (m_mover && m_tabs.count() > 1) {
    m_mover(m_controller.release(index), dropped);
  }
}

} // namespace vitrine::ui
