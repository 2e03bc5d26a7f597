#include "core/formats/source/zip/file/ZipMount.h"

#include "core/formats/source/zip/records/ZipRecords.h"
#include "tests/core/formats/source/zip/ZipTestArchives.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

ZipMount zipMountOf(std::vector<std::byte> bytes) {
  const ByteSourcePtr source = sourceOf(std::move(bytes));
  auto directory = readZipDirectory(*source, {}, nullptr);
  return {QStringLiteral("pakfile"), source, std::move(*directory)};
}

QStringList paths(const std::vector<files::MountEntry>& entries) {
  QStringList list;
  for (const files::MountEntry& entry : entries) {
    list << entry.path + (entry.folder ? QStringLiteral("/") : QString());
  }
  return list;
}

TEST(ZipMount, findsWithoutCaseAndSlashDirection) {
  const ZipMount mount = zipMountOf(testZipBytes(demos::ZipMethod::Lzma));
  const auto found = mount.find(QStringLiteral("Materials\\brick/FLOOR.vmt"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->path, QStringLiteral("materials/brick/Floor.vmt")) << "folders as they were first spelt";
  EXPECT_FALSE(found->folder);
  EXPECT_FALSE(mount.find(QStringLiteral("materials/none.vmt")));
  EXPECT_FALSE(mount.find(QStringLiteral("../readme.txt")));
  EXPECT_FALSE(mount.find(QStringLiteral("/readme.txt")));
}

TEST(ZipMount, listsFoldersAndFiles) {
  const ZipMount mount = zipMountOf(testZipBytes(demos::ZipMethod::Stored));
  EXPECT_EQ(paths(mount.list(QString())), QStringList({"materials/", "readme.txt"}));
  EXPECT_EQ(paths(mount.list(QStringLiteral("MATERIALS"))), QStringList({"materials/brick/"}));
  EXPECT_EQ(paths(mount.list(QStringLiteral("materials/brick"))),
            QStringList({"materials/brick/wall.vmt", "materials/brick/Floor.vmt"}));
  EXPECT_TRUE(mount.list(QStringLiteral("nowhere")).empty());
}

TEST(ZipMount, opensDecodedBytes) {
  const ZipMount mount = zipMountOf(testZipBytes(demos::ZipMethod::Deflate));
  const auto source = mount.open(*mount.find(QStringLiteral("readme.txt")), {});
  ASSERT_TRUE(source);
  EXPECT_EQ((*source)->readAll()->toByteArray(), QByteArray("The quick brown fox. ").repeated(300));
}

TEST(ZipMount, refusesDataThatDoesNotFitItsChecksum) {
  std::vector<std::byte> bytes = testZipBytes(demos::ZipMethod::Stored);
  bytes[40 + 24] ^= std::byte{1}; // inside the first file's data
  const ZipMount mount = zipMountOf(bytes);
  const auto source = mount.open(*mount.find(QStringLiteral("materials/brick/wall.vmt")), {});
  ASSERT_FALSE(source);
  EXPECT_EQ(source.error().code, ErrorCode::Damaged);
  EXPECT_EQ(source.error().path, QStringLiteral("materials/brick/wall.vmt"));
  EXPECT_TRUE(mount.open(*mount.find(QStringLiteral("readme.txt")), {}));
}

TEST(ZipMount, hostileNamesLeadNowhere) {
  std::vector<std::byte> bytes = testZipBytes(demos::ZipMethod::Stored);
  const std::size_t name = findSignature(bytes, zip::kCentralSignature, 2) + zip::kCentral.size;
  std::ranges::transform(std::string_view("../../etc1"), bytes.begin() + static_cast<std::ptrdiff_t>(name),
                         [](char c) { return static_cast<std::byte>(c); });
  const ZipMount mount = zipMountOf(bytes);
  EXPECT_EQ(mount.directory().entries.size(), 3u);
  EXPECT_EQ(paths(mount.list(QString())), QStringList({"materials/"}));
  EXPECT_FALSE(mount.find(QStringLiteral("../../etc1")));
  EXPECT_FALSE(mount.open({QStringLiteral("../../etc1"), 6300, false}, {}));
}

TEST(ZipMount, ofEqualNamesTheLastCounts) {
  const auto text = [](const char* value) {
    const auto view = std::as_bytes(std::span(value, std::strlen(value)));
    return std::vector<std::byte>(view.begin(), view.end());
  };
  const std::array files{demos::PakFile{"a/x.txt", text("first")}, demos::PakFile{"A/X.TXT", text("second")}};
  const ZipMount mount = zipMountOf(demos::writeZip(files, demos::ZipMethod::Stored));
  EXPECT_EQ(paths(mount.list(QStringLiteral("a"))), QStringList({"a/X.TXT"}));
  const auto source = mount.open(*mount.find(QStringLiteral("a/x.txt")), {});
  ASSERT_TRUE(source);
  EXPECT_EQ((*source)->readAll()->toByteArray(), QByteArray("second"));
}

} // namespace
} // namespace vitrine::tests
