#include "core/state/EvaluatedState.h"
#include "tests/core/formats/xops/format/WorldUnderTest.h"
#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::NodeKind;

class PointsDocument : public testing::Test {
protected:
  PointsDocument() {
    m_points =
        m_folder.write(QStringLiteral("a.pd1"),
                       pointFile({{10, 0, 20, 0, 1, 3, 7, 0}, {0, 0, 0, 0, 18, 1, 0, -100}, {5, 0, 5, 0, 3, 0, 7, 7}}));
  }

  TempFolder m_folder;
  QString m_points;
};

TEST_F(PointsDocument, showsThePointsAlone) {
  const OpenedWorld world(m_points);
  EXPECT_EQ(world.document().formatId, QStringLiteral("xops-pd1"));
  EXPECT_EQ(world.shown(NodeKind::Marker), 4U) << "three points, and the way of the first";
  EXPECT_EQ(world.control("points"), nullptr);
  EXPECT_EQ(world.control("shading"), nullptr) << "there is no map to shade";
  for (const char* layer : {"layer.people", "layer.weapons", "layer.objects", "layer.paths", "layer.events"}) {
    EXPECT_TRUE(world.control(layer)) << layer;
  }
  EXPECT_EQ(world.scene().view.cameras.size(), 1U);
  EXPECT_TRUE(world.scene().view.onGrid);
}

TEST_F(PointsDocument, showsTheOnlyMapBesideThemInClay) {
  m_folder.write(QStringLiteral("map.bd1"), blockFile({box({-50, 0, -50}, {50, 10, 50})}));
  const OpenedWorld world(m_points);
  EXPECT_EQ(world.shown(NodeKind::Block), 1U);
  ASSERT_TRUE(world.control("map"));
  const state::EvaluatedState evaluated = state::evaluate(world.scene(), {});
  ASSERT_TRUE(evaluated.colors);
  EXPECT_EQ(evaluated.colors->stream, QStringLiteral("clay"));
  EXPECT_FALSE(world.scene().view.onGrid);
  EXPECT_FALSE(world.scene().view.startsAtCamera) << "the points are to be seen, not what the player sees";
  SceneState state;
  state.controls[QStringLiteral("map")] = 0;
  EXPECT_EQ(world.shown(NodeKind::Block, state), 0U);
}

TEST_F(PointsDocument, chooseTheMapTheyBelongTo) {
  const QByteArray one = blockFile({box({-50, 0, -50}, {50, 10, 50})});
  const QByteArray two = blockFile({box({-50, 0, -50}, {50, 10, 50}), box({0, 0, 0}, {5, 10, 5})});
  m_folder.write(QStringLiteral("first.bd1"), one);
  m_folder.write(QStringLiteral("zoo.bd1"), two);
  EXPECT_EQ(OpenedWorld(m_points).shown(NodeKind::Block), 0U) << "nothing tells which";
  m_folder.write(QStringLiteral("b.mif"), QByteArray("b\r\nB\r\n.\\addon\\x\\zoo.bd1\r\n.\\addon\\x\\a.pd1\r\n"
                                                     "1\r\n0\r\n!\r\n!\r\n!\r\nGo.\r\n"));
  EXPECT_EQ(OpenedWorld(m_points).shown(NodeKind::Block), 2U) << "a mission names both";
  m_folder.write(QStringLiteral("A.bd1"), one);
  EXPECT_EQ(OpenedWorld(m_points).shown(NodeKind::Block), 1U) << "the one of the same name";
}

TEST_F(PointsDocument, areLargeEnoughToBeSeenWhereNoMapIs) {
  const auto sizeOfFirst = [](const OpenedWorld& world) {
    const scene::Scene& scene = world.scene();
    return scene.worldBounds(DrawItemIndex(0)).size().y() / scene.bounds().size().length();
  };
  const auto spread = [&](float reach) {
    return m_folder.write(QStringLiteral("far.pd1"),
                          pointFile({{0, 0, 0, 0, 1, 3, 7, 0}, {reach, 0, reach, 0, 1, 3, 7, 1}}));
  };
  EXPECT_GT(sizeOfFirst(OpenedWorld(spread(1000))), 0.03F);
  EXPECT_GT(sizeOfFirst(OpenedWorld(spread(100))), 0.03F);
}

TEST_F(PointsDocument, tellMessagesAndTheMissionBesideThem) {
  m_folder.write(QStringLiteral("a.msg"), QByteArray("first\r\n\x93\xf1\x94\xd4\x96\xda\r\n"));
  m_folder.write(QStringLiteral("a.txt"), QByteArray("PIC\r\n!\r\n2\r\nGo there.\r\n"));
  const OpenedWorld world(m_points);
  EXPECT_TRUE(world.document().structure.find(QStringLiteral("a.msg/messages")));
  const auto& nodes = world.scene().nodes;
  const bool told = std::ranges::any_of(nodes, [](const scene::Node& node) {
    return std::ranges::any_of(node.properties, [](const scene::Property& property) {
      return property.value.contains(QString::fromUtf8("二番目"));
    });
  });
  EXPECT_TRUE(told) << "the message's text is with the event";
  EXPECT_EQ(world.property("Briefing"), QStringLiteral("Go there."));
  EXPECT_EQ(world.control("view.game")->choices.size(), 2) << "the mission has one sky";
}

TEST_F(PointsDocument, tellsWhatIsWrongWithTheMissionBesideThem) {
  m_folder.write(QStringLiteral("a.txt"), QByteArray("PIC\r\n"));
  const OpenedWorld world(m_points);
  const Diagnostic* told = world.diagnostic("the text ends after 1 lines");
  ASSERT_TRUE(told && told->where) << world.told();
  EXPECT_NE(told->where->space, base::kFileSpace) << "a place in the text, not in the points";
  EXPECT_EQ(told->where->offset, 3U);
}

TEST_F(PointsDocument, tellsHowManyMapsOfManyAreOffered) {
  const QByteArray map = blockFile({box({-50, 0, -50}, {50, 10, 50})});
  for (int i = 0; i < 65; ++i) {
    m_folder.write(QStringLiteral("%1.bd1").arg(i), map);
  }
  const OpenedWorld world(m_points);
  EXPECT_EQ(world.control("map")->choices.size(), 65) << "with \"none\"";
  const Diagnostic* told = world.diagnostic("64 of 65 .bd1 files next to it are offered");
  ASSERT_TRUE(told) << world.told();
  EXPECT_EQ(told->unplaced, base::Unplaced::Limit);
}

} // namespace
} // namespace vitrine::tests
