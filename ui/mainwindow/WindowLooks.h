#pragma once

#include "ui/actions/LayoutActions.h"
#include "ui/actions/ViewActions.h"

#include <QMainWindow>
#include <QPointer>

class QToolBar;

namespace vitrine::ui {

class DockedPanels;
class Viewport;
struct MenuActions;

/// What is around the picture: layouts, tool bar, full screen without anything else, and the focus on its way through
/// the panels.
class WindowLooks : public QObject {
  Q_OBJECT

public:
  struct Parts {
    QMainWindow& window;
    ActionRegistry& registry;
    const MenuActions& actions;
    DockedPanels& panels;
    Viewport& viewport;
  };

  /// To be made before layouts are restored. The parts must outlive this object, which belongs to the window.
  explicit WindowLooks(const Parts& parts);

  /// The switch of the tool bar, for a menu.
  QAction* toolBarSwitch() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void makeToolBar();
  void wire();
  void showFullScreen(bool full);
  void bringAllBack();
  void putPanelsAway();
  void goThroughPanels(int step);

  Parts m_parts;
  QToolBar* m_toolBar;
  bool m_full = false;
  bool m_hadToolBar = false; ///< before full screen
};

} // namespace vitrine::ui
