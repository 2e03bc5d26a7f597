#pragma once

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>

namespace vitrine::ui {

/// Notices that something comes, goes or changes in folders, and that files are written to; tells once for many
/// changes, when there is quiet again or it has been a while. GUI thread only.
class FolderWatch : public QObject {
  Q_OBJECT

public:
  explicit FolderWatch(QObject* parent = nullptr);

  /// Sets the folders, in place of those before; of very many the first.
  void watchFolders(const QStringList& folders);
  /// Sets the files, in place of those before. A folder does not tell when a file in it is written to.
  void watchFiles(const QStringList& files);

Q_SIGNALS:
  void changed();

private:
  void note();
  void replace(const QStringList& before, const QStringList& now);

  QFileSystemWatcher m_watcher;
  QTimer m_quiet;
  QElapsedTimer m_first; ///< since the first change that was not told of
};

} // namespace vitrine::ui
