#pragma once

#include "core/base/TaskQueue.h"
#include "ui/workers/MachineRest.h"
#include "ui/workers/ProgramRun.h"

#include <QHash>
#include <QSet>
#include <QTemporaryDir>

#include <functional>
#include <variant>

namespace vitrine::ui {

/// Answers requests about files. A look on a worker comes first, for instance into a cache. If it finds no answer, a
/// program makes one, in a process for each file. Askers say which files they need right now, the most urgent first;
/// askers of few files are served before askers of many. Files that no asker needs any more are neither looked for nor
/// made. Looks do not wait for programs. A program that ran out of time is run again with more of it, at most
/// kMostRetries times, while the queue has nothing else to do and the machine rests. GUI thread only.
class ProgramQueue : public QObject {
  Q_OBJECT

public:
  static constexpr int kMostRetries = 2;
  static constexpr int kMoreTime = 4; ///< factor on the time limit of a retry

  struct Options {
    QString program;                            ///< empty: a look is all there is
    int timeLimitMs;                            ///< of one file
    int mostAtOnce;                             ///< processes
    std::function<bool()> rests = machineRests; ///< asked before a retry
    int restCheckMs = 15'000;                   ///< time between two such questions
  };
  /// Takes over what a worker has found out. Called on the GUI thread; empty: nothing was found.
  using Answer = std::function<void()>;
  /// Outcome of a run; `done`: its program ended with 0.
  struct Result {
    QString output; ///< path of a file, which the queue removes
    QString complaint;
    bool done = false;
    bool isRetried = false; ///< the program ran out of time and will be run again
  };
  /// Makes an answer of the outcome of a run. Called on the worker.
  using Reading = std::function<Answer(const Result& result)>;
  /// A run of the program, for a file that has no answer yet.
  struct Run {
    QStringList arguments; ///< an empty one stands for the output's path; none: standard output is the output
    Reading read;
    QStringList retryArguments = {}; ///< follow the others when the program is run again
  };
  /// Looks for the answer and returns it, or the run that makes it. Called on the worker.
  using Look = std::function<std::variant<Answer, Run>()>;

  /// `lookAt` returns the look for a file. It is called on the GUI thread.
  ProgramQueue(Options options, std::function<Look(const QString& file)> lookAt, QObject* parent = nullptr);
  /// Kills the programs that run, and waits for their end.
  ~ProgramQueue() override;

  /// Sets another program, and looks at all files anew.
  void setProgram(const QString& program);
  /// Empty also when the program has turned out to be unable to do it.
  const QString& program() const { return m_options.program; }
  /// Sets the files that `asker` needs, in place of those before; none: no more. An asker that goes needs none.
  void want(const QObject& asker, const QStringList& files);
  bool isWanted(const QString& file) const { return m_all.contains(file); }
  /// Answers files again when they are wanted again, or still; also those that are being answered now.
  void forget(const QStringList& files);
  void forgetAll();
  /// True if the file was answered and not forgotten.
  bool isAnswered(const QString& file) const { return m_answered.contains(file); }
  /// True if the file was answered after its program ran out of time, and that will be run again.
  bool isRetried(const QString& file) const { return m_retries.contains(file); }

Q_SIGNALS:
  /// A wanted file is done with, after its Answer; also if there is none.
  void answered(const QString& file);

private:
  void update();
  void startNext();
  /// Rank of a wanted file: 0 is the most urgent.
  qsizetype rankOf(const QString& file) const { return m_all.value(file); }
  bool isLookDueBefore(const QString& file) const;
  void look(const QString& file);
  void takeRun(const QString& file, const Run& run);
  void start(const QString& file, Run wanted);
  void takeOutcome(const ProgramRun& run, ProgramRun::Outcome outcome, const Reading& read);
  void finish(const QString& file, const Answer& answer);
  /// Answers files again, with what is known of their earlier runs.
  void answerAgain(const QStringList& files);
  void retryAtRest();
  /// Starts to wait for rest if a wanted file is to be tried again.
  void checkForRest();
  /// Runs `work` on the worker, and `take` with its result on this thread.
  template <class Work, class Take>
  void onWorker(Work work, Take take);

  Options m_options;
  std::function<Look(const QString& file)> m_lookAt;
  QHash<const QObject*, QStringList> m_wanted; ///< by asker
  QHash<QString, qsizetype> m_all;             ///< wanted files with their ranks
  QStringList m_toLook;                        ///< the most urgent first
  QStringList m_toRun;                         ///< the most urgent first; each is due
  QHash<QString, Run> m_due;
  QSet<QString> m_busy;
  QSet<QString> m_answered;
  QSet<QString> m_outdated;       ///< busy ones that were forgotten
  QString m_looking;              ///< empty: none
  QHash<QString, int> m_lateRuns; ///< number of runs that ran out of time
  QSet<QString> m_retries;        ///< files whose program is to be run again
  QTimer m_restCheck;
  QList<ProgramRun*> m_runs;
  QTemporaryDir m_outputs;
  quint64 m_runsStarted = 0;
  base::TaskQueue m_worker;
};

} // namespace vitrine::ui
