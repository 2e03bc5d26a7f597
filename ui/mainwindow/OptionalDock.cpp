#include "ui/mainwindow/OptionalDock.h"

#include <QDockWidget>

namespace vitrine::ui {

OptionalDock::OptionalDock(QDockWidget& dock, Settings& settings, const Setting<bool>& wish)
    : m_dock(dock), m_settings(settings), m_wish(wish) {}

void OptionalDock::offer(bool offered, const std::function<void(bool)>& show) {
  remember();
  m_offered = offered;
  const bool wanted = offered && m_settings.value(m_wish);
  if (wanted == m_dock.isHidden()) {
    show(wanted);
  }
}

void OptionalDock::hideUnlessOffered() {
  if (!m_offered) {
    m_dock.hide();
  }
}

void OptionalDock::setWanted(bool wanted) {
  m_settings.set(m_wish, wanted);
}

void OptionalDock::remember() const {
  if (m_offered) {
    m_settings.set(m_wish, !m_dock.isHidden());
  }
}

} // namespace vitrine::ui
