#pragma once

#include "core/base/TaskQueue.h"
#include "ui/documents/SavedWindows.h"

#include <QLockFile>

#include <memory>

namespace vitrine::ui {

/// Folder that holds what is open (session.json), a mark while the program runs, and the name of the file that is being
/// opened. A mark that is still there at the start tells of a crash. One of several processes has the folder. The
/// windows are written on a worker, each time whole or not at all; the last ones are waited for at the end.
class SavedWindowsFolder {
public:
  /// Windows that the last run saved.
  struct Left {
    SavedWindows windows;
    bool crashed = false;
    QString opening;      ///< file that was being opened as it crashed; empty: none
    bool damaged = false; ///< the windows could not be read, and were put aside
  };

  explicit SavedWindowsFolder(const QString& folder);
  /// The end of a run without a crash.
  ~SavedWindowsFolder();
  SavedWindowsFolder(const SavedWindowsFolder&) = delete;
  SavedWindowsFolder& operator=(const SavedWindowsFolder&) = delete;

  /// False: another process has the folder, or nothing can be written there.
  bool keeps() const { return m_keeps; }
  const Left& left() const { return m_left; }

  void save(SavedWindows windows);
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
