#pragma once

#include "core/base/TaskQueue.h"
#include "ui/documents/SavedSession.h"

#include <QLockFile>

#include <memory>

namespace vitrine::ui {

/// The session on disk, in a folder of its own: what is open (session.json), a mark while the program runs, and the
/// name of the file that is being opened. A mark that is still there at the start tells of a crash. Of several
/// processes one keeps it. Written on a worker, each time whole or not at all; the last one is waited for at the end.
class SessionKeeper {
public:
  /// What the last run left.
  struct Left {
    SavedSession session;
    bool crashed = false;
    QString opening;      ///< file that was being opened as it crashed; empty: none
    bool damaged = false; ///< the session could not be read, and was put aside
  };

  explicit SessionKeeper(const QString& folder);
  /// The end of a run without a crash.
  ~SessionKeeper();
  SessionKeeper(const SessionKeeper&) = delete;
  SessionKeeper& operator=(const SessionKeeper&) = delete;

  /// False: another process keeps the session, or nothing can be written there.
  bool keeps() const { return m_keeps; }
  const Left& left() const { return m_left; }

  void save(SavedSession session);
  /// Notes what is being opened now (empty: nothing any more), before anything of it is read.
  void noteOpening(const QString& path);

private:
  QString inFolder(const char* name) const;
  void readLeft();

  QString m_folder;
  std::unique_ptr<QLockFile> m_lock;
  bool m_keeps = false;
  Left m_left;
  base::TaskQueue m_writes;
};

} // namespace vitrine::ui
