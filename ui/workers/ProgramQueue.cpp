#include "ui/workers/ProgramQueue.h"

#include <QFile>

#include <algorithm>

namespace vitrine::ui {

ProgramQueue::ProgramQueue(Options options, std::function<Look(const QString& file)> lookAt, QObject* parent)
    : QObject(parent), m_options(std::move(options)), m_lookAt(std::move(lookAt)),
      m_worker({.continuesOnFailure = true}) {
  m_restCheck.setInterval(m_options.restCheckMs);
  connect(&m_restCheck, &QTimer::timeout, this, &ProgramQueue::retryAtRest);
  // A look that could not be started answers its file all the same.
  connect(&m_worker, &base::TaskQueue::failed, this, [this] {
    if (!m_looking.isEmpty()) {
      finish(std::exchange(m_looking, {}), {});
      startNext();
    }
  });
}

ProgramQueue::~ProgramQueue() {
  for (ProgramRun* run : m_runs) {
    run->disconnect(this);
    run->cancel(); // all, before any of them is waited for
  }
  qDeleteAll(m_runs);
  // Looks may refer to the owner of this queue.
  m_worker.stop();
  m_worker.waitForEnd();
}

template <class Work, class Take>
void ProgramQueue::onWorker(Work work, Take take) {
  using Found = std::invoke_result_t<Work>;
  m_worker.add(
      {},
      [work = std::move(work)](base::Progress&) mutable -> vitrine::Result<Found> {
        try {
          return work();
        } catch (...) {
          return Found(); // the file is answered as if nothing was found
        }
      },
      std::move(take));
}

void ProgramQueue::setProgram(const QString& program) {
  m_options.program = program;
  forgetAll();
}

void ProgramQueue::want(const QObject& asker, const QStringList& files) {
  const auto before = m_wanted.constFind(&asker);
  if (before == m_wanted.cend()) {
    connect(&asker, &QObject::destroyed, this, [this, gone = &asker] {
      m_wanted.remove(gone);
      update();
    });
  } else if (*before == files) {
    return;
  }
  m_wanted.insert(&asker, files);
  update();
}

void ProgramQueue::forget(const QStringList& files) {
  for (const QString& file : files) {
    m_lateRuns.remove(file);
    m_retries.remove(file);
  }
  answerAgain(files);
}

void ProgramQueue::retryAtRest() {
  const auto next = std::ranges::find_if(m_retries, [this](const QString& file) { return isWanted(file); });
  if (next == m_retries.end()) {
    m_restCheck.stop(); // until one of them is wanted again
  } else if (m_busy.isEmpty() && m_due.isEmpty() && m_toLook.isEmpty() && m_options.rests()) {
    const QString file = *next;
    m_retries.remove(file);
    answerAgain({file});
  }
}

void ProgramQueue::answerAgain(const QStringList& files) {
  for (const QString& file : files) {
    m_answered.remove(file);
    m_due.remove(file);
    if (m_busy.contains(file)) {
      m_outdated.insert(file);
    }
  }
  update();
}

void ProgramQueue::forgetAll() {
  m_lateRuns.clear();
  m_retries.clear();
  answerAgain(m_answered.values() + m_due.keys() + m_busy.values());
}

void ProgramQueue::update() {
  QList<QStringList> lists = m_wanted.values();
  // A few rows in sight before ten thousand that are searched.
  std::ranges::sort(lists, {}, [](const QStringList& list) { return list.size(); });
  m_all.clear();
  m_toLook.clear();
  m_toRun.clear();
  for (const QStringList& list : std::as_const(lists)) {
    for (const QString& file : list) {
      if (m_all.contains(file)) {
        continue; // a shorter list has it
      }
      m_all.insert(file, m_all.size());
      if (!m_answered.contains(file) && !m_busy.contains(file)) {
        (m_due.contains(file) ? m_toRun : m_toLook) << file;
      }
    }
  }
  m_due.removeIf([this](const QHash<QString, Run>::iterator& due) { return !m_all.contains(due.key()); });
  for (ProgramRun* run : std::as_const(m_runs)) {
    if (!m_all.contains(run->file())) {
      run->cancel();
    }
  }
  checkForRest();
  startNext();
}

void ProgramQueue::checkForRest() {
  const bool due = std::ranges::any_of(m_retries, [this](const QString& file) { return isWanted(file); });
  if (due && !m_restCheck.isActive()) {
    m_restCheck.start();
  }
}

void ProgramQueue::startNext() {
  if (m_looking.isEmpty() && !m_toLook.isEmpty()) {
    look(m_toLook.takeFirst());
  }
  while (!m_toRun.isEmpty() && m_runs.size() < m_options.mostAtOnce && !isLookDueBefore(m_toRun.front())) {
    const QString file = m_toRun.takeFirst();
    const Run run = m_due.take(file);
    m_options.program.isEmpty() ? finish(file, {}) : start(file, run);
  }
}

bool ProgramQueue::isLookDueBefore(const QString& file) const {
  const auto isBefore = [&](const QString& looked) { return rankOf(looked) < rankOf(file); };
  return (!m_looking.isEmpty() && isBefore(m_looking)) || (!m_toLook.isEmpty() && isBefore(m_toLook.front()));
}

void ProgramQueue::look(const QString& file) {
  m_looking = file;
  m_busy.insert(file);
  onWorker(m_lookAt(file), [this, file](const std::variant<Answer, Run>& found) {
    m_looking.clear();
    const auto* answer = std::get_if<Answer>(&found);
    answer ? finish(file, *answer) : takeRun(file, std::get<Run>(found));
    startNext();
  });
}

void ProgramQueue::takeRun(const QString& file, const Run& run) {
  m_busy.remove(file);
  if (m_outdated.remove(file)) {
    update(); // what it would run is of before
  } else if (m_all.contains(file)) {
    m_due.insert(file, run);
    const auto rank = [this](const QString& one) { return rankOf(one); };
    m_toRun.insert(std::ranges::upper_bound(m_toRun, rankOf(file), {}, rank), file);
  }
}

void ProgramQueue::start(const QString& file, Run wanted) {
  m_busy.insert(file);
  const QString output = m_outputs.filePath(QString::number(++m_runsStarted));
  auto* run = new ProgramRun(file, output, this);
  m_runs << run;
  if (const qsizetype place = wanted.arguments.indexOf(QString()); place >= 0) {
    wanted.arguments[place] = output;
  } else {
    run->takeStandardOutput();
  }
  connect(run, &ProgramRun::finished, this, [this, run, read = wanted.read](ProgramRun::Outcome outcome) {
    m_runs.removeOne(run);
    run->deleteLater();
    takeOutcome(*run, outcome, read);
    startNext();
  });
  const bool again = m_lateRuns.contains(file);
  run->start(m_options.program, again ? wanted.arguments + wanted.retryArguments : wanted.arguments,
             again ? m_options.timeLimitMs * kMoreTime : m_options.timeLimitMs);
}

void ProgramQueue::takeOutcome(const ProgramRun& run, ProgramRun::Outcome outcome, const Reading& read) {
  const QString file = run.file();
  if (outcome == ProgramRun::Outcome::Cancelled) {
    m_busy.remove(file);
    m_outdated.remove(file);
    update(); // it may be wanted again
    return;
  }
  if (outcome == ProgramRun::Outcome::NoProgram) {
    m_options.program.clear();
    finish(file, {});
    return;
  }
  Result result{run.output(), run.complaint(), outcome == ProgramRun::Outcome::Done};
  if (outcome == ProgramRun::Outcome::OutOfTime && !m_outdated.contains(file)) {
    result.isRetried = ++m_lateRuns[file] <= kMostRetries;
  }
  if (result.isRetried) {
    m_retries.insert(file);
  } else {
    m_lateRuns.remove(file);
  }
  onWorker(
      [result, read] {
        Answer answer = read(result);
        QFile::remove(result.output);
        return answer;
      },
      [this, file](const Answer& answer) {
        finish(file, answer);
        startNext();
      });
}

void ProgramQueue::finish(const QString& file, const Answer& answer) {
  m_busy.remove(file);
  const bool outdated = m_outdated.remove(file);
  if (!outdated) {
    m_answered.insert(file);
  }
  if (answer) {
    answer();
  }
  Q_EMIT answered(file);
  if (outdated) {
    update();
  }
  checkForRest();
}

} // namespace vitrine::ui
