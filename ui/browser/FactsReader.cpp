#include "ui/browser/FactsReader.h"

#include <QFile>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Nobody's output is that long; a file that makes it so is not searched.
constexpr qint64 kMostFactsBytes = 16 << 20;

FileFacts readFacts(const QString& output, const QString& complaint, bool done) {
  QFile file(output);
  const bool opened = done && file.size() <= kMostFactsBytes && file.open(QIODevice::ReadOnly);
  auto facts = opened ? FileFacts::fromWords(file.readAll()) : std::nullopt;
  file.close();
  QFile::remove(output);
  return facts ? std::move(*facts) : FileFacts{.triangles = {}, .content = {}, .problem = complaint};
}

} // namespace

FactsReader::FactsReader(Options options, QObject* parent)
    : QObject(parent), m_options(std::move(options)), m_cache(m_options.cacheFolder) {
  m_pool.setMaxThreadCount(1);
}

FactsReader::~FactsReader() {
  for (ProgramRun* run : m_runs) {
    run->disconnect(this);
    run->cancel(); // all, before any of them is waited for
  }
  qDeleteAll(m_runs);
  m_pool.clear();
  m_pool.waitForDone();
}

template <class Work, class Take>
void FactsReader::onWorker(Work work, Take take) {
  m_pool.start([this, work = std::move(work), take = std::move(take)] {
    QMetaObject::invokeMethod(this, [take, result = work()] { take(result); }, Qt::QueuedConnection);
  });
}

void FactsReader::setProgram(const QString& program) {
  m_options.program = program;
  update();
}

void FactsReader::want(const QObject& asker, const QStringList& files) {
  if (!m_wanted.contains(&asker)) {
    connect(&asker, &QObject::destroyed, this, [this, gone = &asker] {
      m_wanted.remove(gone);
      update();
    });
  } else if (m_wanted.value(&asker) == files) {
    return;
  }
  m_wanted.insert(&asker, files);
  update();
}

void FactsReader::forget(const QString& file) {
  if (file.isEmpty()) {
    m_known.clear();
  } else {
    m_known.remove(file);
  }
  update();
}

void FactsReader::update() {
  QList<QStringList> lists = m_wanted.values();
  // A few rows in sight before ten thousand that are searched.
  std::ranges::sort(lists, {}, [](const QStringList& list) { return list.size(); });
  QSet<QString> all;
  m_queue.clear();
  for (const QStringList& list : std::as_const(lists)) {
    for (const QString& file : list) {
      if (const auto before = all.size(); all.insert(file), all.size() > before) {
        if (!m_known.contains(file) && !m_busy.contains(file)) {
          m_queue << file;
        }
      }
    }
  }
  std::ranges::reverse(m_queue);
  for (ProgramRun* run : std::as_const(m_runs)) {
    if (!all.contains(run->file())) {
      run->cancel();
    }
  }
  startNext();
}

void FactsReader::startNext() {
  while (!m_queue.isEmpty() && m_busy.size() < m_options.atOnce) {
    look(m_queue.takeLast());
  }
}

void FactsReader::look(const QString& file) {
  m_busy.insert(file);
  onWorker(
      [cache = m_cache, file] {
        Found found{FactsCache::stampOf(file), {}};
        found.facts = cache.find(file, found.stamp);
        return found;
      },
      [this, file](const Found& found) { takeFound(file, found); });
}

void FactsReader::takeFound(const QString& file, const Found& found) {
  if (found.facts || found.stamp.isEmpty() || m_options.program.isEmpty()) {
    finish(file, found.facts);
    return;
  }
  startProgram(file, found.stamp);
}

void FactsReader::startProgram(const QString& file, const QString& stamp) {
  const QString output = m_outputs.filePath(QStringLiteral("%1.json").arg(++m_runsStarted));
  auto* run = new ProgramRun(file, output, this);
  m_runs << run;
  run->takeStandardOutput();
  connect(run, &ProgramRun::finished, this, [this, run, stamp](ProgramRun::Outcome outcome) {
    m_runs.removeOne(run);
    run->deleteLater();
    takeOutcome(*run, outcome, stamp);
  });
  run->start(m_options.program, {QStringLiteral("info"), QStringLiteral("--words"), file}, m_options.timeLimitMs);
}

void FactsReader::takeOutcome(ProgramRun& run, ProgramRun::Outcome outcome, const QString& stamp) {
  const QString file = run.file();
  if (outcome == ProgramRun::Outcome::Cancelled) {
    m_busy.remove(file);
    update(); // it may be wanted again
    return;
  }
  if (outcome == ProgramRun::Outcome::NoProgram) {
    m_options.program.clear();
    finish(file, std::nullopt);
    return;
  }
  onWorker(
      [cache = m_cache, file, stamp, output = run.output(), complaint = run.complaint(),
       done = outcome == ProgramRun::Outcome::Done] {
        FileFacts facts = readFacts(output, complaint, done);
        cache.store(file, stamp, facts);
        return facts;
      },
      [this, file](const FileFacts& facts) { finish(file, facts); });
}

void FactsReader::finish(const QString& file, const std::optional<FileFacts>& facts) {
  m_busy.remove(file);
  m_known.insert(file);
  if (facts) {
    Q_EMIT read(file, *facts);
  }
  Q_EMIT answered(file);
  startNext();
}

} // namespace vitrine::ui
