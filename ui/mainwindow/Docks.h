#pragma once

#include "ui/actions/ActionRegistry.h"

#include <QDockWidget>
#include <QMainWindow>

class QMenu;

namespace vitrine::ui {

/// The docks of the main window: their panels, their switches in menu and palette, and the layout as bytes to
/// remember.
class Docks {
public:
  /// Raised when docks and tool bars come, go or get other names: a layout of another number is not restored.
  static constexpr int kLayoutVersion = 9;

  Docks(QMainWindow& window, ActionRegistry& registry) : m_window(window), m_registry(registry) {}

  /// Puts a panel into the dock of a stable object name, in place of the one before, which is deleted; a dock that is
  /// not there yet is made. The status tip says what the panel is for.
  QDockWidget* put(const QString& name, const QString& title, const QString& statusTip, QWidget* panel,
                   Qt::DockWidgetArea area);
  void fill(QMenu& menu) const;

  QByteArray layout() const { return m_window.saveState(kLayoutVersion); }
  bool restore(const QByteArray& layout) { return m_window.restoreState(layout, kLayoutVersion); }
  const std::vector<QDockWidget*>& all() const { return m_docks; }
  /// Returns the dock of an object name, or null.
  QDockWidget* find(const QString& name) const;

private:
  QDockWidget* make(const QString& name, Qt::DockWidgetArea area);

  QMainWindow& m_window;
  ActionRegistry& m_registry;
  std::vector<QDockWidget*> m_docks;
};

} // namespace vitrine::ui
