#include "ui/browser/FolderScanner.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

constexpr std::size_t kBatch = 64;
constexpr qint64 kFlushMs = 50;

} // namespace

FolderScanner::FolderScanner(const formats::Opener& opener, QObject* parent) : QObject(parent), m_opener(opener) {
  m_pool.setMaxThreadCount(1);
}

FolderScanner::~FolderScanner() {
  stop();
  m_pool.waitForDone();
}

void FolderScanner::stop() {
  if (m_job) {
    m_job->stopped = true;
    m_job.reset();
  }
}

void FolderScanner::post(const std::shared_ptr<Job>& job, std::function<void()> report) {
  QMetaObject::invokeMethod(
      this,
      [this, job, report = std::move(report)] {
        if (m_job == job) {
          report();
        }
      },
      Qt::QueuedConnection);
}

void FolderScanner::start(std::function<void(const std::shared_ptr<Job>&)> work, const Stamps& known) {
  stop();
  m_job = std::make_shared<Job>();
  m_job->known = known;
  m_job->sinceFlush.start();
  m_pool.start([this, job = m_job, work = std::move(work)] {
    work(job);
    flush(job);
    tellGone(job);
    post(job, [this, job] {
      m_job.reset();
      Q_EMIT finished(job->looked);
    });
  });
}

FolderScanner::Stamp FolderScanner::stampOf(const QString& file) {
  const QFileInfo info(file);
  return {info.lastModified(), static_cast<std::uint64_t>(info.size())};
}

void FolderScanner::tellGone(const std::shared_ptr<Job>& job) {
  if (job->stopped) {
    return;
  }
  post(job, [this, paths = QStringList(job->known.keys()), folders = job->folders] {
    if (!paths.isEmpty()) {
      Q_EMIT gone(paths);
    }
    Q_EMIT walked(folders);
  });
}

void FolderScanner::scan(const QString& folder, const Stamps& known) {
  start([this, folder](const std::shared_ptr<Job>& job) { walk(job, folder); }, known);
}

void FolderScanner::list(const QStringList& files, const Stamps& known) {
  start(
      [this, files](const std::shared_ptr<Job>& job) {
        for (const QString& file : files) {
          if (const QFileInfo info(file); info.isDir()) {
            walk(job, file);
          } else if (info.exists()) {
            job->folders << info.path();
            look(job, file, info.path());
          }
        }
      },
      known);
}

void FolderScanner::enter(const QString& archive, const QString& folder) {
  start([this, archive, folder](const std::shared_ptr<Job>& job) { listInside(job, archive, folder); });
}

Result<MountPtr> FolderScanner::mounted(const QString& archive) {
  const QFileInfo file(archive);
  if (!m_entered.mount || m_entered.path != archive || m_entered.changed != file.lastModified() ||
      m_entered.size != file.size()) {
    auto mount = m_opener.mountArchive(archive);
    if (!mount) {
      return mount;
    }
    m_entered = {archive, file.lastModified(), file.size(), std::move(*mount)};
  }
  return m_entered.mount;
}

/// Archives may be large, and reading the head of each file in one takes long: only files whose name some format has
/// are looked at.
bool FolderScanner::isKnownName(const QString& path, bool archives) const {
  const QString extension = QFileInfo(path).suffix().toLower();
  return std::ranges::any_of(m_opener.registry().formats(), [&](const auto& format) {
    return (archives || !format->info().archive) && format->info().extensions.contains(extension);
  });
}

BrowserEntry FolderScanner::entryInside(const QString& archive, const files::MountEntry& entry,
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

void FolderScanner::listInside(const std::shared_ptr<Job>& job, const QString& archive, const QString& folder) {
  job->folders << QFileInfo(archive).path();
  const auto mount = mounted(archive);
  if (!mount) {
    post(job, [this, reason = mount.error().reason()] { Q_EMIT failed(reason); });
    return;
  }
  for (const files::MountEntry& entry : (*mount)->list(folder)) {
    if (job->stopped) {
      return;
    }
    ++job->looked;
    job->batch.push_back(entryInside(archive, entry, **mount));
    if (entry.folder) {
      job->batch.back().files = filesBelow(*job, entry.path, **mount);
    }
    if (job->batch.size() >= kBatch) {
      flush(job);
    }
  }
}

quint64 FolderScanner::filesBelow(const Job& job, const QString& folder, const files::Mount& mount) {
  quint64 count = 0;
  QStringList folders{folder};
  while (!folders.isEmpty() && !job.stopped) {
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

void FolderScanner::walk(const std::shared_ptr<Job>& job, const QString& folder) {
  const qsizetype top = QDir::cleanPath(folder).size() + 1;
  QDirIterator files(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden,
                     QDirIterator::Subdirectories);
  job->folders << folder;
  while (files.hasNext() && !job->stopped) {
    const QString path = QDir::cleanPath(files.next());
    if (files.fileInfo().isDir()) {
      if (!files.fileInfo().isSymLink()) {
        job->folders << path;
      }
      continue;
    }
    const qsizetype end = path.lastIndexOf(u'/');
    look(job, path, end >= top ? path.mid(top, end - top) : QString());
  }
}

BrowserEntry FolderScanner::entryFor(const formats::Recognised& known, const QFileInfo& file, const QString& folder,
                                     Job& job) const {
  const formats::FormatInfo& info = known.format->info();
  BrowserEntry entry{
      file.filePath(),    folder, info.name, static_cast<std::uint64_t>(file.size()), known.summary.title.simplified(),
      known.summary.parts};
  entry.container = known.container != nullptr;
  entry.pictured = !info.archive;
  entry.formatId = info.id;
  QString& game = job.games[info.id + u'/' + file.path()];
  if (game.isNull()) {
    game = m_opener.registry().locatorOf(*known.format).game(entry.path);
    game = game.isNull() ? QStringLiteral("") : game;
  }
  entry.game = game;
  return entry;
}

void FolderScanner::look(const std::shared_ptr<Job>& job, const QString& path, const QString& folder) {
  if (job->stopped) {
    return;
  }
  ++job->looked;
  const QFileInfo file(path);
  const auto before = job->known.constFind(path);
  if (before != job->known.cend() && *before == Stamp{file.lastModified(), static_cast<std::uint64_t>(file.size())}) {
    job->known.erase(before);
    return;
  }
  const auto known = m_opener.recognise(path);
  if (known && known->format) {
    job->batch.push_back(entryFor(*known, file, folder, *job));
  } else if (isKnownName(path, false)) {
    // Whoever looks for it wants to know why it cannot be opened. Parts of archives have the names of archives.
    BrowserEntry entry{path, folder, {}, static_cast<std::uint64_t>(file.size())};
    entry.kind = BrowserEntry::Kind::Other;
    entry.foreign = known ? known->foreign : nullptr;
    entry.problem = known ? QString() : known.error().reason();
    job->batch.push_back(std::move(entry));
  } else {
    return;
  }
  job->known.remove(path);
  job->batch.back().modified = file.lastModified();
  if (job->batch.size() >= kBatch || job->sinceFlush.elapsed() > kFlushMs) {
    flush(job);
  }
}

void FolderScanner::flush(const std::shared_ptr<Job>& job) {
  job->sinceFlush.restart();
  if (job->batch.empty()) {
    return;
  }
  post(job, [this, batch = std::exchange(job->batch, {})] { Q_EMIT found(batch); });
}

} // namespace vitrine::ui
