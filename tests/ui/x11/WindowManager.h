#pragma once

#include <QProcess>

namespace vitrine::tests {

/// A small window manager on the display as long as this object lives, where there is none yet.
class WindowManager {
public:
  WindowManager();
  /// Ends it and waits for its end.
  ~WindowManager();

  /// False: the display has none, and none could be started.
  static bool isThere();

private:
  QProcess m_process;
};

} // namespace vitrine::tests
