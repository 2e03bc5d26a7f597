#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;

namespace vitrine::ui {

class PanelLayout;
class Settings;

/// Size, position and state of the main window and the layout of its panels, between runs. A layout that was saved in a
/// maximised window is restored before the window is shown, and its sizes once more when the window has become as large
/// as it was. The geometry is saved when the window is asked to close, while it is still in full screen if it was:
/// under a window manager, leaving full screen takes effect later.
class WindowPlacement : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object, which belongs to the window.
  WindowPlacement(QMainWindow& window, PanelLayout& panels, Settings& settings);

  /// Restores geometry and panels that were saved last, into a window that is not shown yet. A window without saved
  /// geometry gets the default size. One whose screen is gone appears on another. Full screen is not restored: its
  /// window comes back as it was before.
  void restore();
  /// Gives a window that is shown the layout that was set aside (setLayoutAside).
  void restorePrevious();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QMainWindow& m_window;
  PanelLayout& m_panels;
  Settings& m_settings;
  bool m_restoring = false;       ///< states of the window in between concern nobody else
  bool m_maximisedBefore = false; ///< before full screen; window managers differ in whether it stays in the state
  /// Layout whose sizes are restored once the window is maximised; empty if none are.
  QByteArray m_pendingSizes;
};

} // namespace vitrine::ui
