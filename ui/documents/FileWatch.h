#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QStringList>
#include <QTimer>

namespace vitrine::ui {

/// A look at files on disk: tells when some have changed and then been at rest for a moment, as a program that writes
/// one in many steps leaves it. A file that is gone is waited for. Asks the disk, which may be slow: to be used on a
/// thread of its own.
class FileWatch : public QObject {
  Q_OBJECT

public:
  static constexpr int kRestMs = 500;

  explicit FileWatch(QObject* parent = nullptr);

  /// Files to look at from now on, and when they were begun to be read: what changed since then is told of.
  void setFiles(const QStringList& files, const QDateTime& readAt);

Q_SIGNALS:
  void changed(const QStringList& files);

private:
  struct Stamp {
    qint64 size = -1; ///< there is no file
    QDateTime modified;

    bool operator==(const Stamp&) const = default;
  };
  using Stamps = QHash<QString, Stamp>;

  static Stamp stampOf(const QString& file);
  Stamps stamps() const;
  void watch();
  void lookAgain();

  QStringList m_files;
  Stamps m_known; ///< of what was read
  Stamps m_last;  ///< at the look before
  QFileSystemWatcher m_watcher;
  QTimer m_rest;
};

} // namespace vitrine::ui
