#include "ui/capture/ScreenshotController.h"

#include "ui/actions/WindowActions.h"
#include "ui/capture/PictureSubject.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace vitrine::ui {

ScreenshotController::ScreenshotController(const WindowContext& context, QObject* parent)
    : QObject(parent), m_context(context) {
  connect(m_context.actions.file.saveScreenshot, &QAction::triggered, this, [this] { take(Use::Save); });
  connect(m_context.actions.file.copyPicture, &QAction::triggered, this, [this] { take(Use::Copy); });
  connect(&m_saver, &PictureSaver::saved, this, [this](const QString& path) {
    m_context.notices.messages().withdraw(m_failure);
    m_context.notices.tellSaved({path});
  });
  connect(&m_saver, &PictureSaver::failed, this, &ScreenshotController::tellFailure);
}

void ScreenshotController::take(Use use) {
  if (m_context.session.scene()) {
    m_context.viewport.pictures().capture([this, use](const Result<QImage>& picture) {
      if (picture) {
        put(*picture, use);
      } else {
        tellFailure(tr("The screenshot could not be taken: %1").arg(picture.error().reason()));
      }
    });
  }
}

void ScreenshotController::put(const QImage& picture, Use use) {
  if (use == Use::Copy) {
    QGuiApplication::clipboard()->setImage(picture);
    m_context.notices.messages().withdraw(m_failure);
    m_context.notices.tell(tr("Image copied to the clipboard."));
  } else {
    write(picture);
  }
}

void ScreenshotController::write(const QImage& picture) {
  const Document* document = m_context.session.document();
  m_saver.saveNew(picture, screenshotFolder(m_context.settings),
                  base::NameTemplate(m_context.settings.value(setting::kScreenshotName)),
                  {.file = document ? QFileInfo(document->path).completeBaseName() : QStringLiteral("vitrine"),
                   .view = render::shadingModeId(m_context.viewport.mode()),
                   .at = QDateTime::currentDateTime()},
                  subjectOf(m_context.session, m_context.viewport.camera().rig().pose(), m_context.viewport.mode(),
                            m_context.settings));
}

void ScreenshotController::tellFailure(const QString& reason) {
  m_failure = m_context.notices.fail(reason, m_failure);
}

} // namespace vitrine::ui
