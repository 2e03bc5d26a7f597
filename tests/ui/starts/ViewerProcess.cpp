#include "tests/ui/starts/ViewerProcess.h"

#include "tests/support/Waiting.h"

#include <QThread>

namespace vitrine::tests {
namespace {

qint64 started(QProcess& process, const ViewerHome& home, const QStringList& arguments) {
  process.setProcessEnvironment(home.environment());
  process.start(QStringLiteral(VITRINE_PROGRAM), arguments);
  process.waitForStarted(kWaitMs);
  return process.processId();
}

} // namespace

ViewerProcess::ViewerProcess(const ViewerHome& home, const QStringList& arguments)
    : m_home(home), m_windows(started(m_process, home, arguments)) {}

ViewerProcess::~ViewerProcess() {
  m_process.kill();
  m_process.waitForFinished(kWaitMs);
}

bool ViewerProcess::awaitWindows(std::size_t count) {
  const auto shown = [&] { return m_windows.all().size() >= count && !m_home.hasStartMark(id()); };
  return QTest::qWaitFor([&] { return shown() || !isRunning(); }, kWaitMs) && isRunning();
}

QString ViewerProcess::quit() {
  for (const xcb_window_t window : m_windows.all()) {
    m_windows.close(window);
  }
  if (!m_process.waitForFinished(kWaitMs)) {
    return QStringLiteral("it does not end");
  }
  const QByteArray words = m_process.readAllStandardError();
  const bool ended = m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
  return ended && words.isEmpty()
             ? QString()
             : QStringLiteral("status %1: %2").arg(m_process.exitCode()).arg(QString::fromLocal8Bit(words));
}

void ViewerProcess::killWhileItStarts() {
  // The loop handles no events: that takes longer than the start leaves.
  while (m_process.state() == QProcess::Running && !m_home.hasStartMark(id())) {
    QThread::usleep(200);
  }
  m_process.kill();
  m_process.waitForFinished(kWaitMs);
}

} // namespace vitrine::tests
