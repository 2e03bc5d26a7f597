#include "ui/exporting/ExportRun.h"

#include <QDir>

namespace vitrine::ui {

ExportRun::ExportRun(Job job, QObject* parent) : QObject(parent), m_job(std::move(job)) {
  m_job.target.structure = m_job.shown.document ? &m_job.shown.document->structure : nullptr;
  connect(&m_task, &base::Task::progressed, this, &ExportRun::progressed);
  connect(&m_task, &base::Task::cancelled, this, &ExportRun::cancelled);
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) {
    Q_EMIT failed(tr("The scene could not be exported as %1: %2")
                      .arg(QDir::toNativeSeparators(m_job.target.path), error.message));
  });
}

void ExportRun::start() {
  m_task.start(
      {.name = tr("Exporting %1").arg(QFileInfo(m_job.target.path).fileName())},
      [job = m_job](base::Progress& progress) {
        return exporting::exportScene(job.shown.scene, job.shown.assets, job.state, job.target, progress);
      },
      [this](const exporting::Exported& written) { Q_EMIT saved(written.leftOut); });
}

} // namespace vitrine::ui
