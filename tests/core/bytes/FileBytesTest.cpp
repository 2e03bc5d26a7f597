#include "core/bytes/FileBytes.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine::bytes {
namespace {

using tests::randomBytes;
using tests::sameBytes;

TEST(FileBytes, ReadsAcrossPageBorders) {
  const tests::TempFolder folder;
  constexpr auto kPage = FileBytes::kPageSize;
  const Bytes content = randomBytes(2 * kPage + 5, 1);
  const auto file = FileBytes::open(folder.write(QStringLiteral("f"), content), 0);
  ASSERT_TRUE(file.has_value());
  for (const auto& [offset, size] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {kPage - 1, 1}, {kPage - 1, 2}, {kPage, 1}, {kPage - 1, kPage + 2}, {2 * kPage, 5}, {2 * kPage - 3, 8}}) {
    const auto got = (*file)->read(offset, size);
    ASSERT_TRUE(got.has_value()) << offset;
    EXPECT_TRUE(sameBytes(*got, content.slice(offset, size))) << offset << " + " << size;
  }
}

TEST(FileBytes, PageCacheIsBoundedAndStaysRight) {
  const tests::TempFolder folder;
  const QString path = folder.path(QStringLiteral("sparse"));
  constexpr std::uint64_t kPages = FileBytes::kMaxPages + 10;
  {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (std::uint64_t page = 0; page < kPages; ++page) {
      file.seek(static_cast<qint64>(page * FileBytes::kPageSize));
      file.putChar(static_cast<char>(page + 1));
    }
    ASSERT_TRUE(file.resize(static_cast<qint64>(kPages * FileBytes::kPageSize)));
  }
  const auto file = FileBytes::open(path, 0);
  ASSERT_TRUE(file.has_value());
  for (int round = 0; round < 2; ++round) {
    for (std::uint64_t page = 0; page < kPages; ++page) {
      const auto got = (*file)->read(page * FileBytes::kPageSize, 2);
      ASSERT_TRUE(got.has_value());
      EXPECT_EQ((*got)[0], static_cast<std::byte>(page + 1));
      EXPECT_EQ((*got)[1], std::byte{0});
    }
  }
}

TEST(FileBytes, WholeFileSurvivesTruncationAndRemoval) {
  const tests::TempFolder folder;
  const Bytes content = randomBytes(5000, 2);
  const QString path = folder.write(QStringLiteral("f"), content);
  const auto file = FileBytes::open(path);
  ASSERT_TRUE(file.has_value());
  ASSERT_TRUE(QFile::resize(path, 10));
  EXPECT_TRUE(sameBytes(*(*file)->readAll(), content));
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_TRUE(sameBytes(*(*file)->readAll(), content));
}

TEST(FileBytes, WindowedFileTruncatedUnderUsIsAnErrorWithItsPlace) {
  const tests::TempFolder folder;
  const QString path = folder.write(QStringLiteral("f"), randomBytes(FileBytes::kPageSize + 5000, 3));
  const auto file = FileBytes::open(path, 0);
  ASSERT_TRUE(file.has_value());
  ASSERT_TRUE(QFile::resize(path, 100));
  const auto got = (*file)->read(FileBytes::kPageSize + 10, 20);
  ASSERT_FALSE(got.has_value());
  EXPECT_EQ(got.error().code, ErrorCode::Unreadable);
  EXPECT_EQ(got.error().offset, FileBytes::kPageSize);
  EXPECT_EQ(got.error().path, path);
  EXPECT_EQ((*file)->size(), FileBytes::kPageSize + 5000) << "the size is that of the moment of opening";
}

TEST(FileBytes, DoesNotBlockTheProgramThatWritesTheFile) {
  const tests::TempFolder folder;
  const QString path = folder.write(QStringLiteral("f"), randomBytes(5000, 4));
  const auto file = FileBytes::open(path, 0);
  ASSERT_TRUE(file.has_value());
  QFile writer(path);
  EXPECT_TRUE(writer.open(QIODevice::WriteOnly | QIODevice::Truncate));
  EXPECT_EQ(writer.write("new"), 3);
}

TEST(FileBytes, EmptyFileIsEmpty) {
  const tests::TempFolder folder;
  const auto file = FileBytes::open(folder.write(QStringLiteral("empty"), QByteArray()));
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ((*file)->size(), 0U);
  EXPECT_EQ((*file)->readAll()->size(), 0U);
  EXPECT_FALSE((*file)->read(0, 1).has_value());
}

TEST(FileBytes, NamesWithAnyLettersOpen) {
  const tests::TempFolder folder;
  const auto file = FileBytes::open(folder.write(QStringLiteral("карта 地図 %1 ü.bsp"), QByteArray("abc")));
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ((*file)->size(), 3U);
}

TEST(FileBytes, RefusesWhatIsNoFile) {
  const tests::TempFolder folder;
  const auto missing = FileBytes::open(folder.path(QStringLiteral("nothing")));
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
  EXPECT_EQ(missing.error().message, QStringLiteral("there is no such file"));

  const auto directory = FileBytes::open(folder.path());
  ASSERT_FALSE(directory.has_value());
  EXPECT_EQ(directory.error().code, ErrorCode::Unreadable);
  EXPECT_EQ(directory.error().message, QStringLiteral("this is not a regular file"));
}

TEST(FileBytes, RefusesAFifoWithoutWaitingForItsWriter) {
  const tests::TempFolder folder;
  const QString path = folder.path(QStringLiteral("fifo"));
  ASSERT_EQ(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
  const auto fifo = FileBytes::open(path);
  ASSERT_FALSE(fifo.has_value());
  EXPECT_EQ(fifo.error().message, QStringLiteral("this is not a regular file"));
}

TEST(FileBytes, SaysWhyAFileCannotBeRead) {
  const tests::TempFolder folder;
  const QString path = folder.write(QStringLiteral("secret"), QByteArray("x"));
  ASSERT_EQ(chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
  ASSERT_EQ(chmod(QFile::encodeName(path).constData(), 0), 0);
  // The superuser may read every file, so the test steps down for a moment.
  constexpr uid_t kNobody = 65534;
  const uid_t own = geteuid();
  if (own == 0) {
    ASSERT_EQ(seteuid(kNobody), 0);
  }
  const auto file = FileBytes::open(path);
  ASSERT_EQ(seteuid(own), 0);
  ASSERT_FALSE(file.has_value());
  EXPECT_EQ(file.error().code, ErrorCode::Unreadable);
  EXPECT_FALSE(file.error().message.isEmpty());
}

} // namespace
} // namespace vitrine::bytes
