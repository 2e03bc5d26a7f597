#include "ui/browser/FolderScanner.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

#include <mutex>

namespace vitrine::ui {
namespace {

constexpr std::size_t kBatch = 64;
constexpr qint64 kFlushMs = 50;

} // namespace

/// Keeps the mount of one archive, so that going from folder to folder does not read its index again. Thread-safe.
class FolderScanner::EnteredArchive {
public:
  Result<MountPtr> mount(const formats::Opener& opener, const QString& archive) {
    const std::scoped_lock lock(m_mutex);
    const QFileInfo file(archive);
    if (!m_mount || m_path != archive || m_changed != file.lastModified() || m_size != file.size()) {
      auto mount = opener.mountArchive(archive);
      if (!mount) {
        return mount;
      }
      m_path = archive;
      m_changed = file.lastModified();
      m_size = file.size();
      m_mount = std::move(*mount);
    }
    return m_mount;
  }

private:
  std::mutex m_mutex;
  QString m_path;
  QDateTime m_changed;
  qint64 m_size = 0;
  MountPtr m_mount; ///< null until an archive is entered
};

class FolderScanner::Scan {
public:
  /// Parts of the scanner that a scan uses. The scanner itself may be gone while the scan runs.
  struct Context {
    FolderScanner* scanner; ///< for reports alone
    formats::Opener opener;
    std::shared_ptr<EnteredArchive> entered;
  };

  Scan(const Context& context, Stamps known, base::TaskReports& reports, const base::Progress& progress)
      : m_scanner(context.scanner), m_opener(context.opener), m_entered(context.entered), m_known(std::move(known)),
        m_reports(reports), m_progress(progress) {
    m_sinceFlush.start();
  }

  void walk(const QString& folder);
  void list(const QStringList& files);
  void listInside(const QString& archive, const QString& folder);
  /// Reports the last files and those that are gone. Returns the number of files that were examined.
  quint64 finish();

private:
  void look(const QString& path, const QString& folder);
  quint64 filesBelow(const QString& folder, const files::Mount& mount) const;
  BrowserEntry entryInside(const QString& archive, const files::MountEntry& entry, const files::Mount& mount) const;
  bool isKnownName(const QString& path, bool archives = true) const;
  BrowserEntry entryFor(const formats::Recognised& known, const QFileInfo& file, const QString& folder);
  void flush();

  FolderScanner* m_scanner;
  const formats::Opener& m_opener;
  const std::shared_ptr<EnteredArchive>& m_entered;
  Stamps m_known; ///< those that have not been met yet
  base::TaskReports& m_reports;
  const base::Progress& m_progress;
  std::vector<BrowserEntry> m_batch;
  quint64 m_looked = 0;
  QElapsedTimer m_sinceFlush;
  QHash<QString, QString> m_games; ///< by format and folder
  QStringList m_folders;
};

FolderScanner::FolderScanner(const formats::Opener& opener, QObject* parent)
    : QObject(parent), m_opener(opener), m_entered(std::make_shared<EnteredArchive>()) {
  connect(&m_task, &base::Task::cancelled, this, [this] { Q_EMIT finished(0); });
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) {
    Q_EMIT failed(error.reason());
    Q_EMIT finished(0);
  });
}

void FolderScanner::start(const QString& place, std::function<void(Scan& scan)> work, const Stamps& known) {
  m_task.start(
      {.name = tr("Listing files of %1").arg(QFileInfo(QDir::cleanPath(place)).fileName())},
      [context = Scan::Context{this, m_opener, m_entered}, work = std::move(work),
       known](base::TaskReports& reports, base::Progress& progress) -> Result<quint64> {
        Scan scan(context, known, reports, progress);
        work(scan);
        return scan.finish();
      },
      [this](quint64 looked) { Q_EMIT finished(looked); });
}

FolderScanner::Stamp FolderScanner::stampOf(const QString& file) {
  const QFileInfo info(file);
  return {info.lastModified(), static_cast<std::uint64_t>(info.size())};
}

void FolderScanner::scan(const QString& folder, const Stamps& known) {
  start(folder, [folder](Scan& scan) { scan.walk(folder); }, known);
}

void FolderScanner::list(const QStringList& files, const Stamps& known) {
  start(files.value(0), [files](Scan& scan) { scan.list(files); }, known);
}

void FolderScanner::enter(const QString& archive, const QString& folder) {
  start(archive, [archive, folder](Scan& scan) { scan.listInside(archive, folder); });
}

quint64 FolderScanner::Scan::finish() {
  flush();
  m_progress.check();
  m_reports.post([scanner = m_scanner, paths = QStringList(m_known.keys()), folders = m_folders] {
    if (!paths.isEmpty()) {
      Q_EMIT scanner->gone(paths);
    }
    Q_EMIT scanner->walked(folders);
  });
  return m_looked;
}

void FolderScanner::Scan::list(const QStringList& files) {
  for (const QString& file : files) {
    if (const QFileInfo info(file); info.isDir()) {
      walk(file);
    } else if (info.exists()) {
      m_folders << info.path();
      look(file, info.path());
    }
  }
}

