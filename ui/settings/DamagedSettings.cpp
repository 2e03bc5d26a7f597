#include "ui/settings/DamagedSettings.h"

#include <QFile>
#include <QSettings>

namespace vitrine::ui {
namespace {

/// Settings of hundreds of files and places take some ten thousand.
constexpr qint64 kMostSettingsBytes = 16 << 20;

bool isDamaged(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return false;
  }
  // What a power cut leaves: blocks of a file that were never written are zeros.
  if (file.size() > kMostSettingsBytes || file.readAll().contains('\0')) {
    return true;
  }
  const QSettings settings(path, QSettings::IniFormat);
  settings.allKeys(); // reads all of it, which is put off otherwise
  return settings.status() == QSettings::FormatError;
}

} // namespace

QString setDamagedSettingsAside(const QString& file) {
  if (!isDamaged(file)) {
    return {};
  }
  const QString aside = file + QStringLiteral(".damaged");
  QFile::remove(aside);
  return QFile::rename(file, aside) ? aside : QString();
}

} // namespace vitrine::ui
