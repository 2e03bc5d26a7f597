#pragma once

#include "core/base/Task.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QHash>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace vitrine::ui {

/// A file on disk, compared with the file as it was read.
enum class FileState {
  Same,
  Changed,
  Shorter,
  Writing, ///< it has not come to rest for FileWatch::kWritingMs
  Deleted,
};

/// Watches files on disk. Reports those that have changed and then stayed the same for a moment, because programs write
/// files in many steps. A file that has been removed is expected to return. Disks may be slow, so files are examined by
/// tasks.
class FileWatch : public QObject {
  Q_OBJECT

public:
  static constexpr int kRestMs = 500;
  static constexpr int kWritingMs = 1500;

  explicit FileWatch(QObject* parent = nullptr);

  /// Files to watch, with the time their reading began. Changes after that time are reported.
  void setFiles(const QStringList& files, const QDateTime& readAt);
  /// True while the files are examined. Changes are compared with what the first look after setFiles() finds.
  bool isLooking() const { return m_looking.isRunning(); }
  /// State of a watched file. A short absence or a short burst of changes has no state of its own.
  FileState stateOf(const QString& file) const { return m_states.value(file, FileState::Same); }

Q_SIGNALS:
  void changed(const QStringList& files);
  /// The state of a file may be another one. Sent after changed() about the same look.
  void looked();

private:
  struct Stamp {
    qint64 size = -1; ///< -1 if there is no file
    QDateTime modified;

    bool operator==(const Stamp&) const = default;
  };
  using Stamps = QHash<QString, Stamp>;
  /// Files as they are on disk.
  struct Snapshot {
    Stamps stamps;
    QStringList present; ///< the files and their folders, as far as they exist
  };

  static Stamp stampOf(const QString& file);
  static Snapshot snapshotOf(const QStringList& files);
  void look();
  void watch(const QStringList& present);
  /// Keeps what the files are compared with from now on.
  void setBaseline(const Snapshot& now, const QDateTime& readAt);
  void compare(const Snapshot& now);
  /// Sets the states of files that are at rest.
  void setStates();
  void noteWriting(const QString& file);

  QStringList m_files;
  Stamps m_known;                     ///< of the files that were read
  Stamps m_last;                      ///< of the previous look
  Stamps m_read;                      ///< of the reading that setFiles() named last
  QHash<QString, FileState> m_states; ///< those other than Same
  QDateTime m_reading;                ///< time of that reading
  QElapsedTimer m_unrest;             ///< valid from the first change until the files are at rest
  std::optional<QDateTime> m_readAt;  ///< set until the first look after setFiles() has ended
  base::Task m_looking;
  QFileSystemWatcher m_watcher;
  QTimer m_rest;
};

} // namespace vitrine::ui
