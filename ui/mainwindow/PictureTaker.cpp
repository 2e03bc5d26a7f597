#include "ui/mainwindow/PictureTaker.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QWindow>

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

void PictureTaker::use(const QImage& picture) {
  if (m_waiting.empty()) {
    return;
  }
  const Use use = m_waiting.front();
  m_waiting.erase(m_waiting.begin());
  if (picture.isNull()) {
    Q_EMIT failed(tr("The picture could not be taken."));
  } else if (use == Use::Copy) {
    QGuiApplication::clipboard()->setImage(picture);
    Q_EMIT copied();
  } else {
    write(picture);
  }
}

void PictureTaker::write(const QImage& picture) {
  const QDir folder(m_settings.screenshotFolder());
  const QString name =
      m_session.document() ? QFileInfo(m_session.document()->path).completeBaseName() : QStringLiteral("vitrine");
  const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
  const QString path = freeName(folder, QStringLiteral("%1-%2").arg(name, stamp));
  QImageWriter writer(path, "png");
  if (writer.write(picture)) {
    Q_EMIT saved(path);
  } else {
    Q_EMIT failed(
        tr("The picture could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), writer.errorString()));
  }
}

} // namespace vitrine::ui
