#include "ui/workers/ProgramRun.h"

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace vitrine::ui {
namespace {

// Exit statuses of vitrine-cli.
constexpr int kWrongUsage = 2; ///< the program knows no such command
constexpr int kOutOfTime = 5;

} // namespace

ProgramRun::ProgramRun(const QString& file, const QString& output, QObject* parent)
    : QObject(parent), m_file(file), m_output(output) {
  m_limit.setSingleShot(true);
  connect(&m_limit, &QTimer::timeout, this, [this] {
    m_late = true;
    m_process.kill();
  });
  m_process.setStandardInputFile(QProcess::nullDevice());
  m_process.setStandardOutputFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
  constexpr int kNicer = 10; // what the user waits for goes first
  m_process.setChildProcessModifier([] { setpriority(PRIO_PROCESS, 0, kNicer); });
#endif
  connect(&m_process, &QProcess::finished, this, [this](int exitCode, QProcess::ExitStatus status) {
    m_limit.stop();
    readComplaint(status);
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

ProgramRun::~ProgramRun() {
  m_process.disconnect(this);
  if (m_process.state() != QProcess::NotRunning) {
    m_process.kill();
    m_process.waitForFinished();
  }
}

void ProgramRun::start(const QString& program, const QStringList& arguments, int timeLimitMs) {
  m_limit.start(timeLimitMs);
  m_process.start(program, arguments);
}

void ProgramRun::cancel() {
  m_cancelled = true;
  m_process.kill();
}

void ProgramRun::readComplaint(QProcess::ExitStatus status) {
  if (m_late || status == QProcess::CrashExit) {
    m_complaint = m_late ? tr("reading it takes too long") : tr("reading it crashed");
    return;
  }
  const QStringList lines = QString::fromUtf8(m_process.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
  m_complaint = lines.isEmpty() ? QString() : lines.back().trimmed();
  if (const qsizetype named = m_complaint.indexOf(m_file + QStringLiteral(": ")); named >= 0) {
    m_complaint.remove(0, named + m_file.size() + 2);
  }
}

ProgramRun::Outcome ProgramRun::outcomeOf(int exitCode, QProcess::ExitStatus status) const {
  if (m_cancelled) {
    return Outcome::Cancelled;
  }
  if (m_late || (status == QProcess::NormalExit && exitCode == kOutOfTime)) {
    return Outcome::OutOfTime;
  }
  if (status == QProcess::CrashExit) {
    return Outcome::Failed;
  }
  if (exitCode == kWrongUsage) {
    return Outcome::NoProgram;
  }
  return exitCode == 0 ? Outcome::Done : Outcome::Failed;
}

} // namespace vitrine::ui
