#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>

namespace vitrine::ui {

/// Files that could not be opened, or not be shown, each with the reason in words; a file that changes on disk, or goes
/// away, is forgotten. Paths may lead through an archive, which is what is watched then. GUI thread only.
class FailedFiles : public QObject {
  Q_OBJECT

public:
  explicit FailedFiles(QObject* parent = nullptr);

  void add(const QString& path, const QString& reason);
  void remove(const QString& path);
  /// Reason of a file's failure; empty: it did not fail.
  QString reason(const QString& path) const { return m_failures.value(path).reason; }

Q_SIGNALS:
  /// The file failed, for another reason than before, or is forgotten.
  void changed(const QString& path);

private:
  struct Failure {
    QString reason;
    QString file; ///< on disk, that the path leads to
  };

  void forgetFile(const QString& file);

  QHash<QString, Failure> m_failures; ///< by path
  QFileSystemWatcher m_watcher;       ///< of their files on disk
};

} // namespace vitrine::ui
