#include "core/state/EvaluatedState.h"
#include "tests/core/formats/xops/format/WorldUnderTest.h"
#include "tests/core/formats/xops/records/TestBlocks.h"

#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::NodeKind;

QByteArray missionText(const char* map, const char* points, const char* picture = "!") {
  return QByteArray("SHORT\r\n\x92\xac\x82\xcc\x8c\xa9\x96\x7b\r\n") + map + "\r\n" + points + "\r\n3\r\n2\r\n!\r\n" +
         picture + "\r\n!\r\nGo.\r\nCome back.\r\n";
}

/// A game folder: addon/mission.mif, addon/town/….
class MissionDocument : public testing::Test {
protected:
  MissionDocument() {
    m_folder.write(QStringLiteral("addon/Town/map.bd1"), blockFile({box({-50, 0, -50}, {50, 10, 50})}, {"wall.bmp"}));
    m_folder.write(QStringLiteral("addon/Town/points.pd1"),
                   pointFile({{10, 10, 20, 0, 1, 3, 0, 0}, {0, 0, 0, 0, 4, 1, 0, 3}}));
  }

  QString mission(const QByteArray& text) { return m_folder.write(QStringLiteral("addon/m.mif"), text); }

  TempFolder m_folder;
};

TEST_F(MissionDocument, opensItsMapWithItsPoints) {
  const OpenedWorld world(mission(missionText(".\\addon\\town\\MAP.BD1", "addon/town/points.pd1")));
  EXPECT_EQ(world.document().formatId, QStringLiteral("xops-mif"));
  EXPECT_EQ(world.shown(NodeKind::Block), 1U);
  EXPECT_EQ(world.shown(NodeKind::Marker), 2U);
  EXPECT_EQ(world.scene().view.cameras.size(), 1U);
  EXPECT_EQ(world.property("Full name"), QString::fromUtf8("町の見本"));
  EXPECT_EQ(world.property("Briefing"), QStringLiteral("Go.\nCome back."));
  EXPECT_EQ(state::evaluate(world.scene(), {}).colors->stream, QStringLiteral("dark")) << "flags 2: a dark mission";
  EXPECT_EQ(world.control("view.game")->choices.size(), 2);
  EXPECT_EQ(world.scene().assets.textures.at(0).asset.path, QStringLiteral("Town/wall.bmp"));
  EXPECT_TRUE(world.document().structure.find(QStringLiteral("map.bd1/blocks")));
  EXPECT_TRUE(world.document().structure.find(QStringLiteral("points.pd1/points")));
  EXPECT_TRUE(world.document().diagnostics.empty()) << world.told();
}

TEST_F(MissionDocument, showsItsPicture) {
  QImage picture(8, 6, QImage::Format_RGB32);
  picture.fill(Qt::green);
  ASSERT_TRUE(picture.save(m_folder.path(QStringLiteral("addon/Town/brief.bmp"))));
  const OpenedWorld world(
      mission(missionText(".\\addon\\town\\map.bd1", ".\\addon\\town\\points.pd1", ".\\addon\\town\\brief.bmp")));
  const scene::Property* shown = world.propertyOf("First image");
  ASSERT_TRUE(shown && shown->picture);
  EXPECT_EQ(shown->picture->width, 8U);
}

TEST_F(MissionDocument, takesPicturesOfTheGameItself) {
  m_folder.write(QStringLiteral("data/briefing/x.txt"), QByteArray("x"));
  QImage picture(8, 6, QImage::Format_RGB32);
  ASSERT_TRUE(picture.save(m_folder.path(QStringLiteral("data/briefing/game.bmp"))));
  const OpenedWorld world(
      mission(missionText(".\\addon\\town\\map.bd1", ".\\addon\\town\\points.pd1", ".\\data\\briefing\\game.bmp")));
  ASSERT_TRUE(world.propertyOf("First image"));
  EXPECT_TRUE(world.propertyOf("First image")->picture) << world.told();
}

TEST_F(MissionDocument, saysWhatItMisses) {
  const OpenedWorld world(mission(missionText(".\\addon\\town\\map.bd1", ".\\addon\\town\\gone.pd1", "gone.bmp")));
  EXPECT_TRUE(world.misses("town/gone.pd1"));
  EXPECT_TRUE(world.misses("gone.bmp"));
  EXPECT_EQ(world.shown(NodeKind::Block), 1U) << "the map is shown all the same";
  ASSERT_TRUE(world.control("points")) << "other points beside the map are offered";
  EXPECT_EQ(world.control("points")->choices.back(), QStringLiteral("points.pd1"));
}

TEST_F(MissionDocument, withoutAnyOfItsFilesIsStillRead) {
  const OpenedWorld world(mission(missionText(".\\addon\\none\\map.bd1", ".\\addon\\none\\points.pd1")));
  EXPECT_FALSE(world.document().scene);
  ASSERT_TRUE(world.document().sceneError);
  EXPECT_EQ(world.document().sceneError->message, QStringLiteral("none/map.bd1 is missing"));
  EXPECT_EQ(world.property("Briefing"), QStringLiteral("Go.\nCome back."));
}

TEST_F(MissionDocument, findsFilesThatLieBesideIt) {
  m_folder.write(QStringLiteral("loose/map.bd1"), blockFile({box({-50, 0, -50}, {50, 10, 50})}));
  const OpenedWorld world(m_folder.write(QStringLiteral("loose/m.mif"),
                                         missionText(".\\addon\\elsewhere\\map.bd1", ".\\addon\\elsewhere\\p.pd1")));
  EXPECT_EQ(world.shown(NodeKind::Block), 1U);
  EXPECT_TRUE(world.says(Severity::Note, "map.bd1 next to the mission is used")) << world.told();
  EXPECT_TRUE(world.diagnostic("map.bd1 next to the mission is used")->where) << "the line that names it";
}

TEST_F(MissionDocument, doesNotLeaveItsFolder) {
  m_folder.write(QStringLiteral("secret/map.bd1"), blockFile({box({-50, 0, -50}, {50, 10, 50})}));
  const OpenedWorld world(mission(missionText("..\\..\\secret\\map.bd1", "C:\\secret\\points.pd1")));
  EXPECT_FALSE(world.document().scene);
  EXPECT_TRUE(world.says(Severity::Warning, "leads outside the opened folder")) << world.told();
  EXPECT_TRUE(world.diagnostic("leads outside the opened folder")->where) << "the line that names it";
}

TEST_F(MissionDocument, isToldInListsByItsTitle) {
  const auto known = formats::Opener(xopsFormats())
                         .recognise(mission(missionText(".\\addon\\town\\map.bd1", ".\\addon\\town\\points.pd1")));
  ASSERT_TRUE(known && known->format);
  EXPECT_EQ(known->summary.title, QString::fromUtf8("町の見本"));
  EXPECT_EQ(known->summary.parts, QStringList({"town/map.bd1", "town/points.pd1"}));
}

TEST_F(MissionDocument, isNotAnotherProgramsFile) {
  const auto known =
      formats::Opener(xopsFormats()).recognise(mission("<MIFFile 2015> # FrameMaker\r\n<Units Ucm>\r\n"));
  ASSERT_TRUE(known);
  EXPECT_EQ(known->format, nullptr);
}

} // namespace
} // namespace vitrine::tests
