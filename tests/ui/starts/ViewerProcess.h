#pragma once

#include "tests/ui/starts/ViewerHome.h"
#include "tests/ui/x11/ProgramWindows.h"

#include <QProcess>

namespace vitrine::tests {

/// The shipped program in a process of its own, used as its user would through the window manager. Killed if it still
/// runs at the end.
class ViewerProcess {
public:
  /// `home` must outlive this object.
  explicit ViewerProcess(const ViewerHome& home, const QStringList& arguments = {});
  ~ViewerProcess();

  ProgramWindows& windows() { return m_windows; }
  qint64 id() const { return m_process.processId(); }
  bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
  /// Waits until the program has shown so many windows. Returns false if it ended before, or hangs.
  bool awaitWindows(std::size_t count);
  /// Closes all windows and waits for the end. Returns an empty text if the program ended as it should, else why not.
  QString quit();
  /// Kills the program as soon as it has begun to start, before it shows a window.
  void killWhileItStarts();

private:
  const ViewerHome& m_home;
  QProcess m_process;
  ProgramWindows m_windows;
};

} // namespace vitrine::tests
