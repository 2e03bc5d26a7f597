#include "tests/app/cli/CliRunner.h"
#include "tests/core/formats/x3/file/CatMaker.h"

#include <QFile>

#include <gtest/gtest.h>

/// A map in an archive of another game: paths lead through archives whatever is in them.
namespace vitrine::tests {
namespace {

class ArchivePaths : public testing::Test {
protected:
  void SetUp() override {
    m_map = madeMap(QStringLiteral("v20.bsp"));
    m_archive =
        writeCat(m_folder, QStringLiteral("07"), {{"readme.txt", "hello"}, {"maps\\small.bsp", contentOf(m_map)}});
    m_inside = m_archive + QStringLiteral("/maps/SMALL.bsp");
  }

  TempFolder m_folder;
  QString m_map;
  QString m_archive;
  QString m_inside;
};

TEST_F(ArchivePaths, InfoIsThatOfTheFileItself) {
  const CliRun inside = runCli({QStringLiteral("info"), m_inside, QStringLiteral("--json")});
  ASSERT_EQ(inside.status, 0) << inside.err.toStdString();
  const auto loose = runCli({QStringLiteral("info"), m_map, QStringLiteral("--json")}).json();
  auto json = inside.json();
  EXPECT_EQ(json["file"]["path"], m_inside.toStdString());
  EXPECT_EQ(json["file"]["size"], loose["file"]["size"]);
  EXPECT_EQ(json["counts"], loose["counts"]);
  EXPECT_EQ(json["scene"], loose["scene"]);
  EXPECT_EQ(json["structure"].size(), loose["structure"].size());
}

TEST_F(ArchivePaths, TablesAndBytesToo) {
  const QStringList table{QStringLiteral("lumps/PLANES")};
  EXPECT_EQ(runCli(QStringList{QStringLiteral("table"), m_inside} + table).out,
            runCli(QStringList{QStringLiteral("table"), m_map} + table).out);
  const QStringList bytes{QStringLiteral("lumps/PLANES"), QStringLiteral("-")};
  const CliRun run = runCli(QStringList{QStringLiteral("extract"), m_inside} + bytes);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, runCli(QStringList{QStringLiteral("extract"), m_map} + bytes).out);
}

TEST_F(ArchivePaths, MembersAreExtractedFromTheArchive) {
  const CliRun run =
      runCli({QStringLiteral("extract"), m_archive, QStringLiteral("members/readme.txt"), QStringLiteral("-")});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(run.out, QByteArray("hello"));
}

TEST_F(ArchivePaths, TheArchiveIsNeverWrittenOver) {
  const QByteArray before = contentOf(m_archive);
  const CliRun run = runCli({QStringLiteral("extract"), m_inside, QStringLiteral("lumps/PLANES"), m_archive});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("this is the opened file itself")));
  EXPECT_EQ(contentOf(m_archive), before);
}

TEST_F(ArchivePaths, AnArchiveSaysThatItIsOne) {
  const CliRun info = runCli({QStringLiteral("info"), m_archive});
  EXPECT_EQ(info.status, 0);
  EXPECT_TRUE(info.err.isEmpty());
  EXPECT_TRUE(info.out.contains("an archive: no scene of its own"));
  const CliRun exported = runCli({QStringLiteral("export"), m_archive, m_folder.path(QStringLiteral("x.glb"))});
  EXPECT_EQ(exported.status, 1);
  EXPECT_TRUE(exported.err.contains(QStringLiteral("this is an archive; name a file in it")));
}

TEST_F(ArchivePaths, WhatIsNotThereIsSaidWithBothNames) {
  const CliRun run = runCli({QStringLiteral("info"), m_archive + QStringLiteral("/maps/none.bsp")});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("there is no maps/none.bsp in 07.cat"))) << run.err.toStdString();
}

} // namespace
} // namespace vitrine::tests
