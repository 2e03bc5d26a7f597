#include "ui/exporting/BatchRun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

/// Of one file; large maps with all their textures take their time.
constexpr int kBatchLimitMs = 5 * 60 * 1000;

/// A file or folder, which the run has begun.
void removeHalf(const QString& output) {
  if (QFileInfo(output).isDir()) {
    QDir(output).removeRecursively();
  } else {
    QFile::remove(output);
  }
}

} // namespace

BatchRun::BatchRun(const QString& program, Order order, QObject* parent)
    : QObject(parent), m_program(program), m_order(std::move(order)) {}

void BatchRun::cancel() {
  m_cancelled = true;
  if (m_run) {
    m_run->cancel();
  }
}

void BatchRun::startNext() {
  if (m_cancelled || m_next >= m_order.tasks.size()) {
    Q_EMIT finished();
    return;
  }
  const BatchTask task = m_order.tasks[m_next++];
  m_run = new ProgramRun(task.file, task.output, this);
  connect(m_run, &ProgramRun::finished, this,
          [this, task, existed = QFileInfo::exists(task.output)](ProgramRun::Outcome outcome) {
            take(task, existed, outcome);
          });
  m_run->start(m_program, batchArguments(task, m_order.kind, m_order.overwrite), kBatchLimitMs);
  Q_EMIT progressed(task.file);
}

void BatchRun::take(const BatchTask& task, bool existed, ProgramRun::Outcome outcome) {
  ProgramRun* run = std::exchange(m_run, nullptr);
  run->deleteLater();
  switch (outcome) {
  case ProgramRun::Outcome::Done:
    ++m_made;
    if (run->complaint().startsWith(QLatin1String("left out: "))) {
      m_notes.push_back({task.file, run->complaint()});
    }
    break;
  case ProgramRun::Outcome::Cancelled:
    if (!existed) {
      removeHalf(task.output);
    }
    break;
  case ProgramRun::Outcome::NoProgram:
    m_failures.push_back({task.file, tr("vitrine-cli is missing or has a different version")});
    break;
  case ProgramRun::Outcome::OutOfTime:
  case ProgramRun::Outcome::Failed:
    m_failures.push_back({task.file, run->complaint().isEmpty() ? tr("no reason given") : run->complaint()});
    break;
  }
  startNext();
}

} // namespace vitrine::ui
