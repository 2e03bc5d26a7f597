#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/actions/WindowContext.h"

#include <QMainWindow>
#include <QPointer>

class QShortcut;
class QToolBar;
class QToolButton;

namespace vitrine::ui {

class DockedPanels;

/// What is around the picture: layouts, tool bar, full screen without anything else, and the focus on its way through
/// the panels.
class WindowLooks : public QObject {
  Q_OBJECT

public:
  /// Layouts must be restored later. Referenced arguments must outlive this object, which belongs to the
  /// window.
  WindowLooks(const WindowContext& context, QMainWindow& window, ActionRegistry& registry, DockedPanels& panels);

  /// The switch of the tool bar, for a menu.
  QAction* toolBarSwitch() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeToolBar();
  void makePanelsButton();
  void wire();
  void leaveByEscape(bool full);
  void showFullScreen(bool full);
  void bringAllBack();
  void putPanelsAway();
  void goThroughPanels(int step);

  WindowContext m_context;
  QMainWindow& m_window;
  DockedPanels& m_panels;
  QToolBar* m_toolBar;
  QToolButton* m_panelsButton;
  QPointer<QShortcut> m_escape; ///< only in full screen
  bool m_full = false;
  bool m_hadToolBar = false; ///< before full screen
};

} // namespace vitrine::ui
