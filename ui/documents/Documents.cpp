#include "ui/documents/Documents.h"

#include "ui/actions/TabActions.h"
#include "ui/documents/DocumentTabBar.h"

namespace vitrine::ui {

Documents::Documents(const Parts& parts, QWidget* centre, QObject* parent)
    : QObject(parent), m_actions(parts.actions), m_session(parts.session),
      m_controller({m_tabs, parts.opening, parts.session, parts.selection, parts.viewport, parts.playback,
                    parts.messages, parts.pages, parts.settings}),
      m_bar(new DocumentTabBar(m_tabs, centre)) {
  wireActions();
  wireBar();
}

void Documents::wireActions() {
  const TabActions& actions = m_actions;
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

void Documents::setMover(Mover mover) {
  m_mover = std::move(mover);
  enableActions();
}

void Documents::enableActions() {
  m_actions.enable(m_tabs.count(), !m_tabs.shown().isStartPage(), m_tabs.canReopen());
  m_actions.moveToNewWindow->setEnabled(m_tabs.count() > 1 && m_mover);
}

void Documents::moveOut(int index, std::optional<QPoint> dropped) {
  if (m_mover && m_tabs.count() > 1) {
    m_mover(m_controller.release(index), dropped);
  }
}

} // namespace vitrine::ui
