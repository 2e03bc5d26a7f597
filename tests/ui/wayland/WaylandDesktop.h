#pragma once

#include "tests/support/TempFolder.h"
#include "tests/ui/x11/Pointer.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QSize>

namespace vitrine::tests {

/// Desktop of Wayland (Weston) in the top left corner of the X server's screen, as long as this object lives. What the
/// server's pointer and keyboard do there comes to its programs as from a seat of Wayland, at the same pixels. A
/// maximised window fills it.
class WaylandDesktop {
public:
  /// Starts it and waits until programs can connect.
  WaylandDesktop();
  ~WaylandDesktop();

  /// False: Weston, its windows in X or Qt's plugin for Wayland is not installed.
  static bool isInstalled();
  static QSize size() { return {1024, 700}; }

  /// Gives it the keyboard and brings the pointer in. Not before a program's window is shown: Weston forgets what comes
  /// while it starts.
  void enter();
  /// Maximises the window that has the keyboard, or ends that.
  static void maximise();
  Pointer& pointer() { return m_pointer; }

  /// `environment` with this desktop in place of every other.
  QProcessEnvironment environment(QProcessEnvironment environment) const;

private:
  Pointer m_pointer;
  TempFolder m_runtime;
  QProcess m_process;
};

} // namespace vitrine::tests
