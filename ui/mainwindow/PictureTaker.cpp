#include "ui/mainwindow/PictureTaker.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>
#include <QWindow>

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

PictureTaker::PictureTaker(Viewport& viewport, const Session& session, Settings& settings, QObject* parent)
    : QObject(parent), m_viewport(viewport), m_session(session), m_settings(settings) {
  connect(&viewport.view(), &render::SceneView::captured, this, &PictureTaker::use);
  connect(&viewport.view(), &render::SceneView::captureFailed, this, [this](const Error& error) {
    if (takeWaiting()) {
      Q_EMIT failed(tr("The picture could not be taken: %1").arg(error.reason()));
    }
  });
}

void PictureTaker::save() {
  take(Use::Save);
}

void PictureTaker::copy() {
  take(Use::Copy);
}

void PictureTaker::take(Use use) {
  if (!m_session.scene()) {
    return;
  }
  m_waiting.push_back(use);
  const QWindow* window = m_viewport.nativeWindow();
  m_viewport.view().capture(window->size() * window->devicePixelRatio());
}

std::optional<PictureTaker::Use> PictureTaker::takeWaiting() {
  if (m_waiting.empty()) {
    return std::nullopt;
  }
  const Use use = m_waiting.front();
  m_waiting.erase(m_waiting.begin());
  return use;
}

void PictureTaker::use(const QImage& picture) {
  const auto use = takeWaiting();
  if (use == Use::Copy) {
    QGuiApplication::clipboard()->setImage(picture);
    Q_EMIT copied();
  } else if (use == Use::Save) {
    write(picture);
  }
}

void PictureTaker::write(const QImage& picture) {
  const QDir folder(m_settings.screenshotFolder());
  // A new user has none yet.
  std::error_code error;
  std::filesystem::create_directories(folder.filesystemPath(), error);
  if (error) {
    Q_EMIT failed(tr("The folder %1 for pictures cannot be made: %2")
                      .arg(QDir::toNativeSeparators(folder.path()), QString::fromLocal8Bit(error.message())));
    return;
  }
  const QString name =
      m_session.document() ? QFileInfo(m_session.document()->path).completeBaseName() : QStringLiteral("vitrine");
  const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
  const QString path = freeName(folder, QStringLiteral("%1-%2").arg(name, stamp));
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit()) {
    Q_EMIT saved(path);
  } else {
    Q_EMIT failed(
        tr("The picture could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
  }
}

} // namespace vitrine::ui
