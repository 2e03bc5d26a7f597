#include "ui/exporting/DraggedFile.h"

#include <QCursor>
#include <QFile>
#include <QGuiApplication>
#include <QUrl>

namespace vitrine::ui {
namespace {

const QString kUriList = QStringLiteral("text/uri-list");

} // namespace

DraggedFile::DraggedFile(QString path, Maker make)
    : m_path(std::move(path)),
      m_making(base::startPending(
          {}, [file = m_path, make = std::move(make)](base::Progress& progress) { return make(file, progress); })) {}

DraggedFile::~DraggedFile() {
  if (!m_asked) {
    m_making.cancel();
    static_cast<void>(m_making.wait()); // the task may still write to the file
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
  const Result<void> outcome = m_making.wait();
  QGuiApplication::restoreOverrideCursor();
  if (!outcome) {
    if (!std::exchange(m_asked, true)) {
      Q_EMIT failed(outcome.error().reason());
    }
    return {};
  }
  m_asked = true;
  return QUrl::fromLocalFile(m_path).toEncoded() + QByteArray("\r\n");
}

} // namespace vitrine::ui
