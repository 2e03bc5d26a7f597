#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>

namespace vitrine::ui {

/// The files and folders that were used, between runs.
class FileSettings {
public:
  /// `store` must outlive this object.
  explicit FileSettings(QSettings& store) : m_store(store) {}

  QStringList recentFiles() const;
  void setRecentFiles(const QStringList& files);
  /// The user's home if the folder is no longer there.
  QString lastFolder() const;
  void setLastFolder(const QString& folder);
  /// Places besides the usual ones to look for what the files of a folder refer to, as the user said; kept for the
  /// folders used last.
  QStringList placesFor(const QString& folder) const;
  void setPlacesFor(const QString& folder, const QStringList& places);
  /// The user's pictures unless another was set; need not exist.
  QString screenshotFolder() const;
  void setScreenshotFolder(const QString& folder);
  static constexpr auto kScreenshotName = QLatin1String("{file}-{n}");
  /// The pattern of their names (base::NameTemplate); kScreenshotName unless another was set.
  QString screenshotName() const;
  /// Empty: the first one again.
  void setScreenshotName(const QString& pattern);
  /// True unless pictures are not to say which file and view they show.
  bool pictureNotes() const;
  void setPictureNotes(bool wanted);
  /// True if they say in which folder the file lies, too; not at first.
  bool pictureNotesPath() const;
  void setPictureNotesPath(bool wanted);

  /// Folders and archives of games that are searched first for what any file refers to.
  QStringList gameFolders() const;
  void setGameFolders(const QStringList& folders);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
