#include "ui/exporting/DraggedFile.h"

#include <QCursor>
#include <QFile>
#include <QGuiApplication>
#include <QUrl>

namespace vitrine::ui {
namespace {

const QString kUriList = QStringLiteral("text/uri-list");

} // namespace

DraggedFile::DraggedFile(QString path, Maker make) : m_path(std::move(path)) {
  m_pool.setMaxThreadCount(1);
  m_pool.start([this, make = std::move(make)] {
    m_result = outcomeOf([&](base::Progress& progress) { return make(m_path, progress); }, m_progress);
  });
}

DraggedFile::~DraggedFile() {
  m_progress.cancel();
  m_pool.waitForDone();
  if (!m_asked) {
    QFile::remove(m_path);
  }
}

QStringList DraggedFile::formats() const {
  return {kUriList};
}

bool DraggedFile::hasFormat(const QString& format) const {
  return format == kUriList;
}

QVariant DraggedFile::retrieveData(const QString& format, QMetaType) const {
  if (format != kUriList) {
    return {};
  }
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  m_pool.waitForDone();
  QGuiApplication::restoreOverrideCursor();
  if (!m_result) {
    if (!std::exchange(m_asked, true)) {
      Q_EMIT failed(m_result.error().reason());
    }
    return {};
  }
  m_asked = true;
  return QUrl::fromLocalFile(m_path).toEncoded() + QByteArray("\r\n");
}

} // namespace vitrine::ui
