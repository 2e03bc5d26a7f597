// Commands that take several files and folders: each file is a run of its own.
#include "tests/app/cli/CliRunner.h"

#include <QDir>
#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class SeveralFilesTest : public testing::Test {
protected:
  /// A folder of two maps, one of them below, a broken one, and text, which cannot be opened.
  SeveralFilesTest() {
    m_folder.write(QStringLiteral("maps/a.bsp"), contentOf(madeMap(QStringLiteral("v20.bsp"))));
    m_folder.write(QStringLiteral("maps/below/b.bsp"), contentOf(madeMap(QStringLiteral("v19.bsp"))));
    m_folder.write(QStringLiteral("maps/broken.bsp"), contentOf(madeMap(QStringLiteral("v20.bsp"))).left(700));
    m_folder.write(QStringLiteral("maps/readme.txt"), QByteArray("text"));
  }

  QString path(const char* name) const { return m_folder.path(QLatin1String(name)); }
  QStringList written() const { return QDir(path("out")).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

  TempFolder m_folder;
};

TEST_F(SeveralFilesTest, ExportWritesEachIntoTheFolderWithItsOptions) {
  const CliRun run = runCli({QStringLiteral("export"), path("maps"), path("out/{file}.obj"), QStringLiteral("--jobs"),
                             QStringLiteral("2"), QStringLiteral("--lightmaps=vertex")});
  EXPECT_EQ(run.status, 1) << "the broken one";
  EXPECT_TRUE(run.err.contains(QStringLiteral("broken.bsp"))) << run.err.toStdString();
  EXPECT_EQ(run.out.count('\n'), 2) << "a line for each";
  for (const char* name : {"a", "b"}) {
    const QString alone = path("alone.obj");
    const QString file = name[0] == 'a' ? path("maps/a.bsp") : path("maps/below/b.bsp");
    ASSERT_EQ(
        runCli({QStringLiteral("export"), file, alone, QStringLiteral("--lightmaps=vertex"), QStringLiteral("--force")})
            .status,
        0);
    const auto vertices = [](const QString& obj) {
      const QByteArray content = contentOf(obj);
      return content.mid(content.indexOf("\nv "));
    };
    EXPECT_EQ(vertices(path("out/") + QLatin1String(name) + QStringLiteral(".obj")), vertices(alone)) << name;
  }
}

TEST_F(SeveralFilesTest, WhatIsThereStaysUnlessItIsForced) {
  const QStringList command{QStringLiteral("export"), path("maps/a.bsp"), path("maps/below/b.bsp"), path("out/")};
  m_folder.write(QStringLiteral("out/a.glb"), QByteArray("mine"));
  const CliRun refused = runCli(command);
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(refused.err.contains(QStringLiteral("--force"))) << refused.err.toStdString();
  EXPECT_EQ(contentOf(path("out/a.glb")), QByteArray("mine"));
  EXPECT_EQ(contentOf(path("out/b.glb")).first(4), QByteArray("glTF")) << "the other is written";
  EXPECT_EQ(runCli(command + QStringList(QStringLiteral("--force"))).status, 0);
  EXPECT_EQ(contentOf(path("out/a.glb")).first(4), QByteArray("glTF"));
}

TEST_F(SeveralFilesTest, RenderDrawsEach) {
  const CliRun run =
      runCli({QStringLiteral("render"), path("maps"), QStringLiteral("--only"), QStringLiteral("[ab].bsp"),
              QStringLiteral("--only=below/*"), QStringLiteral("-o"), path("out/{file} top.jpg"),
              QStringLiteral("--size=48x32"), QStringLiteral("--camera=top"), kJson});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(written(), (QStringList{QStringLiteral("a top.jpg"), QStringLiteral("b top.jpg")}));
  EXPECT_EQ(QImage(path("out/b top.jpg")).size(), QSize(48, 32));
  const auto summary = run.json();
  ASSERT_EQ(summary.size(), 2U);
  for (const auto& entry : summary) {
    EXPECT_EQ(entry["status"], 0);
    EXPECT_TRUE(QFileInfo::exists(QString::fromStdString(entry["output"])));
  }
}

TEST_F(SeveralFilesTest, ThumbnailsAreNamedAfterTheirFiles) {
  m_folder.write(QStringLiteral("out/x"), QByteArray());
  const CliRun run = runCli({QStringLiteral("thumbnail"), path("maps/a.bsp"), path("maps/below/b.bsp"),
                             path("maps/broken.bsp"), path("out"), QStringLiteral("--size"), QStringLiteral("32")});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(written(), (QStringList{QStringLiteral("a.png"), QStringLiteral("b.png"), QStringLiteral("x")}));
  EXPECT_EQ(QImage(path("out/a.png")).width(), 32);
}

TEST_F(SeveralFilesTest, InfoTellsOfEachInItsOrderHoweverManyAtATime) {
  const QStringList command{QStringLiteral("info"), path("maps")};
  const CliRun one = runCli(command);
  EXPECT_EQ(one.status, 1) << "the broken one";
  EXPECT_LT(one.out.indexOf("maps/a.bsp"), one.out.indexOf("below/b.bsp"));
  const CliRun two = runCli(command + QStringList{QStringLiteral("--jobs"), QStringLiteral("2")});
  EXPECT_EQ(two.out, one.out);
  EXPECT_EQ(two.status, one.status);
  const CliRun json = runCli(command + QStringList{kJson, QStringLiteral("--jobs=2")});
  ASSERT_EQ(json.json().size(), 2U);
  EXPECT_EQ(json.out, runCli(command + QStringList{kJson}).out);
}

TEST_F(SeveralFilesTest, OneNameForSeveralIsWrongUsage) {
  const CliRun run = runCli({QStringLiteral("export"), path("maps/a.bsp"), path("maps/below/b.bsp"), path("one.glb")});
  EXPECT_EQ(run.status, 2);
  EXPECT_TRUE(run.err.contains(QStringLiteral("{file}"))) << run.err.toStdString();
  EXPECT_EQ(runCli({QStringLiteral("thumbnail"), path("maps"), path("out/"), QStringLiteral("--only=*.none")}).status,
            1);
}

} // namespace
} // namespace vitrine::tests
