#include "tests/app/cli/CliRunner.h"
#include "tests/core/exporting/GlbFile.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class ExportCommandTest : public testing::Test {
protected:
  CliRun exported(const QString& file, const QString& out, const QStringList& options = {}) const {
    return runCli(QStringList({QStringLiteral("export"), file, out}) + options);
  }

  GlbFile glb(const QString& file, const QStringList& options = {}) const {
    const CliRun run = exported(file, m_glb, options + QStringList(QStringLiteral("--force")));
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    EXPECT_EQ(run.out, QByteArray());
    EXPECT_TRUE(run.err.isEmpty() || run.err.contains(QStringLiteral(": left out: "))) << run.err.toStdString();
    return GlbFile::read(m_glb);
  }

  std::size_t triangles(const QString& file) const {
    const QStringList arguments{QStringLiteral("info"), QStringLiteral("--json"), file};
    return runCli(arguments).json()["scene"]["triangles"].get<std::size_t>();
  }

  TempFolder m_folder;
  const QString m_glb = m_folder.path(QStringLiteral("out.glb"));
  const QString m_map = madeMap(QStringLiteral("v20.bsp"));
};

TEST_F(ExportCommandTest, WhatInfoCountsIsWhatIsWritten) {
  // Without sky faces, which are no geometry to others.
  const QString mission = madeMission();
  const GlbFile made = glb(mission);
  EXPECT_EQ(made.faults(), std::vector<std::string>());
  EXPECT_GT(made.shownTriangles(), 0U);
  EXPECT_LE(made.shownTriangles(), triangles(mission));
  const GlbFile animatedModels = glb(madeSample(QStringLiteral("3db/data/3db/alles.3db")));
  EXPECT_EQ(animatedModels.faults(), std::vector<std::string>());
  EXPECT_GT(animatedModels.shownTriangles(), 0U);
}

TEST_F(ExportCommandTest, AMapIsAFewPartsNotThousands) {
  const QString rooms = madeMap(QStringLiteral("rooms.bsp"));
  const GlbFile made = glb(rooms);
  EXPECT_EQ(made.faults(), std::vector<std::string>());
  EXPECT_LE(made.shownTriangles(), triangles(rooms));
  EXPECT_GT(made.shownTriangles(), 100U);
  EXPECT_LE(made.primitiveCount(), made.json()["materials"].size() * made.json()["nodes"].size());
  EXPECT_LT(made.primitiveCount(), 60U);
  EXPECT_NEAR(made.json()["nodes"][0]["matrix"][0].get<double>(), 0.0254, 1e-6);
}

TEST_F(ExportCommandTest, ControlsDecideWhatIsThere) {
  EXPECT_GT(glb(m_map).shownTriangles(), 0U);
  const QString out = m_folder.path(QStringLiteral("nothing.glb"));
  const CliRun run = exported(m_map, out, {QStringLiteral("--set"), QStringLiteral("layer.brushes=off")});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("nothing to export"))) << run.err.toStdString();
  EXPECT_FALSE(QFileInfo::exists(out));
}

TEST_F(ExportCommandTest, AMapHasItsLightUnlessItIsLeftOut) {
  const QString rooms = madeMap(QStringLiteral("rooms.bsp"));
  const auto isLit = [](const GlbFile& made) {
    return std::ranges::any_of(made.json()["materials"], [](const nlohmann::json& material) {
      return material["name"] == "atlas" && material.contains("extensions");
    });
  };
  EXPECT_TRUE(isLit(glb(rooms)));
  EXPECT_EQ(contentOf(m_glb), [&] {
    const QString chosen = m_folder.path(QStringLiteral("chosen/out.glb"));
    QDir().mkpath(QFileInfo(chosen).path());
    EXPECT_EQ(exported(rooms, chosen, {QStringLiteral("--lightmaps"), QStringLiteral("unlit")}).status, 0);
    return contentOf(chosen);
  }());
  EXPECT_FALSE(isLit(glb(rooms, {QStringLiteral("--lightmaps"), QStringLiteral("none")})));
  const CliRun without =
      exported(rooms, m_glb, {QStringLiteral("--force"), QStringLiteral("--lightmaps"), QStringLiteral("none")});
  EXPECT_TRUE(without.err.contains(QStringLiteral("the light of lightmaps"))) << without.err.toStdString();
  const CliRun points = exported(rooms, m_folder.path(QStringLiteral("out.ply")));
  EXPECT_EQ(points.status, 0);
  EXPECT_FALSE(points.err.contains(QStringLiteral("lightmaps"))) << points.err.toStdString();
}

