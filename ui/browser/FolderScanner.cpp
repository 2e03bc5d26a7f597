#include "ui/browser/FolderScanner.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

constexpr std::size_t kBatch = 64;

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

void FolderScanner::start(std::function<void(const std::shared_ptr<Job>&)> work) {
  stop();
  m_job = std::make_shared<Job>();
  m_pool.start([this, job = m_job, work = std::move(work)] {
    work(job);
    flush(job);
    QMetaObject::invokeMethod(
        this,
        [this, job] {
          if (m_job == job) {
            m_job.reset();
            Q_EMIT finished(job->looked);
          }
        },
        Qt::QueuedConnection);
  });
}

void FolderScanner::scan(const QString& folder) {
  start([this, folder](const std::shared_ptr<Job>& job) { walk(job, folder); });
}

void FolderScanner::list(const QStringList& files) {
  start([this, files](const std::shared_ptr<Job>& job) {
    for (const QString& file : files) {
      if (QFileInfo(file).isDir()) {
        walk(job, file);
      } else {
        look(job, file, QFileInfo(file).path());
      }
    }
  });
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
bool FolderScanner::isKnownName(const QString& path) const {
  const QString extension = QFileInfo(path).suffix().toLower();
  return std::ranges::any_of(m_opener.registry().formats(),
                             [&](const auto& format) { return format->info().extensions.contains(extension); });
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
    shown.title = known->summary.title.simplified();
    shown.parts = known->summary.parts;
  } else if (known) {
    shown.foreign = known->foreign;
  }
  return shown;
}

void FolderScanner::listInside(const std::shared_ptr<Job>& job, const QString& archive, const QString& folder) {
  const auto mount = mounted(archive);
  if (!mount) {
    QMetaObject::invokeMethod(
        this,
        [this, job, reason = mount.error().reason()] {
          if (m_job == job) {
            Q_EMIT failed(reason);
          }
        },
        Qt::QueuedConnection);
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
  const QDir top(folder);
  QDirIterator files(folder, QDir::Files | QDir::Readable | QDir::Hidden, QDirIterator::Subdirectories);
  QElapsedTimer sinceFlush;
  sinceFlush.start();
  constexpr qint64 kFlushMs = 100;
  while (files.hasNext() && !job->stopped) {
    const QString path = files.next();
    const QString within = QFileInfo(top.relativeFilePath(path)).path();
    look(job, path, within == QLatin1String(".") ? QString() : within);
    if (sinceFlush.elapsed() > kFlushMs) {
      flush(job);
      sinceFlush.restart();
    }
  }
}

void FolderScanner::look(const std::shared_ptr<Job>& job, const QString& path, const QString& folder) {
  if (job->stopped) {
    return;
  }
  ++job->looked;
  const auto known = m_opener.recognise(path);
  if (known && known->format) {
    BrowserEntry entry{path,
                       folder,
                       known->format->info().name,
                       static_cast<std::uint64_t>(QFileInfo(path).size()),
                       known->summary.title.simplified(),
                       known->summary.parts};
    entry.container = known->container != nullptr;
    entry.pictured = !known->format->info().archive;
    job->batch.push_back(std::move(entry));
  }
  if (job->batch.size() >= kBatch) {
    flush(job);
  }
}

void FolderScanner::flush(const std::shared_ptr<Job>& job) {
  if (job->batch.empty()) {
    return;
  }
  QMetaObject::invokeMethod(
      this,
      [this, job, batch = std::exchange(job->batch, {})] {
        if (m_job == job) {
          Q_EMIT found(batch);
        }
      },
      Qt::QueuedConnection);
}

} // namespace vitrine::ui