/// Archives may be large, and reading the head of each file in one takes long: only files whose name some format has
/// are looked at.
bool FolderScanner::Scan::isKnownName(const QString& path, bool archives) const {
  const QString extension = QFileInfo(path).suffix().toLower();
  return std::ranges::any_of(m_opener.registry().formats(), [&](const auto& format) {
    return (archives || !format->info().archive) && format->info().extensions.contains(extension);
  });
}

BrowserEntry FolderScanner::Scan::entryInside(const QString& archive, const files::MountEntry& entry,
                                              const files::Mount& mount) const {
  BrowserEntry shown{archive + QLatin1Char('/') + entry.path, files::folderOf(entry.path), {}, entry.size};
  shown.kind = entry.folder ? BrowserEntry::Kind::Folder : BrowserEntry::Kind::Other;
  if (entry.folder || !isKnownName(entry.path)) {
    return shown;
  }
  const auto known = m_opener.recogniseEntry(shown.path, mount, entry);
  if (known && known->format) {
    shown.kind = BrowserEntry::Kind::File;
    shown.formatName = known->format->info().name;
    shown.formatId = known->format->info().id;
    shown.title = known->summary.title.simplified();
    shown.parts = known->summary.parts;
  } else if (known) {
    shown.foreign = known->foreign;
  }
  return shown;
}

void FolderScanner::Scan::listInside(const QString& archive, const QString& folder) {
  m_folders << QFileInfo(archive).path();
  const auto mount = m_entered->mount(m_opener, archive);
  if (!mount) {
    m_reports.post([scanner = m_scanner, reason = mount.error().reason()] { Q_EMIT scanner->failed(reason); });
    return;
  }
  for (const files::MountEntry& entry : (*mount)->list(folder)) {
    if (m_progress.cancelled()) {
      return;
    }
    ++m_looked;
    m_batch.push_back(entryInside(archive, entry, **mount));
    if (entry.folder) {
      m_batch.back().files = filesBelow(entry.path, **mount);
    }
    if (m_batch.size() >= kBatch) {
      flush();
    }
  }
}

quint64 FolderScanner::Scan::filesBelow(const QString& folder, const files::Mount& mount) const {
  quint64 count = 0;
  QStringList folders{folder};
  while (!folders.isEmpty() && !m_progress.cancelled()) {
    for (const files::MountEntry& entry : mount.list(folders.takeLast())) {
      if (entry.folder) {
        folders << entry.path;
      } else {
        ++count;
      }
    }
  }
  return count;
}

void FolderScanner::Scan::walk(const QString& folder) {
  const qsizetype top = QDir::cleanPath(folder).size() + 1;
  QDirIterator files(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden,
                     QDirIterator::Subdirectories);
  m_folders << folder;
  while (files.hasNext() && !m_progress.cancelled()) {
    const QString path = QDir::cleanPath(files.next());
    if (files.fileInfo().isDir()) {
      if (!files.fileInfo().isSymLink()) {
        m_folders << path;
      }
      continue;
    }
    const qsizetype end = path.lastIndexOf(u'/');
    look(path, end >= top ? path.mid(top, end - top) : QString());
  }
}

BrowserEntry FolderScanner::Scan::entryFor(const formats::Recognised& known, const QFileInfo& file,
                                           const QString& folder) {
  const formats::FormatInfo& info = known.format->info();
  BrowserEntry entry{
      file.filePath(),    folder, info.name, static_cast<std::uint64_t>(file.size()), known.summary.title.simplified(),
      known.summary.parts};
  entry.container = known.container != nullptr;
  entry.pictured = !info.archive;
  entry.formatId = info.id;
  QString& game = m_games[info.id + u'/' + file.path()];
  if (game.isNull()) {
    game = m_opener.registry().locatorOf(*known.format).game(entry.path);
    game = game.isNull() ? QStringLiteral("") : game;
  }
  entry.game = game;
  return entry;
}

void FolderScanner::Scan::look(const QString& path, const QString& folder) {
  if (m_progress.cancelled()) {
    return;
  }
  ++m_looked;
  const QFileInfo file(path);
  const auto before = m_known.constFind(path);
  if (before != m_known.cend() && *before == stampOf(path)) {
    m_known.erase(before);
    return;
  }
  const auto known = m_opener.recognise(path);
  if (known && known->format) {
    m_batch.push_back(entryFor(*known, file, folder));
  } else if (isKnownName(path, false)) {
    // The list shows why the file cannot be opened. Parts of archives are excluded: they have the names of archives.
    BrowserEntry entry{path, folder, {}, static_cast<std::uint64_t>(file.size())};
    entry.kind = BrowserEntry::Kind::Other;
    entry.foreign = known ? known->foreign : nullptr;
    entry.problem = known ? QString() : known.error().reason();
    m_batch.push_back(std::move(entry));
  } else {
    return;
  }
  m_known.remove(path);
  m_batch.back().modified = file.lastModified();
  if (m_batch.size() >= kBatch || m_sinceFlush.elapsed() > kFlushMs) {
    flush();
  }
}

void FolderScanner::Scan::flush() {
  m_sinceFlush.restart();
  if (m_batch.empty()) {
    return;
  }
  m_reports.post([scanner = m_scanner, batch = std::exchange(m_batch, {})] { Q_EMIT scanner->found(batch); });
}

} // namespace vitrine::ui