TEST_F(ExportCommandTest, WhatIsLeftOutIsSaid) {
  const CliRun run = exported(madeMap(QStringLiteral("rooms.bsp")), m_folder.path(QStringLiteral("out.stl")));
  EXPECT_EQ(run.status, 0);
  EXPECT_TRUE(run.err.contains(QStringLiteral("materials and images"))) << run.err.toStdString();
  EXPECT_TRUE(run.err.contains(QStringLiteral("the light of lightmaps"))) << run.err.toStdString();
}

TEST_F(ExportCommandTest, ObjIsInMetres) {
  const QString out = m_folder.path(QStringLiteral("map.obj"));
  ASSERT_EQ(exported(m_map, out).status, 0);
  float largest = 0;
  QFile file(out);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  while (!file.atEnd()) {
    const QByteArrayList words = file.readLine().simplified().split(' ');
    if (words.first() == "v") {
      largest = std::max(largest, std::abs(words.at(1).toFloat()));
    }
  }
  // The map reaches some hundred inches.
  EXPECT_GT(largest, 1.0F);
  EXPECT_LT(largest, 50.0F);
  EXPECT_TRUE(QFileInfo::exists(m_folder.path(QStringLiteral("map.mtl"))));
}

TEST_F(ExportCommandTest, WhatIsThereStaysWithoutForce) {
  m_folder.write(QStringLiteral("out.glb"), QByteArray("old"));
  const CliRun run = exported(m_map, m_glb);
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(QStringLiteral("--force"))) << run.err.toStdString();
  EXPECT_EQ(QFileInfo(m_glb).size(), 3);
}

TEST_F(ExportCommandTest, WrongUsageIsToldApart) {
  EXPECT_EQ(exported(m_map, m_folder.path(QStringLiteral("a.doc"))).status, 2);
  EXPECT_EQ(exported(m_map, m_glb, {QStringLiteral("--set"), QStringLiteral("no.such=1")}).status, 2);
  EXPECT_EQ(exported(m_map, m_glb, {QStringLiteral("--animation"), QStringLiteral("9")}).status, 2);
  EXPECT_EQ(exported(m_folder.path(QStringLiteral("none.bsp")), m_glb).status, 1);
  EXPECT_EQ(exported(m_map, m_folder.path(QStringLiteral("no/folder/a.glb"))).status, 1);
  EXPECT_EQ(exported(cutMap(m_folder, QStringLiteral("v20.bsp"), 1100), m_glb).status, 1);
  EXPECT_FALSE(QFileInfo::exists(m_glb));
}

TEST_F(ExportCommandTest, AFullDiskLeavesNothing) {
  const CliRun run =
      runShell(QStringLiteral("ulimit -f 16; trap '' XFSZ; \"$CLI\" export \"$1\" \"$2\""), {m_map, m_glb});
  EXPECT_EQ(run.status, 1) << run.err.toStdString();
  EXPECT_TRUE(run.err.contains(QStringLiteral("cannot be written"))) << run.err.toStdString();
  EXPECT_TRUE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

TEST_F(ExportCommandTest, ChoicesDecideWhatIsWrittenAndHow) {
  const QString rooms = madeMap(QStringLiteral("rooms.bsp"));
  const std::size_t visible = glb(rooms).shownTriangles();
  EXPECT_GE(glb(rooms, {QStringLiteral("--what"), QStringLiteral("all")}).shownTriangles(), visible);
  EXPECT_EQ(
      exported(rooms, m_glb, {QStringLiteral("--force"), QStringLiteral("--node"), QStringLiteral("no such")}).status,
      2);
  const GlbFile lit = glb(rooms, {QStringLiteral("--lightmaps"), QStringLiteral("unlit")});
  EXPECT_EQ(lit.faults(), std::vector<std::string>());
  EXPECT_TRUE(std::ranges::all_of(lit.json()["materials"], [](const nlohmann::json& material) {
    return material.contains("extensions") && material["extensions"].contains("KHR_materials_unlit");
  }));
  EXPECT_EQ(
      exported(rooms, m_folder.path(QStringLiteral("a.ply")), {QStringLiteral("--lightmaps"), QStringLiteral("unlit")})
          .status,
      1);
  EXPECT_EQ(
      exported(rooms, m_folder.path(QStringLiteral("a.ply")), {QStringLiteral("--pictures"), QStringLiteral("inside")})
          .status,
      1);
  EXPECT_FALSE(QFileInfo::exists(m_folder.path(QStringLiteral("a.ply"))));
}

TEST_F(ExportCommandTest, NoDisplayIsNeeded) {
  QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
  bare.remove(QStringLiteral("DISPLAY"));
  bare.remove(QStringLiteral("WAYLAND_DISPLAY"));
  EXPECT_EQ(runCli({QStringLiteral("export"), m_map, m_glb}, bare).status, 0);
}

} // namespace
} // namespace vitrine::tests
