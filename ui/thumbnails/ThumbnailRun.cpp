#include "ui/thumbnails/ThumbnailRun.h"

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace vitrine::ui {
namespace {

constexpr int kWrongUsage = 2; ///< exit status of a program that knows no such command

} // namespace

ThumbnailRun::ThumbnailRun(const QString& file, const QString& output, QObject* parent)
    : QObject(parent), m_file(file), m_output(output) {
  m_limit.setSingleShot(true);
  connect(&m_limit, &QTimer::timeout, &m_process, &QProcess::kill);
  m_process.setStandardInputFile(QProcess::nullDevice());
  m_process.setStandardOutputFile(QProcess::nullDevice());
  m_process.setStandardErrorFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
  constexpr int kNicer = 10; // what the user waits for goes first
  m_process.setChildProcessModifier([] { setpriority(PRIO_PROCESS, 0, kNicer); });
#endif
  connect(&m_process, &QProcess::finished, this, [this](int exitCode, QProcess::ExitStatus status) {
    m_limit.stop();
    Q_EMIT finished(outcomeOf(exitCode, status));
  });
  connect(
      &m_process, &QProcess::errorOccurred, this,
      [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
          Q_EMIT finished(Outcome::NoProgram);
        }
      },
      Qt::QueuedConnection); // it may come from within start()
}

ThumbnailRun::~ThumbnailRun() {
  m_process.disconnect(this);
  if (m_process.state() != QProcess::NotRunning) {
    m_process.kill();
    m_process.waitForFinished();
  }
}

void ThumbnailRun::start(const QString& program, int pixels, int timeLimitMs) {
  m_limit.start(timeLimitMs);
  m_process.start(program,
                  {QStringLiteral("thumbnail"), m_file, m_output, QStringLiteral("--size"), QString::number(pixels)});
}

void ThumbnailRun::cancel() {
  m_cancelled = true;
  m_process.kill();
}

ThumbnailRun::Outcome ThumbnailRun::outcomeOf(int exitCode, QProcess::ExitStatus status) const {
  if (m_cancelled) {
    return Outcome::Cancelled;
  }
  if (status == QProcess::CrashExit) {
    return Outcome::Failed;
  }
  if (exitCode == kWrongUsage) {
    return Outcome::NoProgram;
  }
  return exitCode == 0 ? Outcome::Made : Outcome::Failed;
}

} // namespace vitrine::ui
