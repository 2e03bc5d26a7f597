#include "ui/thumbnails/Thumbnails.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QSet>
#include <QStandardPaths>

#include <cmath>

namespace vitrine::ui {
namespace {

/// Pictures of so many files, or of so many bytes, are kept in memory beyond those that are shown.
constexpr qsizetype kMostKept = 500;
constexpr qsizetype kMostKeptBytes = 48 << 20;

/// The picture that a run has made; null: it is none, or larger than was asked for.
QImage readMade(const QString& path, int pixels) {
  QImageReader reader(path, "png");
  const QSize size = reader.size();
  return size.width() <= pixels && size.height() <= pixels ? reader.read() : QImage();
}

} // namespace

QString Thumbnails::programBeside() {
  const QString name = QStringLiteral("vitrine-cli");
  const QString beside = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
  return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

Thumbnails::Thumbnails(Options options, QObject* parent)
    : QObject(parent), m_options(std::move(options)), m_cache(m_options.cacheFolder) {
  m_pool.setMaxThreadCount(1);
}

Thumbnails::~Thumbnails() {
  for (ProgramRun* run : m_runs) {
    run->disconnect(this);
    run->cancel(); // all, before any of them is waited for
  }
  qDeleteAll(m_runs);
  m_pool.clear();
  m_pool.waitForDone();
}

template <class Work, class Take>
void Thumbnails::onWorker(Work work, Take take) {
  m_pool.start([this, work = std::move(work), take = std::move(take)] {
    QMetaObject::invokeMethod(this, [take, result = work()] { take(result); }, Qt::QueuedConnection);
  });
}

ThumbnailCache::Size Thumbnails::size() const {
  return ThumbnailCache::sizeFor(
      static_cast<int>(std::ceil(static_cast<int>(m_options.size) * qGuiApp->devicePixelRatio())));
}

qsizetype Thumbnails::mostKept() const {
  constexpr qsizetype kBytesOfPixel = 4;
  const qsizetype side = static_cast<qsizetype>(size());
  return std::min(kMostKept, kMostKeptBytes / (side * side * kBytesOfPixel));
}

void Thumbnails::setSize(ThumbnailCache::Size size) {
  const bool larger = size > m_options.size;
  m_options.size = size;
  if (larger) {
    refresh();
  }
}

void Thumbnails::setProgram(const QString& program) {
  m_options.program = program;
  refresh();
}

void Thumbnails::want(const QObject& list, const QStringList& files) {
  if (!m_wanted.contains(&list)) {
    connect(&list, &QObject::destroyed, this, [this, gone = &list] {
      m_wanted.remove(gone);
      update();
    });
  }
  if (m_wanted.value(&list) != files || !m_wanted.contains(&list)) {
    m_wanted.insert(&list, files);
    update();
  }
}

void Thumbnails::refresh(const QString& file) {
  for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
    if (entry->state == State::Known && (file.isEmpty() || entry.key() == file)) {
      entry->state = State::Outdated;
    }
  }
  update();
}

QStringList Thumbnails::allWanted() const {
  QStringList all;
  for (const QStringList& files : m_wanted) {
    all += files;
  }
  return all;
}

void Thumbnails::update() {
  const QStringList wanted = allWanted();
  for (ProgramRun* run : m_runs) {
    if (!wanted.contains(run->file())) {
      run->cancel();
    }
  }
  for (const QString& file : wanted) {
    const auto entry = m_entries.constFind(file);
    if (entry == m_entries.cend() || entry->state == State::Outdated) {
      startLook(file);
    }
  }
  startDue(wanted);
  forgetSome(wanted);
}

void Thumbnails::forgetSome(const QStringList& wanted) {
  if (m_entries.size() <= mostKept()) {
    return;
  }
  const QSet<QString> kept(wanted.begin(), wanted.end());
  m_entries.removeIf([&](const QHash<QString, Entry>::iterator& entry) {
    return entry->state == State::Known && !kept.contains(entry.key());
  });
}

Thumbnails::Found Thumbnails::look(const ThumbnailCache& cache, const QString& file, ThumbnailCache::Size size) {
  Found found;
  found.modified = ThumbnailCache::modified(file);
  if (found.modified < 0 || cache.holds(file)) {
    return found;
  }
  const int pixels = static_cast<int>(size);
  found.picture = cache.find(file, size);
  if (found.picture.width() > pixels || found.picture.height() > pixels) {
    found.picture = found.picture.scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  }
  found.due = found.picture.isNull() && !cache.hasFailed(file);
  return found;
}

void Thumbnails::startLook(const QString& file) {
  m_entries[file].state = State::Looking;
  onWorker([cache = m_cache, file, size = size()] { return look(cache, file, size); },
           [this, file](const Found& found) {
             m_entries[file].modified = found.modified;
             m_entries[file].state = found.due ? State::Due : State::Known;
             if (!found.due) {
               setPicture(file, found.picture);
             }
             startDue(allWanted());
           });
}

void Thumbnails::startDue(const QStringList& wanted) {
  for (const QString& file : wanted) {
    if (m_options.program.isEmpty() || m_runs.size() >= m_options.atOnce) {
      return;
    }
    const auto entry = m_entries.constFind(file);
    if (entry != m_entries.cend() && entry->state == State::Due) {
      start(file);
    }
  }
}

void Thumbnails::start(const QString& file) {
  m_entries[file].state = State::Making;
  const QString output = m_outputs.filePath(QStringLiteral("%1.png").arg(++m_runsStarted));
  auto* run = new ProgramRun(file, output, this);
  m_runs << run;
  connect(run, &ProgramRun::finished, this, [this, run](ProgramRun::Outcome outcome) {
    m_runs.removeOne(run);
    run->deleteLater();
    takeOutcome(*run, outcome);
    startDue(allWanted());
  });
  run->start(
      m_options.program,
      {QStringLiteral("thumbnail"), file, output, QStringLiteral("--size"), QString::number(static_cast<int>(size()))},
      m_options.timeLimitMs);
}

void Thumbnails::takeOutcome(ProgramRun& run, ProgramRun::Outcome outcome) {
  const QString file = run.file();
  if (outcome == ProgramRun::Outcome::Cancelled) {
    m_entries[file].state = State::Due; // it may be wanted again
    return;
  }
  if (outcome == ProgramRun::Outcome::NoProgram) {
    m_options.program.clear();
    m_entries[file].state = State::Due;
    return;
  }
  onWorker(
      [cache = m_cache, file, output = run.output(), size = size(), modified = m_entries.value(file).modified,
       made = outcome == ProgramRun::Outcome::Done] {
        const QImage picture = made ? readMade(output, static_cast<int>(size)) : QImage();
        QFile::remove(output);
        // A file that was written to meanwhile may look otherwise by now.
        if (ThumbnailCache::modified(file) == modified) {
          picture.isNull() ? cache.markFailed(file, modified) : cache.store(file, modified, size, picture);
        }
        return picture;
      },
      [this, file](const QImage& picture) {
        m_entries[file].state = State::Known;
        setPicture(file, picture);
      });
}

void Thumbnails::setPicture(const QString& file, const QImage& picture) {
  QImage& before = m_entries[file].picture;
  if (before != picture) {
    before = picture;
    Q_EMIT changed(file);
  }
}

} // namespace vitrine::ui
