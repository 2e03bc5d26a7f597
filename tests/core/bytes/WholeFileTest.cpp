#include "core/bytes/WholeFile.h"

#include "tests/support/TempFolder.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <vector>

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

TEST(WholeFile, OnAFullDiskNoPartIsCommittedAlthoughResultsOfWritesAreIgnored) {
  const TempFolder folder;
  const QString path = folder.write(QStringLiteral("kept.json"), "before");
  // One block, one block whose rest fits into the buffer, blocks of the buffer's size, and a buffer that is cut.
  const std::vector<std::vector<int>> runs{{50'000}, {20'010}, {9000, 9000, 9000, 9000}, {7000, 7000, 7000}};
  for (const std::vector<int>& sizes : runs) {
    bool committed = true;
    QString why;
    {
      const FullDisk disk(20'000);
      bytes::WholeFile file(path);
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      for (const int size : sizes) {
        file.write(QByteArray(size, 'x'));
      }
      committed = bytes::commitWhole(file);
      why = file.errorString();
    }
    EXPECT_FALSE(committed) << sizes.front();
    EXPECT_EQ(why, qt_error_string(EFBIG)) << sizes.front();
    EXPECT_EQ(contentOf(path), "before");
  }
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("kept.json")));
}

TEST(WholeFile, WriteAllNoticesAFullDisk) {
  const TempFolder folder;
  QFile file(folder.path(QStringLiteral("filled")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
  EXPECT_TRUE(bytes::writeAll(file, "short"));
  const FullDisk disk(20'000);
  EXPECT_FALSE(bytes::writeAll(file, QByteArray(50'000, 'x')));
  EXPECT_EQ(file.errorString(), qt_error_string(EFBIG));
}

} // namespace
