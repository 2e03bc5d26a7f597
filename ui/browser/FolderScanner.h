#pragma once

#include "core/formats/api/Opener.h"

#include <QDateTime>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace vitrine::ui {

/// A file that can be opened; of an archive, also its folders and other files.
struct BrowserEntry {
  enum class Kind { File, Folder, Other };

  QString path;   ///< as it is opened
  QString folder; ///< from the scanned folder; empty: directly in it
  QString formatName;
  std::uint64_t size = 0;
  QString title = {};     ///< what the file calls itself; may be empty
  QStringList parts = {}; ///< files that belong to it, relative to its folder; case does not matter
  Kind kind = Kind::File;
  quint64 files = 1;             ///< of a folder: those in it and below
  bool container = false;        ///< other files are in it, on disk: they can be listed
  bool pictured = false;         ///< a file on disk that may have a picture: one with a thumbnail
  const char* foreign = nullptr; ///< of Kind::Other: formats::foreignKind; null: not known
};

/// Looks through folders on a worker for files that some format recognises by their content, and tells of them in
/// batches as they are found. Of an archive, one folder at a time is listed, with all that is in it. Signals come on
/// the thread of this object, none of a scan that was replaced. Symbolic links to folders are not followed: they can go
/// round in circles.
class FolderScanner : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  explicit FolderScanner(const formats::Opener& opener, QObject* parent = nullptr);
  ~FolderScanner() override;

  void scan(const QString& folder);
  /// Lists only the given files; for a drop of several.
  void list(const QStringList& files);
  /// Lists the direct content of a folder of an archive; "" is its top.
  void enter(const QString& archive, const QString& folder);
  void stop();
  bool busy() const { return m_job != nullptr; }

Q_SIGNALS:
  void found(const std::vector<vitrine::ui::BrowserEntry>& entries);
  /// An archive that cannot be looked into; finished() follows.
  void failed(const QString& reason);
  /// `looked` files were looked at.
  void finished(quint64 looked);

private:
  struct Job {
    std::atomic<bool> stopped{false};
    std::vector<BrowserEntry> batch;
    quint64 looked = 0;
  };

  /// The archive that was entered last: going from folder to folder need not read its index again.
  struct Entered {
    QString path;
    QDateTime changed;
    qint64 size = 0;
    MountPtr mount;
  };

  void start(std::function<void(const std::shared_ptr<Job>&)> work);
  void walk(const std::shared_ptr<Job>& job, const QString& folder);
  void look(const std::shared_ptr<Job>& job, const QString& path, const QString& folder);
  void listInside(const std::shared_ptr<Job>& job, const QString& archive, const QString& folder);
  static quint64 filesBelow(const Job& job, const QString& folder, const files::Mount& mount);
  Result<MountPtr> mounted(const QString& archive);
  BrowserEntry entryInside(const QString& archive, const files::MountEntry& entry, const files::Mount& mount) const;
  bool isKnownName(const QString& path) const;
  void flush(const std::shared_ptr<Job>& job);

  const formats::Opener& m_opener;
  std::shared_ptr<Job> m_job;
  Entered m_entered; ///< used by the worker alone, of which there is one
  QThreadPool m_pool;
};

} // namespace vitrine::ui
