#include "ui/documents/EndMarks.h"

#include <QFile>

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#ifdef Q_OS_UNIX
#include <unistd.h>

#include <csignal>
#endif

namespace vitrine::ui {

#ifdef Q_OS_UNIX
namespace {

constexpr std::size_t kMostFiles = 4;
constexpr std::size_t kLongestPath = 4096;

/// What a signal handler may touch: no allocation, no lock.
struct EndFiles {
  std::array<std::array<char, kLongestPath>, kMostFiles> paths;
  std::atomic<std::size_t> count = 0;
};

EndFiles& endFiles() {
  static EndFiles files;
  return files;
}

void removeEndFiles() {
  EndFiles& files = endFiles();
  const std::size_t count = files.count.exchange(0);
  for (std::size_t i = 0; i < count; ++i) {
    unlink(files.paths[i].data());
  }
}

void endBySignal(int signal) {
  removeEndFiles();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void armOnce() {
  static const bool armed = [] {
    std::atexit(removeEndFiles);
    for (const int signal : {SIGTERM, SIGHUP}) {
      std::signal(signal, endBySignal);
    }
    return true;
  }();
  static_cast<void>(armed);
}

} // namespace

void removeAtEnd(const QStringList& files) {
  EndFiles& kept = endFiles();
  kept.count = 0;
  std::size_t count = 0;
  for (const QString& file : files) {
    const QByteArray path = QFile::encodeName(file);
    if (count < kMostFiles && path.size() < static_cast<qsizetype>(kLongestPath)) {
      std::memcpy(kept.paths[count++].data(), path.constData(), static_cast<std::size_t>(path.size()) + 1);
    }
  }
  armOnce();
  kept.count = count;
}
#else
void removeAtEnd(const QStringList&) {}
#endif

} // namespace vitrine::ui
