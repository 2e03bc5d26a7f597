#pragma once

#include "core/base/Task.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace vitrine::ui {

/// Watches files on disk. Reports those that have changed and then stayed the same for a moment, because programs write
/// files in many steps. A file that has been removed is expected to return. Disks may be slow, so files are examined by
/// tasks.
class FileWatch : public QObject {
  Q_OBJECT

public:
  static constexpr int kRestMs = 500;

  explicit FileWatch(QObject* parent = nullptr);

  /// Files to watch, with the time their reading began. Changes after that time are reported.
  void setFiles(const QStringList& files, const QDateTime& readAt);
  /// True while the files are examined. Changes are compared with what the first look after setFiles() finds.
  bool isLooking() const { return m_looking.isRunning(); }

Q_SIGNALS:
  void changed(const QStringList& files);

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

  QStringList m_files;
  Stamps m_known;                    ///< of the files that were read
  Stamps m_last;                     ///< of the previous look
  std::optional<QDateTime> m_readAt; ///< set until the first look after setFiles() has ended
  base::Task m_looking;
  QFileSystemWatcher m_watcher;
  QTimer m_rest;
};

} // namespace vitrine::ui
