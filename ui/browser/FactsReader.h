#pragma once

#include "ui/browser/FactsCache.h"
#include "ui/workers/ProgramRun.h"

#include <QHash>
#include <QSet>
#include <QTemporaryDir>
#include <QThreadPool>

namespace vitrine::ui {

/// Facts of the files that lists show or search: from the cache, else read by a program, a process for each file. Those
/// who ask say what they need right now, the most urgent first; what nobody needs any more is not read. GUI thread
/// only; the cache is read on a worker.
class FactsReader : public QObject {
  Q_OBJECT

public:
  struct Options {
    QString program; ///< that reads them, vitrine-cli; empty: only those in the cache are told
    QString cacheFolder = FactsCache::userFolder();
    int timeLimitMs = 10'000; ///< of one file
    int atOnce = 2;           ///< processes
  };

  explicit FactsReader(Options options, QObject* parent = nullptr);
  /// Kills what is being read, and waits for it.
  ~FactsReader() override;

  void setProgram(const QString& program);
  /// Sets the files whose facts are needed by one who asks, in place of those before; none: no more.
  void want(const QObject& asker, const QStringList& files);
  /// Facts of a file are told again when they are wanted again; empty: of all.
  void forget(const QString& file = {});
  /// True if the file's facts were told, or if there is nothing to tell.
  bool knows(const QString& file) const { return m_known.contains(file); }

Q_SIGNALS:
  void read(const QString& file, const vitrine::ui::FileFacts& facts);
  /// A wanted file is done with, also where nothing can be told of it.
  void answered(const QString& file);

private:
  struct Found {
    QString stamp;
    std::optional<FileFacts> facts;
  };

  void update();
  void startNext();
  void look(const QString& file);
  void takeFound(const QString& file, const Found& found);
  void startProgram(const QString& file, const QString& stamp);
  void takeOutcome(ProgramRun& run, ProgramRun::Outcome outcome, const QString& stamp);
  void finish(const QString& file, const std::optional<FileFacts>& facts);
  /// Runs `work` on the worker, and `take` with its result on this thread.
  template <class Work, class Take>
  void onWorker(Work work, Take take);

  Options m_options;
  FactsCache m_cache;
  QHash<const QObject*, QStringList> m_wanted; ///< by who asks
  QStringList m_queue;                         ///< the most urgent last
  QSet<QString> m_known;
  QSet<QString> m_busy;
  QList<ProgramRun*> m_runs;
  QTemporaryDir m_outputs;
  quint64 m_runsStarted = 0;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
