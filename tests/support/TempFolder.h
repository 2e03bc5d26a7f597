#pragma once

#include "core/bytes/Bytes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QTemporaryDir>

namespace vitrine::tests {

/// A folder that goes with its object.
class TempFolder {
public:
  QString path() const { return m_folder.path(); }
  QString path(const QString& name) const { return m_folder.filePath(name); }

  /// Writes a file, with the folders above it; returns its path.
  QString write(const QString& name, const QByteArray& content) const {
    const QString target = path(name);
    QDir().mkpath(QFileInfo(target).path());
    QFile file(target);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
      qFatal("cannot write %s", qPrintable(target));
    }
    return target;
  }
  QString write(const QString& name, const Bytes& content) const { return write(name, content.toByteArray()); }

private:
  QTemporaryDir m_folder;
};

} // namespace vitrine::tests
