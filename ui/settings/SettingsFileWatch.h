#pragma once

#include <QFileSystemWatcher>
#include <QTimer>

namespace vitrine::ui {

/// Notifies of changes to the settings file, whether it is rewritten in place or replaced.
class SettingsFileWatch : public QObject {
  Q_OBJECT

public:
  /// Creates the folder of the file if it is missing.
  explicit SettingsFileWatch(const QString& file);

Q_SIGNALS:
  /// The file was changed some moments ago, possibly by this process.
  void changed();

private:
  /// A replaced file is another one to the system.
  void watchFile();

  QString m_file;
  QFileSystemWatcher m_watcher;
  QTimer m_pause; ///< collects the events of one change
};

} // namespace vitrine::ui
