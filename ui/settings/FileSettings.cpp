#include "ui/settings/FileSettings.h"

#include <QDir>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

const QString kRecent = QStringLiteral("files/recent");
const QString kFolder = QStringLiteral("files/lastFolder");
const QString kScreenshots = QStringLiteral("files/screenshotFolder");
const QString kScreenshotPattern = QStringLiteral("files/screenshotName");
const QString kPictureNotes = QStringLiteral("files/pictureNotes");
const QString kPictureNotesPath = QStringLiteral("files/pictureNotesPath");
const QString kPlaces = QStringLiteral("files/places");
const QString kGameFolders = QStringLiteral("files/gameFolders");
const QString kPlacesFolder = QStringLiteral("folder");
const QString kPlacesList = QStringLiteral("places");

constexpr qsizetype kMostFoldersWithPlaces = 200;

} // namespace

QStringList FileSettings::recentFiles() const {
  return m_store.value(kRecent).toStringList();
}

void FileSettings::setRecentFiles(const QStringList& files) {
  m_store.setValue(kRecent, files);
}

QString FileSettings::lastFolder() const {
  const QString folder = m_store.value(kFolder).toString();
  return QDir(folder).exists() ? folder : QDir::homePath();
}

void FileSettings::setLastFolder(const QString& folder) {
  m_store.setValue(kFolder, folder);
}

QStringList FileSettings::placesFor(const QString& folder) const {
  for (const QVariant& known : m_store.value(kPlaces).toList()) {
    if (known.toMap().value(kPlacesFolder).toString() == folder) {
      return known.toMap().value(kPlacesList).toStringList();
    }
  }
  return {};
}

void FileSettings::setPlacesFor(const QString& folder, const QStringList& places) {
  QVariantList all = m_store.value(kPlaces).toList();
  all.removeIf([&](const QVariant& known) { return known.toMap().value(kPlacesFolder).toString() == folder; });
  if (!places.isEmpty()) {
    all.prepend(QVariantMap{{kPlacesFolder, folder}, {kPlacesList, places}});
  }
  all.resize(std::min(all.size(), kMostFoldersWithPlaces));
  m_store.setValue(kPlaces, all);
}

QString FileSettings::screenshotFolder() const {
  const QString folder = m_store.value(kScreenshots).toString();
  if (!folder.isEmpty()) {
    return folder;
  }
  const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  return pictures.isEmpty() ? QDir::homePath() : pictures;
}

void FileSettings::setScreenshotFolder(const QString& folder) {
  m_store.setValue(kScreenshots, folder);
}

QString FileSettings::screenshotName() const {
  const QString pattern = m_store.value(kScreenshotPattern).toString().trimmed();
  return pattern.isEmpty() ? QString(kScreenshotName) : pattern;
}

void FileSettings::setScreenshotName(const QString& pattern) {
  if (pattern.trimmed().isEmpty() || pattern == kScreenshotName) {
    m_store.remove(kScreenshotPattern);
  } else {
    m_store.setValue(kScreenshotPattern, pattern);
  }
}

bool FileSettings::pictureNotes() const {
  return m_store.value(kPictureNotes, true).toBool();
}

void FileSettings::setPictureNotes(bool wanted) {
  if (wanted) {
    m_store.remove(kPictureNotes);
  } else {
    m_store.setValue(kPictureNotes, false);
  }
}

bool FileSettings::pictureNotesPath() const {
  return m_store.value(kPictureNotesPath, false).toBool();
}

void FileSettings::setPictureNotesPath(bool wanted) {
  if (wanted) {
    m_store.setValue(kPictureNotesPath, true);
  } else {
    m_store.remove(kPictureNotesPath);
  }
}

QStringList FileSettings::gameFolders() const {
  return m_store.value(kGameFolders).toStringList();
}

void FileSettings::setGameFolders(const QStringList& folders) {
  if (folders.isEmpty()) {
    m_store.remove(kGameFolders);
  } else {
    m_store.setValue(kGameFolders, folders);
  }
}

} // namespace vitrine::ui
