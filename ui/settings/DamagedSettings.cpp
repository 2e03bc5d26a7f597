#include "ui/settings/DamagedSettings.h"

#include "core/bytes/OwnFile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

/// Settings of hundreds of files and places take some ten thousand.
constexpr qint64 kMostSettingsBytes = 16 << 20;

bool isDamaged(const QString& path) {
  if (!isSettingsFileOrMissing(path)) {
    return true;
  }
  const std::optional<QByteArray> content = bytes::readOwnFile(path, kMostSettingsBytes);
  if (!content) {
    return false;
  }
  // Blocks that were never written, as after a power cut, are zeros.
  if (content->contains('\0')) {
    return true;
  }
  const QSettings settings(path, QSettings::IniFormat);
  settings.allKeys(); // reads all of it, which is put off otherwise
  return settings.status() == QSettings::FormatError;
}

} // namespace

bool isSettingsFileOrMissing(const QString& path) {
  return bytes::isRegularOrMissing(path) && QFileInfo(path).size() <= kMostSettingsBytes;
}

QString settingsFile() {
  return QStringLiteral("%1/%2/%3.conf")
      .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
           QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

QString setDamagedSettingsAside(const QString& file) {
  if (!isDamaged(file)) {
    return {};
  }
  const QString aside = file + QStringLiteral(".damaged");
  QFile::remove(aside);
  return QFile::rename(file, aside) ? aside : QString();
}

} // namespace vitrine::ui
