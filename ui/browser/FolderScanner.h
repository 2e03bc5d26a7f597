#pragma once

#include "core/formats/api/Opener.h"
#include "ui/browser/BrowserEntry.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

class QFileInfo;

namespace vitrine::ui {

/// Looks through folders on a worker for files that some format recognises by their content, and for those that have
/// the name of one and cannot be read; tells of them in batches as they are found. Of an archive, one folder at a time
/// is listed, with all that is in it. Signals come on the thread of this object, none of a scan that was replaced.
/// Symbolic links to folders are not followed: they can go round in circles.
class FolderScanner : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit FolderScanner(const formats::Opener& opener, QObject* parent = nullptr);
  ~FolderScanner() override;

  /// The look of a file from outside, which changes with what is in it.
  struct Stamp {
    QDateTime modified;
    std::uint64_t size = 0;

    bool operator==(const Stamp&) const = default;
  };
  using Stamps = QHash<QString, Stamp>; ///< by path
  static Stamp stampOf(const QString& file);

  /// With `known` files only those are told of that are new or have another stamp, and those that are gone.
  void scan(const QString& folder, const Stamps& known = {});
  /// Lists only the given files; for a drop of several. `known`: as of scan.
  void list(const QStringList& files, const Stamps& known = {});
  /// Lists the direct content of a folder of an archive; "" is its top.
  void enter(const QString& archive, const QString& folder);
  void stop();
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  void found(const std::vector<vitrine::ui::BrowserEntry>& entries);
  /// Known files that are there no more.
  void gone(const QStringList& paths);
  /// The folders that were gone through.
  void walked(const QStringList& folders);
  /// An archive that cannot be looked into; finished() follows.
  void failed(const QString& reason);
  /// `looked` files were looked at.
  void finished(quint64 looked);

private:
  struct Job {
    std::atomic<bool> stopped{false};
    std::vector<BrowserEntry> batch;
    quint64 looked = 0;
    QElapsedTimer sinceFlush;
    QHash<QString, QString> games; ///< by format and folder
    Stamps known;                  ///< and not met yet
    QStringList folders;
  };

  /// The archive that was entered last: going from folder to folder need not read its index again.
  struct Entered {
    QString path;
    QDateTime changed;
    qint64 size = 0;
    MountPtr mount;
  };

  void start(std::function<void(const std::shared_ptr<Job>&)> work, const Stamps& known = {});
  void walk(const std::shared_ptr<Job>& job, const QString& folder);
  void look(const std::shared_ptr<Job>& job, const QString& path, const QString& folder);
  void listInside(const std::shared_ptr<Job>& job, const QString& archive, const QString& folder);
  static quint64 filesBelow(const Job& job, const QString& folder, const files::Mount& mount);
  Result<MountPtr> mounted(const QString& archive);
  BrowserEntry entryInside(const QString& archive, const files::MountEntry& entry, const files::Mount& mount) const;
  bool isKnownName(const QString& path, bool archives = true) const;
  BrowserEntry entryFor(const formats::Recognised& known, const QFileInfo& file, const QString& folder, Job& job) const;
  void flush(const std::shared_ptr<Job>& job);
  /// Runs `report` on this object's thread, unless the job was replaced meanwhile.
  void post(const std::shared_ptr<Job>& job, std::function<void()> report);
  void tellGone(const std::shared_ptr<Job>& job);

  const formats::Opener& m_opener;
  std::shared_ptr<Job> m_job;
  Entered m_entered; ///< used by the worker alone, of which there is one
  QThreadPool m_pool;
};

} // namespace vitrine::ui
