#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class BatchCommandTest : public testing::Test {
protected:
  /// A folder of two maps, one of them below, a broken one, and what cannot be opened at all.
  BatchCommandTest() {
    m_folder.write(QStringLiteral("maps/a.bsp"), contentOf(madeMap(QStringLiteral("v20.bsp"))));
    m_folder.write(QStringLiteral("maps/below/A.bsp"), contentOf(madeMap(QStringLiteral("v19.bsp"))));
    m_folder.write(QStringLiteral("maps/broken.bsp"), contentOf(madeMap(QStringLiteral("v20.bsp"))).left(700));
    m_folder.write(QStringLiteral("maps/readme.txt"), QByteArray("text"));
  }

  CliRun run(const QString& command, const QStringList& more = {}) const {
    return runCli(QStringList{QStringLiteral("batch"), command, out(), m_folder.path(QStringLiteral("maps"))} + more);
  }
  QString out(const QString& name = {}) const { return m_folder.path(QStringLiteral("out") + name); }
  QStringList written() const { return QDir(out()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name); }

  TempFolder m_folder;
};

TEST_F(BatchCommandTest, AFileThatFailsStopsNoneOfTheOthers) {
  const CliRun exported = run(QStringLiteral("export"), {QStringLiteral("--jobs"), QStringLiteral("2")});
  EXPECT_EQ(exported.status, 1);
  EXPECT_TRUE(exported.err.contains(QLatin1String("broken.bsp"))) << exported.err.toStdString();
  EXPECT_FALSE(exported.err.contains(QLatin1String("readme"))) << exported.err.toStdString();
  EXPECT_EQ(exported.out.count('\n'), 2);
  EXPECT_EQ(written(), QStringList({QStringLiteral("A.bsp (2).glb"), QStringLiteral("a.bsp.glb")}))
      << "names that do not differ by case alone";
  for (const QString& name : written()) {
    EXPECT_EQ(contentOf(out(QLatin1Char('/') + name)).first(4), QByteArray("glTF"));
  }
}

TEST_F(BatchCommandTest, WhatIsThereStaysUnlessItIsForced) {
  const QStringList only{QStringLiteral("--only"), QStringLiteral("below/*")};
  EXPECT_EQ(run(QStringLiteral("export"), only).status, 0);
  m_folder.write(QStringLiteral("out/A.glb"), QByteArray("mine"));
  const CliRun again = run(QStringLiteral("export"), only);
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(again.err.contains(QLatin1String("--force"))) << again.err.toStdString();
  EXPECT_EQ(contentOf(out(QStringLiteral("/A.glb"))), QByteArray("mine"));
  EXPECT_EQ(run(QStringLiteral("export"), only + QStringList(QStringLiteral("--force"))).status, 0);
  EXPECT_EQ(contentOf(out(QStringLiteral("/A.glb"))).first(4), QByteArray("glTF"));
}

TEST_F(BatchCommandTest, NamesWithLineBreaksTakeOneLine) {
  m_folder.write(QStringLiteral("maps/new\nline.bsp"), contentOf(madeMap(QStringLiteral("v20.bsp"))));
  const QStringList only{QStringLiteral("--only"), QStringLiteral("new*")};
  const CliRun made = run(QStringLiteral("thumbnail"), only);
  EXPECT_EQ(made.status, 0) << made.err.toStdString();
  EXPECT_EQ(made.out.count('\n'), 1);
  EXPECT_EQ(QString::fromUtf8(made.out).count(QStringLiteral("new\u240aline")), 2) << made.out.toStdString();
  const CliRun again = run(QStringLiteral("thumbnail"), only);
  EXPECT_EQ(again.status, 1);
  EXPECT_EQ(again.err.count(QLatin1Char('\n')), 1) << again.err.toStdString();
}

TEST_F(BatchCommandTest, OptionsEndingsAndASummary) {
  const CliRun run = this->run(QStringLiteral("thumbnail"), {QStringLiteral("--with=--size 32"), kJson});
  EXPECT_EQ(run.status, 1) << "the broken one";
  const auto summary = run.json();
  ASSERT_EQ(summary.size(), 3U);
  int made = 0;
  for (const auto& entry : summary) {
    if (entry["status"] == 0) {
      ++made;
      EXPECT_EQ(contentOf(QString::fromStdString(entry["output"])).mid(16, 4), QByteArray("\0\0\0\x20", 4)) << "wide";
    } else {
      EXPECT_TRUE(entry["output"].is_null());
      EXPECT_FALSE(entry["said"].get<std::string>().empty());
    }
  }
  EXPECT_EQ(made, 2);
  EXPECT_EQ(this->run(QStringLiteral("export"), {QStringLiteral("--as"), QStringLiteral("obj")}).status, 1);
  EXPECT_TRUE(QFileInfo::exists(out(QStringLiteral("/a.bsp.obj"))));
}

TEST_F(BatchCommandTest, FoldersForFilesAndTextures) {
  EXPECT_EQ(run(QStringLiteral("unpack"), {QStringLiteral("--only"), QStringLiteral("a.bsp")}).status, 0);
  EXPECT_TRUE(QFileInfo::exists(out(QStringLiteral("/a.bsp/materials/vitrine/brick.vmt"))));
  EXPECT_EQ(run(QStringLiteral("textures"), {QStringLiteral("--only"), QStringLiteral("below/a.bsp"),
                                             QStringLiteral("--as"), QStringLiteral("tga")})
                .status,
            0);
  EXPECT_FALSE(QDir(out(QStringLiteral("/A/vitrine"))).entryList({QStringLiteral("*.tga")}).isEmpty());
}

TEST_F(BatchCommandTest, WrongUsage) {
  EXPECT_EQ(run(QStringLiteral("info")).status, 2);
  EXPECT_EQ(run(QStringLiteral("export"), {QStringLiteral("--only"), QStringLiteral("*.nothing")}).status, 1);
  const QString file = m_folder.write(QStringLiteral("out"), QByteArray("a file"));
  EXPECT_EQ(run(QStringLiteral("export")).status, 1) << "no folder can be there";
}

} // namespace
} // namespace vitrine::tests
