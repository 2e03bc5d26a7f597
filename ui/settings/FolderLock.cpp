#include "ui/settings/FolderLock.h"

#include <QDeadlineTimer>
#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

namespace vitrine::ui {

FolderLock::FolderLock(const QString& folder, int mostMs)
    : m_folder(open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  const QDeadlineTimer deadline(mostMs);
  while (m_folder >= 0 && !m_isLocked) {
    m_isLocked = flock(m_folder, LOCK_EX | LOCK_NB) == 0;
    const bool isHeldByAnother = !m_isLocked && errno == EWOULDBLOCK;
    if (!m_isLocked && (!isHeldByAnother || deadline.hasExpired())) {
      return;
    }
    if (isHeldByAnother) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }
}

FolderLock::~FolderLock() {
  if (m_folder >= 0) {
    close(m_folder);
  }
}

} // namespace vitrine::ui
