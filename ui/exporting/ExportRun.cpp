#include "ui/exporting/ExportRun.h"

#include <QDir>

#include <new>

namespace vitrine::ui {
namespace {

constexpr qint64 kReportIntervalMs = 40;

} // namespace

ExportRun::ExportRun(Job job, QObject* parent)
    : QObject(parent), m_job(std::move(job)),
      m_progress([this](const QString& phase, double fraction) { report(phase, fraction); }) {
  m_job.target.structure = m_job.shown.document ? &m_job.shown.document->structure : nullptr;
  m_pool.setMaxThreadCount(1);
}

ExportRun::~ExportRun() {
  m_progress.cancel();
  m_pool.waitForDone();
}

void ExportRun::start() {
  m_pool.start([this] {
    const Result<exporting::Exported> outcome = work();
    QMetaObject::invokeMethod(this, [this, outcome] { tell(outcome); }, Qt::QueuedConnection);
  });
}

Result<exporting::Exported> ExportRun::work() {
  try {
    return exporting::exportScene(m_job.shown.scene, m_job.shown.assets, m_job.state, m_job.target, m_progress);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, {}));
  } catch (const std::bad_alloc&) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, tr("there is not enough memory for it")));
  }
}

void ExportRun::report(const QString& phase, double fraction) {
  const bool soon = m_sinceReport.isValid() && m_sinceReport.elapsed() < kReportIntervalMs;
  if (phase == m_phase && soon) {
    return;
  }
  m_phase = phase;
  m_sinceReport.start();
  QMetaObject::invokeMethod(
      this, [this, phase, fraction] { Q_EMIT progressed(phase, fraction); }, Qt::QueuedConnection);
}

void ExportRun::tell(const Result<exporting::Exported>& outcome) {
  if (outcome) {
    Q_EMIT saved(outcome->leftOut);
  } else if (outcome.error().code == ErrorCode::Cancelled) {
    Q_EMIT cancelled();
  } else {
    Q_EMIT failed(tr("The scene could not be exported as %1: %2")
                      .arg(QDir::toNativeSeparators(m_job.target.path), outcome.error().message));
  }
}

} // namespace vitrine::ui
