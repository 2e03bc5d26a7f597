#include "core/formats/source/vpk/records/VpkDirectory.h"

#include "core/formats/source/vpk/file/VpkMount.h"
#include "tests/core/formats/source/vpk/VpkMaker.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

Result<VpkDirectory> readOf(const QByteArray& bytes, Diagnostics* diagnostics = nullptr, const Limits& limits = {}) {
  Progress progress;
  return readVpkDirectory(*bytes::makeMemorySource(Bytes::adopt(bytes)), limits, diagnostics, progress);
}

QStringList pathsOf(const VpkDirectory& directory) {
  QStringList paths;
  for (const VpkEntry& entry : directory.entries) {
    paths << directory.pathOf(entry);
  }
  return paths;
}

const std::vector<VpkFile> kFiles = {{"materials/brick/wall.vmt", "a wall", 0},
                                     {"models/.mdl", "no name", 1},
                                     {"scripts/noext", "no extension", kInDirectory},
                                     {"top.txt", "preloaded whole", 0, 15}};

TEST(VpkDirectory, ListsFilesOfBothVersions) {
  for (const int version : {1, 2}) {
    Diagnostics diagnostics;
    const auto read = readOf(makeVpk(kFiles, version).directory, &diagnostics);
    ASSERT_TRUE(read) << read.error().reason().toStdString();
    EXPECT_EQ(pathsOf(*read), QStringList({"materials/brick/wall.vmt", "models/.mdl", "scripts/noext", "top.txt"}));
    EXPECT_TRUE(read->treeEnds && read->sizeMatches);
    EXPECT_TRUE(diagnostics.entries().empty());
    EXPECT_EQ(read->header.size(), version == 1 ? 12U : 28U);
    EXPECT_EQ(read->entries[1].archive, 1U);
    EXPECT_TRUE(read->entries[2].embedded());
    EXPECT_EQ(read->entries[3].preload, 15U);
    EXPECT_EQ(read->entries[3].length, 0U);
  }
}

TEST(VpkDirectory, EveryCutKeepsTheFilesBeforeIt) {
  const QByteArray whole = makeVpk(kFiles).directory;
  std::size_t before = 0;
  for (qsizetype cut = 28; cut < whole.size(); ++cut) {
    Diagnostics diagnostics;
    const auto read = readOf(whole.left(cut), &diagnostics);
    ASSERT_TRUE(read) << cut;
    EXPECT_GE(read->entries.size(), before);
    EXPECT_EQ(read->treeEnds, !diagnostics.anyDamage()) << cut;
    before = read->entries.size();
  }
  EXPECT_EQ(before, kFiles.size());
}

TEST(VpkDirectory, OtherKindsAreRefusedByName) {
  const auto refused = [](const QByteArray& bytes) {
    const auto read = readOf(bytes);
    EXPECT_FALSE(read.has_value());
    return read ? QString() : read.error().message;
  };
  const QByteArray magic = littleEndian(0x55aa1234, 4);
  EXPECT_TRUE(refused(magic + littleEndian(54, 4) + littleEndian(0, 20)).contains(QStringLiteral("54")));
  EXPECT_TRUE(refused(magic + littleEndian(0x00030002, 4) + littleEndian(0, 20)).contains(QStringLiteral("Respawn")));
  EXPECT_TRUE(refused(QByteArray("vmt\0materials\0", 14)).contains(QStringLiteral("no header")));
  EXPECT_EQ(readOf(QByteArray("vmt\0materials\0", 14)).error().code, ErrorCode::Unsupported);
  EXPECT_EQ(readOf(magic + littleEndian(2, 4) + littleEndian(10, 4)).error().code, ErrorCode::Damaged);
}

TEST(VpkDirectory, ATreeOfAnotherSizeIsTold) {
  QByteArray bytes = makeVpk(kFiles, 1).directory;
  bytes += QByteArray(16, 'x');
  bytes.replace(8, 4, littleEndian(static_cast<std::uint64_t>(bytes.size() - 12), 4));
  Diagnostics diagnostics;
  const auto read = readOf(bytes, &diagnostics);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->treeEnds);
  EXPECT_FALSE(read->sizeMatches);
  EXPECT_TRUE(diagnostics.anyDamage());
  EXPECT_EQ(read->entries.size(), kFiles.size());
}

TEST(VpkDirectory, EndsAtTheLimitOfEntries) {
  Limits limits;
  limits.maxArchiveEntries = 2;
  Diagnostics diagnostics;
  const auto read = readOf(makeVpk(kFiles).directory, &diagnostics, limits);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->entries.size(), 2U);
  EXPECT_TRUE(diagnostics.anyDamage());
  limits.maxDecodedBytes = 20;
  EXPECT_EQ(readOf(makeVpk(kFiles).directory, nullptr, limits).error().code, ErrorCode::LimitReached);
}

TEST(VpkDirectory, EndlessNamesAreLeftOut) {
  Diagnostics diagnostics;
  const auto read = readOf(makeVpk({{QByteArray(5000, 'a') + "/x.txt", "1"}, {"b.txt", "2"}}).directory, &diagnostics);
  ASSERT_TRUE(read);
  EXPECT_EQ(pathsOf(*read), QStringList({"b.txt"}));
  EXPECT_EQ(read->refused, 1U);
  EXPECT_TRUE(diagnostics.anyDamage());
}

/// Files of one folder and extension together, as the game's own tool writes them.
QByteArray largeDirectory(int folders, int filesOfEach) {
  const QByteArray record = littleEndian(0, 4) + littleEndian(0, 2) + littleEndian(0, 2) + littleEndian(0, 4) +
                            littleEndian(100, 4) + littleEndian(0xffff, 2);
  QByteArray tree = QByteArray("vmt") + '\0';
  for (int folder = 0; folder < folders; ++folder) {
    tree += "materials/" + QByteArray::number(folder) + '\0';
    for (int file = 0; file < filesOfEach; ++file) {
      tree += "file" + QByteArray::number(file) + '\0' + record;
    }
    tree += '\0';
  }
  tree += QByteArray(2, '\0');
  return littleEndian(0x55aa1234, 4) + littleEndian(1, 4) + littleEndian(static_cast<std::uint64_t>(tree.size()), 4) +
         tree;
}

TEST(VpkDirectory, AMillionFilesAreQuick) {
  const QByteArray bytes = largeDirectory(5000, 200);
  const CpuTimer timer;
  const auto mount = mountVpk(QStringLiteral("large_dir.vpk"), bytes::makeMemorySource(Bytes::adopt(bytes)), {});
  ASSERT_TRUE(mount) << mount.error().reason().toStdString();
  EXPECT_TRUE((*mount)->find(QStringLiteral("MATERIALS/4999/file199.vmt")));
  EXPECT_EQ((*mount)->list(QStringLiteral("materials/77")).size(), 200U);
  EXPECT_LT(timer.elapsed(), 20'000);
}

TEST(VpkDirectory, CanBeCancelled) {
  Progress progress;
  progress.cancel();
  const ByteSourcePtr source = bytes::makeMemorySource(Bytes::adopt(largeDirectory(50, 100)));
  EXPECT_THROW((void)readVpkDirectory(*source, {}, nullptr, progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::tests
