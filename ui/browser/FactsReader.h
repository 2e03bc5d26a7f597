#pragma once

#include "ui/browser/FactsCache.h"
#include "ui/workers/ProgramQueue.h"

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
    int timeLimitMs = 10'000;                   ///< of one file
    int atOnce = 2;                             ///< processes
    std::function<bool()> rests = machineRests; ///< ProgramQueue::Options::rests
    int restCheckMs = 15'000;                   ///< ProgramQueue::Options::restCheckMs
  };

  explicit FactsReader(const Options& options, QObject* parent = nullptr);

  void setProgram(const QString& program) { m_queue.setProgram(program); }
  /// Sets the files whose facts are needed by one who asks, in place of those before; none: no more.
  void want(const QObject& asker, const QStringList& files) { m_queue.want(asker, files); }
  /// Facts of a file are told again when they are wanted again.
  void forget(const QString& file) { m_queue.forget({file}); }
  void forgetAll() { m_queue.forgetAll(); }
  /// True if the file's facts were told, or if there is nothing to tell.
  bool knows(const QString& file) const { return m_queue.isAnswered(file); }
  /// True if reading the file took too long and will be tried again as long as the file is wanted.
  bool readsAgain(const QString& file) const { return m_queue.isRetried(file); }

Q_SIGNALS:
  void read(const QString& file, const vitrine::ui::FileFacts& facts);
  /// A wanted file is done with, also where nothing can be told of it.
  void answered(const QString& file);

private:
  ProgramQueue::Look lookAt(const QString& file);
  ProgramQueue::Answer telling(const QString& file, const FileFacts& facts);

  FactsCache m_cache;
  ProgramQueue m_queue;
};

} // namespace vitrine::ui
