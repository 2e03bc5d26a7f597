#pragma once

#include "ui/thumbnails/ThumbnailCache.h"
#include "ui/workers/ProgramQueue.h"

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
    std::function<bool()> rests = machineRests;               ///< ProgramQueue::Options::rests
    int restCheckMs = 15'000;                                 ///< ProgramQueue::Options::restCheckMs
  };

  /// `vitrine-cli` beside the running program, or on the path; empty: there is none.
  static QString programBeside();

  explicit Thumbnails(const Options& options, QObject* parent = nullptr);

  void setProgram(const QString& program) { m_queue.setProgram(program); }
  const QString& program() const { return m_queue.program(); }
  /// Pictures of another size from now on; those that are too small stay until there are others.
  void setSize(ThumbnailCache::Size size);
  /// The picture of a file, large enough for the size on the sharpest screen; null while there is none.
  QImage picture(const QString& file) const { return m_pictures.value(file); }
  /// Sets the files that a list shows; none: those of no other list are no longer made. A list that goes shows none.
  void want(const QObject& list, const QStringList& files);
  /// Looks again whether the file has changed. The picture stays until there is another.
  void refresh(const QString& file) { m_queue.forget({file}); }
  void refreshAll() { m_queue.forgetAll(); }

Q_SIGNALS:
  /// The file has another picture than before, or none any more.
  void changed(const QString& file);

private:
  ProgramQueue::Look lookAt(const QString& file);
  ProgramQueue::Run runFor(const QString& file, qint64 modified, ThumbnailCache::Size size);
  ProgramQueue::Answer showing(const QString& file, const QImage& picture);
  void forgetSome();
  ThumbnailCache::Size size() const;
  qsizetype mostKept() const;

  ThumbnailCache::Size m_size;
  ThumbnailCache m_cache;
  QHash<QString, QImage> m_pictures; ///< by file; null: there is none
  ProgramQueue m_queue;
};

} // namespace vitrine::ui
