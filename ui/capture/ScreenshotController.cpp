#include "ui/capture/ScreenshotController.h"

#include "ui/capture/PictureSubject.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace vitrine::ui {
ScreenshotController::ScreenshotController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  connect(parts.actions.saveScreenshot, &QAction::triggered, this, [this] { take(Use::Save); });
  connect(parts.actions.copyPicture, &QAction::triggered, this, [this] { take(Use::Copy); });
  connect(&m_saver, &PictureSaver::saved, this, [this](const QString& path) {
    m_parts.messages.withdraw(m_failure);
    m_parts.status.tellSaved(path);
  });
  connect(&m_saver, &PictureSaver::failed, this, &ScreenshotController::tellFailure);
}

void ScreenshotController::take(Use use) {
  if (m_parts.session.scene()) {
    m_parts.viewport.pictures().capture([this, use](const Result<QImage>& picture) {
      if (picture) {
        put(*picture, use);
      } else {
        tellFailure(tr("The picture could not be taken: %1").arg(picture.error().reason()));
      }
    });
  }
}

void ScreenshotController::put(const QImage& picture, Use use) {
  if (use == Use::Copy) {
    QGuiApplication::clipboard()->setImage(picture);
    m_parts.messages.withdraw(m_failure);
    m_parts.status.tell(tr("The picture is on the clipboard."));
  } else {
    write(picture);
  }
}

void ScreenshotController::write(const QImage& picture) {
  const Document* document = m_parts.session.document();
  m_saver.saveNew(
      picture, screenshotFolder(m_parts.settings), base::NameTemplate(m_parts.settings.value(setting::kScreenshotName)),
      {.file = document ? QFileInfo(document->path).completeBaseName() : QStringLiteral("vitrine"),
       .view = render::shadingModeId(m_parts.viewport.mode()),
       .at = QDateTime::currentDateTime()},
      subjectOf(m_parts.session, m_parts.viewport.camera().rig().pose(), m_parts.viewport.mode(), m_parts.settings));
}

void ScreenshotController::tellFailure(const QString& reason) {
  m_failure = m_parts.messages.showMessage(MessageBar::Kind::Error, reason);
}

} // namespace vitrine::ui
