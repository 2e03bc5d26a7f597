#pragma once

#include "ui/thumbnails/ThumbnailCache.h"
#include "ui/workers/ProgramRun.h"

#include <QHash>
#include <QTemporaryDir>
#include <QThreadPool>

namespace vitrine::ui {

/// Small pictures of the files that lists show: from the user's cache (ThumbnailCache), else made by a program
/// (`PROGRAM thumbnail FILE OUT.png --size N`) and put there. Lists say what they show right now, the most urgent
/// first; what none of them shows any more is not made. GUI thread only; files are read on a worker.
class Thumbnails : public QObject {
  Q_OBJECT

public:
  struct Options {
    QString program; ///< that makes them; empty: only those in the cache are shown
    QString cacheFolder = ThumbnailCache::userFolder();
    int timeLimitMs = 10'000;                                 ///< of one file
    int atOnce = 2;                                           ///< processes
    ThumbnailCache::Size size = ThumbnailCache::Size::Normal; ///< on a screen of one pixel to a unit of length
  };

  /// `vitrine-cli` beside the running program, or on the path; empty: there is none.
  static QString programBeside();

  explicit Thumbnails(Options options, QObject* parent = nullptr);
  /// Kills what is being made, and waits for it.
  ~Thumbnails() override;

  void setProgram(const QString& program);
  const QString& program() const { return m_options.program; }
  /// Pictures of another size from now on; those that are too small stay until there are others.
  void setSize(ThumbnailCache::Size size);
  /// The picture of a file, large enough for the size on the sharpest screen; null while there is none.
  QImage picture(const QString& file) const { return m_entries.value(file).picture; }
  /// Sets the files that a list shows; none: those of no other list are no longer made. A list that goes shows none.
  void want(const QObject& list, const QStringList& files);
  /// Looks again whether the file has changed; empty: all. The picture stays until there is another.
  void refresh(const QString& file = {});

Q_SIGNALS:
  /// The file has another picture than before, or none any more.
  void changed(const QString& file);

private:
  enum class State { Looking, Due, Making, Known, Outdated };
  struct Entry {
    State state = State::Looking;
    qint64 modified = -1;
    QImage picture;
  };
  /// Outcome of a look into the cache.
  struct Found {
    qint64 modified = -1;
    QImage picture;
    bool due = false; ///< there is none, and one may be made
  };

  static Found look(const ThumbnailCache& cache, const QString& file, ThumbnailCache::Size size);
  QStringList allWanted() const;
  void update();
  void startLook(const QString& file);
  void startDue(const QStringList& wanted);
  void start(const QString& file);
  void takeOutcome(ProgramRun& run, ProgramRun::Outcome outcome);
  void setPicture(const QString& file, const QImage& picture);
  void forgetSome(const QStringList& wanted);
  ThumbnailCache::Size size() const;
  qsizetype mostKept() const;
  /// Runs `work` on the worker, and `take` with its result on this thread.
  template <class Work, class Take>
  void onWorker(Work work, Take take);

  Options m_options;
  ThumbnailCache m_cache;
  QHash<QString, Entry> m_entries;             ///< by file
  QHash<const QObject*, QStringList> m_wanted; ///< by list
  QList<ProgramRun*> m_runs;
  QTemporaryDir m_outputs;
  quint64 m_runsStarted = 0;
  QThreadPool m_pool;
};

} // namespace vitrine::ui
