#pragma once

#include <QString>

namespace vitrine::ui {

/// Lock that one process at a time has on a folder, by convention among processes of this program. The system releases
/// it when a process ends in whatever way. No file is left behind.
class FolderLock {
public:
  /// Waits until the folder is free, or until `mostMs` have passed; then it is used without the lock.
  FolderLock(const QString& folder, int mostMs);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

private:
  int m_folder; ///< file descriptor; negative if the folder cannot be opened
  bool m_isLocked = false;
};

} // namespace vitrine::ui
