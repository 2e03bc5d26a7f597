#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kExtract = QStringLiteral("extract");
const QString kToStdout = QStringLiteral("-");

TEST(ExtractCommand, GivesTheBytesOfALump) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = runCli({kExtract, map, QStringLiteral("lumps/VERTEXES"), kToStdout});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  const auto json = runCli({QStringLiteral("info"), QStringLiteral("--json"), map}).json();
  EXPECT_EQ(run.out.size(), 12 * json["counts"]["vertices"].get<int>());
  for (const auto& section : json["structure"]) {
    for (const auto& lump : section["children"]) {
      if (lump["name"] == "VERTEXES") {
        EXPECT_EQ(contentOf(map).mid(lump["offset"].get<int>(), lump["size"].get<int>()), run.out);
        return;
      }
    }
  }
  FAIL() << "info does not list VERTEXES";
}

TEST(ExtractCommand, DecodesLzmaLumps) {
  const QString section = QStringLiteral("lumps/VERTEXES");
  const CliRun plain = runCli({kExtract, madeMap(QStringLiteral("v20.bsp")), section, kToStdout});
  const CliRun coded = runCli({kExtract, madeMap(QStringLiteral("v20_lzma.bsp")), section, kToStdout});
  EXPECT_EQ(coded.status, 0) << coded.err.toStdString();
  EXPECT_FALSE(plain.out.isEmpty());
  EXPECT_EQ(coded.out, plain.out);
}

TEST(ExtractCommand, DecodesPakfileEntriesHoweverTheyAreStored) {
  const QString entry = QStringLiteral("materials/vitrine/brick.vmt");
  QByteArray first;
  for (const char* map : {"v20.bsp", "v20_lzma.bsp", "v19.bsp"}) {
    const CliRun run = runCli({kExtract, madeMap(QString::fromLatin1(map)), entry, kToStdout});
    EXPECT_EQ(run.status, 0) << map << run.err.toStdString();
    EXPECT_TRUE(run.out.contains("LightmappedGeneric")) << map;
    EXPECT_TRUE(first.isEmpty() || run.out == first) << map;
    first = run.out;
  }
  const CliRun stored = runCli(
      {kExtract, madeMap(QStringLiteral("v20.bsp")), QStringLiteral("lumps/PAKFILE/%1/stored").arg(entry), kToStdout});
  EXPECT_EQ(stored.status, 0);
  EXPECT_NE(stored.out, first) << "the stored bytes can be had too";
}

TEST(ExtractCommand, WritesAFile) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QString out = folder.path(QStringLiteral("ländle %1.bin"));
  EXPECT_EQ(runCli({kExtract, map, QStringLiteral("lumps/PLANES"), out}).status, 0);
  EXPECT_EQ(contentOf(out), runCli({kExtract, map, QStringLiteral("lumps/PLANES"), kToStdout}).out);
}

TEST(ExtractCommand, NeverWritesOverTheOpenedFile) {
  const TempFolder folder;
  const QString map = folder.path(QStringLiteral("map.bsp"));
  ASSERT_TRUE(QFile::copy(madeMap(QStringLiteral("v20.bsp")), map));
  ASSERT_TRUE(QFile::link(map, folder.path(QStringLiteral("alias.bsp"))));
  const QByteArray before = contentOf(map);
  for (const QString& out : {map, folder.path(QStringLiteral("alias.bsp")), folder.path(QStringLiteral("./map.bsp"))}) {
    const CliRun run = runCli({kExtract, map, QStringLiteral("lumps/PLANES"), out});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, QStringLiteral("vitrine-cli: %1: this is the opened file itself\n").arg(out));
  }
  EXPECT_EQ(contentOf(map), before);
}

TEST(ExtractCommand, LeavesNothingHalfWritten) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QString out = folder.write(QStringLiteral("out.bin"), QByteArray("old"));
  EXPECT_EQ(runCli({kExtract, map, QStringLiteral("nothing"), out}).status, 2);
  EXPECT_EQ(contentOf(out), QByteArray("old"));
  const QString nowhere = folder.path(QStringLiteral("no/such/folder/out.bin"));
  const CliRun run = runCli({kExtract, map, QStringLiteral("lumps/PLANES"), nowhere});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.startsWith(QStringLiteral("vitrine-cli: %1: cannot be written: ").arg(nowhere)))
      << run.err.toStdString();
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("out.bin")));
}

TEST(ExtractCommand, DoesNotTakeThePlaceOfADevice) {
  const CliRun run = runCli(
      {kExtract, madeMap(QStringLiteral("v20.bsp")), QStringLiteral("lumps/PLANES"), QStringLiteral("/dev/null")});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, QStringLiteral("vitrine-cli: /dev/null: cannot be written: this is not a regular file\n"));
  EXPECT_FALSE(QFileInfo(QStringLiteral("/dev/null")).isFile());
}

} // namespace
} // namespace vitrine::tests
