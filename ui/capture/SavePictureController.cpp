#include "ui/capture/SavePictureController.h"

#include "core/base/NameTemplate.h"
#include "ui/actions/WindowActions.h"
#include "ui/capture/PictureFrame.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QDir>
#include <QFileInfo>
#include <QWindow>

namespace vitrine::ui {

SavePictureController::SavePictureController(const WindowContext& context, std::function<Bookmarks()> bookmarks,
                                             QWidget* window)
    : QObject(window), m_context(context), m_planner(context, std::move(bookmarks)), m_window(window) {
  connect(m_context.actions.file.savePictureAs, &QAction::triggered, this, &SavePictureController::ask);
  // The picture is of what was shown; the dialog is about what is.
  connect(&m_context.session, &Session::documentChanged, this, [this] {
    if (m_dialog && !m_run) {
      m_dialog->close();
    }
  });
}

SavePictureDialog::Wish SavePictureController::firstWish() const {
  const base::NameTemplate names(m_context.settings.value(setting::kScreenshotName));
  const base::NameValues values = {.file = QFileInfo(m_context.session.document()->path).completeBaseName(),
                                   .view = render::shadingModeId(m_context.viewport.mode()),
                                   .at = QDateTime::currentDateTime()};
  SavePictureDialog::Wish wish;
  wish.looks.supersample = 2;
  wish.looks.labels = m_context.settings.value(setting::kLabels);
  wish.quality = image::OutputOptions::kUsualQuality;
  wish.path = base::firstFreePath(QDir(screenshotFolder(m_context.settings)), names, values, QStringLiteral("png"));
  return wish;
}

void SavePictureController::ask() {
  if (!m_context.session.scene()) {
    return;
  }
  if (m_dialog) {
    m_dialog->raise();
    m_dialog->activateWindow();
    return;
  }
  const QWindow* view = m_context.viewport.nativeWindow();
  m_dialog = new SavePictureDialog(
      view->size() * view->devicePixelRatio(), firstWish(), m_planner.offer(),
      [this](const SavePictureDialog::Wish& wish) { return m_planner.filesOf(wish); }, m_window);
  m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* frame = new PictureFrame(m_context.viewport.pictures().activeContainer(), m_dialog);
  frame->setPictureSize(m_dialog->wish().looks.size);
  connect(m_dialog, &SavePictureDialog::sizeChanged, frame, &PictureFrame::setPictureSize);
  connect(m_dialog, &SavePictureDialog::saveWanted, this, &SavePictureController::save);
  connect(m_dialog, &SavePictureDialog::cancelled, this, &SavePictureController::end);
  // Not modal: what is in the frame can still be chosen.
  m_dialog->show();
}

void SavePictureController::save() {
  if (!m_context.session.scene() || m_run) {
    return;
  }
  const SavePictureDialog::Wish wish = m_dialog->wish();
  auto job = m_planner.jobFor(wish);
  if (!job) {
    m_context.notices.fail(tr("No image was saved: %1").arg(job.error().message));
    return;
  }
  const QString folder = screenshotFolder(m_context.settings);
  if (QDir(QFileInfo(wish.path).path()) == QDir(folder)) {
    QDir().mkpath(folder); // a new user has none yet
  }
  m_run = std::make_unique<PictureRun>(std::move(*job), nullptr);
  connect(m_run.get(), &PictureRun::progressed, m_dialog, &SavePictureDialog::setProgress);
  connect(m_run.get(), &PictureRun::saved, this, [this](const QStringList& paths) {
    end();
    if (m_dialog) {
      m_dialog->close();
    }
    m_context.notices.tellSaved(paths);
  });
  connect(m_run.get(), &PictureRun::failed, this, [this](const QString& reason) {
    end();
    m_context.notices.fail(reason);
  });
  connect(m_run.get(), &PictureRun::cancelWanted, this, &SavePictureController::end);
  m_dialog->setBusy(true);
  m_run->start();
}

void SavePictureController::end() {
  if (m_run) {
    m_run->disconnect();
    // Not from within its own signal.
    m_run.release()->deleteLater();
    if (m_dialog) {
      m_dialog->setBusy(false);
    }
  }
}

} // namespace vitrine::ui
