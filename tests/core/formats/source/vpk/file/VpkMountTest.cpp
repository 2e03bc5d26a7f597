#include "core/formats/source/vpk/file/VpkMount.h"

#include "core/bytes/FileBytes.h"
#include "tests/core/formats/source/vpk/VpkMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

const QByteArray kMountedText = QByteArray("0123456789abcdef").repeated(1000);

const std::vector<VpkFile> kMountedFiles = {{"materials/Brick/wall.vmt", "a wall", 0},
                                            {"materials/brick/wall.vtf", kMountedText, 1, 16},
                                            {"scripts/noext", "no extension", kInDirectory},
                                            {"top.txt", "preloaded whole", 0, 15},
                                            {"TOP.TXT", "the same name again", 0}};

MountPtr mounted(const QString& path) {
  const auto mount = mountVpkFile(path, {});
  EXPECT_TRUE(mount.has_value()) << (mount ? "" : mount.error().message.toStdString());
  return mount.value_or(nullptr);
}

Result<Bytes> contentOf(const files::Mount& mount, const QString& path, const Limits& limits = {}) {
  const auto entry = mount.find(path);
  const auto source = entry ? mount.open(*entry, limits) : std::unexpected(Error());
  return source ? (*source)->readAll() : std::unexpected(source.error());
}

QStringList namesIn(const files::Mount& mount, const QString& folder) {
  QStringList names;
  for (const files::MountEntry& entry : mount.list(folder)) {
    names << (entry.folder ? entry.path + QLatin1Char('/') : entry.path);
  }
  return names;
}

TEST(VpkMount, GivesPreloadedPartedAndEmbeddedFiles) {
  for (const int version : {1, 2}) {
    const TempFolder folder;
    const MountPtr mount = mounted(writeVpk(folder, QStringLiteral("pak01"), kMountedFiles, version));
    EXPECT_EQ(contentOf(*mount, QStringLiteral("MATERIALS\\brick/Wall.vmt"))->toByteArray(), "a wall");
    EXPECT_EQ(contentOf(*mount, QStringLiteral("materials/brick/wall.vtf"))->toByteArray(), kMountedText);
    EXPECT_EQ(contentOf(*mount, QStringLiteral("scripts/noext"))->toByteArray(), "no extension");
    EXPECT_EQ(contentOf(*mount, QStringLiteral("top.txt"))->toByteArray(), "preloaded whole");
    EXPECT_EQ(namesIn(*mount, {}), QStringList({"materials/", "scripts/", "top.txt"}));
    EXPECT_EQ(namesIn(*mount, QStringLiteral("Materials/brick")),
              QStringList({"materials/Brick/wall.vmt", "materials/Brick/wall.vtf"}));
    EXPECT_EQ(mount->find(QStringLiteral("materials/brick/wall.vtf"))->size, 16'000U);
    EXPECT_FALSE(mount->find(QStringLiteral("none")));
  }
}

TEST(VpkMount, ReadsOfAPartOfAFileAgree) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeVpk(folder, QStringLiteral("pak01"), kMountedFiles));
  const auto source = mount->open(*mount->find(QStringLiteral("materials/brick/wall.vtf")), {});
  ASSERT_TRUE(source);
  for (const qsizetype offset : {0, 5, 15, 16, 17, 4000, 5000, 15'990}) {
    for (const qsizetype size : {0, 1, 10}) {
      const auto read = (*source)->read(static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(size));
      ASSERT_TRUE(read) << offset;
      EXPECT_EQ(read->toByteArray(), kMountedText.mid(offset, size)) << offset << ' ' << size;
    }
  }
  EXPECT_FALSE((*source)->read(16'000, 1));
  EXPECT_FALSE((*source)->read(1, 16'000));
}

TEST(VpkMount, AWrongChecksumIsDamage) {
  const TempFolder folder;
  const QString path = writeVpk(folder, QStringLiteral("pak01"), kMountedFiles);
  QByteArray part = kMountedText.mid(16);
  part[9000] = 'X';
  folder.write(QStringLiteral("pak01_001.vpk"), part);
  const MountPtr mount = mounted(path);
  const auto source = mount->open(*mount->find(QStringLiteral("materials/brick/wall.vtf")), {});
  ASSERT_TRUE(source);
  EXPECT_TRUE((*source)->read(0, 4096)) << "enough to recognise it";
  EXPECT_EQ((*source)->read(0, 4097).error().code, ErrorCode::Damaged);
  EXPECT_EQ((*source)->readAll().error().path, QStringLiteral("materials/brick/wall.vtf"));
}

TEST(VpkMount, MissingAndShortPartsCostTheirFilesAlone) {
  const TempFolder folder;
  const QString path = writeVpk(folder, QStringLiteral("pak01"), kMountedFiles);
  QFile::remove(folder.path(QStringLiteral("pak01_000.vpk")));
  folder.write(QStringLiteral("pak01_001.vpk"), QByteArray("short"));
  const MountPtr mount = mounted(path);
  const auto missing = contentOf(*mount, QStringLiteral("materials/brick/wall.vmt"));
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
  EXPECT_TRUE(missing.error().message.contains(QStringLiteral("pak01_000.vpk")));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("materials/brick/wall.vtf")).error().code, ErrorCode::Damaged);
  EXPECT_TRUE(contentOf(*mount, QStringLiteral("top.txt")));
  EXPECT_TRUE(contentOf(*mount, QStringLiteral("scripts/noext")));
}

TEST(VpkMount, PartsLeadToTheirDirectory) {
  const TempFolder folder;
  writeVpk(folder, QStringLiteral("pak01"), kMountedFiles);
  QFile::rename(folder.path(QStringLiteral("pak01_dir.vpk")), folder.path(QStringLiteral("PAK01_DIR.vpk")));
  const QString part = folder.path(QStringLiteral("pak01_001.vpk"));
  const auto bytes = bytes::FileBytes::open(part);
  ASSERT_TRUE(bytes);
  const auto mount = mountVpk(part, *bytes, {});
  ASSERT_TRUE(mount) << mount.error().reason().toStdString();
  EXPECT_EQ(contentOf(**mount, QStringLiteral("materials/brick/wall.vtf"))->toByteArray(), kMountedText);
}

TEST(VpkMount, SizesAreCheckedBeforeReading) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeVpk(folder, QStringLiteral("pak01"), kMountedFiles));
  Limits limits;
  limits.maxDecodedBytes = 100;
  const auto refused = contentOf(*mount, QStringLiteral("materials/brick/wall.vtf"), limits);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::LimitReached);
}

