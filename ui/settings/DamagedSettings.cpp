#include "ui/settings/DamagedSettings.h"

#include "core/bytes/OwnFile.h"
#include "ui/settings/SettingsVariants.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

/// Settings of hundreds of files and places take some ten thousand.
constexpr qint64 kMostSettingsBytes = 16 << 20;
/// A lock holds the names of a program and a computer.
constexpr qint64 kMostLockBytes = 4096;

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
  if (!bytes::isRegularOrMissing(path) || QFileInfo(path).size() > kMostSettingsBytes) {
    return false;
  }
  const std::optional<QByteArray> content = bytes::readOwnFile(path, kMostSettingsBytes);
  return !content || !hasForeignVariants(*content);
}

QString settingsFile() {
  return QStringLiteral("%1/%2/%3.conf")
      .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
           QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

QString setDamagedSettingsAside(const QString& file) {
  bytes::removeUnlessOwnFile(file + QStringLiteral(".lock"), kMostLockBytes); // QSettings reads it whole
  if (!isDamaged(file)) {
    return {};
  }
  const QString aside = file + QStringLiteral(".damaged");
  QFile::remove(aside);
  return QFile::rename(file, aside) ? aside : QString();
}

} // namespace vitrine::ui
