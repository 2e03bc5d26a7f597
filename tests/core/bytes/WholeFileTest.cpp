#include "core/bytes/WholeFile.h"

#include "tests/support/TempFolder.h"

#include <QFile>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>

using namespace vitrine;
using vitrine::tests::TempFolder;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Lets no file of this process grow beyond some bytes, as on a full disk.
class FullDisk {
public:
  explicit FullDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit full{bytes, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &full);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_signal);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

private:
  void (*m_signal)(int);
  rlimit m_before{};
};

TEST(WholeFile, IsWrittenOverWhatWasThere) {
  const TempFolder folder;
  const QString path = folder.write(QStringLiteral("kept.json"), "before");
  EXPECT_TRUE(bytes::writeWhole(path, "after"));
  EXPECT_EQ(contentOf(path), "after");
}

TEST(WholeFile, OnAFullDiskWhatWasThereStays) {
  const TempFolder folder;
  const QString path = folder.write(QStringLiteral("kept.json"), "before");
  bool written = false;
  {
    const FullDisk disk(4);
    written = bytes::writeWhole(path, "short enough for the buffer");
  }
  EXPECT_FALSE(written);
  EXPECT_EQ(contentOf(path), "before");
}

} // namespace
