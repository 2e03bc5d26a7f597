#include "ui/mainwindow/ScreenshotController.h"

#include "ui/mainwindow/StatusStrip.h"
#include "ui/viewport/Viewport.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>

#include <filesystem>

namespace vitrine::ui {
namespace {

/// A name of its own even when two pictures fall into one second.
QString freeName(const QDir& folder, const QString& stem) {
  QString name = stem + QStringLiteral(".png");
  for (int n = 2; folder.exists(name); ++n) {
    name = QStringLiteral("%1-%2.png").arg(stem).arg(n);
  }
  return folder.filePath(name);
}

} // namespace

ScreenshotController::ScreenshotController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  connect(parts.actions.saveScreenshot, &QAction::triggered, this, [this] { take(Use::Save); });
  connect(parts.actions.copyPicture, &QAction::triggered, this, [this] { take(Use::Copy); });
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
    tellDone(tr("The picture is on the clipboard."));
  } else {
    write(picture);
  }
}

void ScreenshotController::write(const QImage& picture) {
  const QDir folder(m_parts.settings.screenshotFolder());
  // A new user has none yet.
  std::error_code error;
  std::filesystem::create_directories(folder.filesystemPath(), error);
  if (error) {
    tellFailure(tr("The folder %1 for pictures cannot be made: %2")
                    .arg(QDir::toNativeSeparators(folder.path()), QString::fromLocal8Bit(error.message())));
    return;
  }
  const QString name = m_parts.session.document() ? QFileInfo(m_parts.session.document()->path).completeBaseName()
                                                  : QStringLiteral("vitrine");
  const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
  const QString path = freeName(folder, QStringLiteral("%1-%2").arg(name, stamp));
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit()) {
    tellDone(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
  } else {
    tellFailure(tr("The picture could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
  }
}

void ScreenshotController::tellDone(const QString& text) {
  m_parts.messages.withdraw(m_failure);
  m_parts.status.tell(text);
}

void ScreenshotController::tellFailure(const QString& reason) {
  m_failure = m_parts.messages.showMessage(MessageBar::Kind::Error, reason);
}

} // namespace vitrine::ui