TEST(VpkMount, HostileNamesLeadNowhere) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeVpk(folder, QStringLiteral("evil"),
                                          {{"../../up.txt", "1"},
                                           {"/etc/passwd", "2"},
                                           {"C:/x.txt", "3"},
                                           {"a\\..\\..\\b.txt", "4"},
                                           {"ok/..", "5"},
                                           {"good.txt", "6"}}));
  EXPECT_EQ(namesIn(*mount, {}), QStringList({"ok/", "good.txt"}));
  EXPECT_FALSE(mount->find(QStringLiteral("../../up.txt")));
  EXPECT_FALSE(mount->open({QStringLiteral("../../up.txt"), 1, false}, {}));
}

TEST(VpkMount, AnArchiveIsSharedWhileItIsMountedAndUnchanged) {
  const TempFolder folder;
  const QString path = writeVpk(folder, QStringLiteral("pak01"), kMountedFiles);
  const MountPtr first = mounted(path);
  EXPECT_EQ(mounted(path), first);
  folder.write(QStringLiteral("pak01_dir.vpk"), makeVpk({{"new.txt", "new", kInDirectory}}).directory);
  const MountPtr changed = mounted(path);
  EXPECT_NE(changed, first);
  EXPECT_EQ(namesIn(*changed, {}), QStringList({"new.txt"}));
}

TEST(VpkParts, NamesOfParts) {
  EXPECT_TRUE(isVpkPart(QStringLiteral("pak01_012.vpk")));
  EXPECT_TRUE(isVpkPart(QStringLiteral("PAK01_012.VPK")));
  EXPECT_FALSE(isVpkPart(QStringLiteral("pak01_dir.vpk")));
  EXPECT_FALSE(isVpkPart(QStringLiteral("pak01_12.vpk")));
  EXPECT_FALSE(isVpkPart(QStringLiteral("_012.vpk")));
  EXPECT_FALSE(isVpkPart(QStringLiteral("a_012.txt")));
  EXPECT_EQ(vpkPartName(QStringLiteral("/x/pak01_dir.vpk"), 7), QStringLiteral("pak01_007.vpk"));
  EXPECT_EQ(vpkPartName(QStringLiteral("single.vpk"), 123), QStringLiteral("single_123.vpk"));
}

} // namespace
} // namespace vitrine::tests
