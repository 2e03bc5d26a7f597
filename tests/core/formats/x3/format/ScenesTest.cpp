// Scenes in scenes, what is missing, what is odd.
#include "core/animation/Pose.h"
#include "tests/core/formats/x3/format/GameFolder.h"
#include "tests/support/QtPrinters.h"

namespace vitrine::tests {
namespace {

constexpr const char* kStill = "{ 0x2002; 0; 0; 0; 0;0;0;0; -1; -1; }\n";

QByteArray path(int id, const QByteArray& statements, const QByteArray& frames = kStill) {
  return "P " + QByteArray::number(id) + "; " + statements + "\n" + frames;
}

std::size_t markersIn(const Scene& scene) {
  return static_cast<std::size_t>(
      std::ranges::count_if(scene.nodes, [](const scene::Node& node) { return node.labelled; }));
}

std::size_t standInsIn(const Scene& scene) {
  return static_cast<std::size_t>(std::ranges::count_if(scene.nodes, &scene::Node::standIn));
}

TEST(X3Scenes, ASceneWithinItselfIsShownOnceAndTold) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  const QString opened =
      game.body(QStringLiteral("ring"), "VER: 6;\n" + path(0, "B square; N body; b") + path(1, "B ring; N itself; j"));
  const auto result = openX3(opened);
  ASSERT_TRUE(result.document->scene);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("is shown within itself")));
  EXPECT_EQ(markersIn(*result.document->scene), 1U);
  EXPECT_EQ(result.document->scene->defaultTriangles() % 2, 0U);
  EXPECT_TRUE(result.document->missing.empty());
}

TEST(X3Scenes, ScenesInScenesEndAtADepth) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  for (int level = 1; level < 20; ++level) {
    const QByteArray next = level == 19 ? QByteArray("square; b") : "level" + QByteArray::number(level + 1) + "; j";
    game.body(QStringLiteral("level%1").arg(level), "VER: 6;\n" + path(0, "B " + next));
  }
  const QString opened = game.body(QStringLiteral("level0"), "VER: 6;\n" + path(0, "B level1; j"));
  const auto result = openX3(opened);
  ASSERT_TRUE(result.document->scene);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("too deep")));
  EXPECT_EQ(markersIn(*result.document->scene), 1U);
}

// Each scene shows the next one a hundred times: what would be millions of nodes ends at the budget.
TEST(X3Scenes, ScenesThatMultiplyEndAtTheBudget) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  for (int level = 0; level < 5; ++level) {
    QByteArray text = "VER: 6;\n";
    const QByteArray shown = level == 4 ? QByteArray("square; b") : "level" + QByteArray::number(level + 1) + "; j";
    for (int id = 0; id < 100; ++id) {
      text += path(id, "B " + shown);
    }
    game.body(QStringLiteral("level%1").arg(level), text);
  }
  const auto result = openX3(game.body(QStringLiteral("top"), "VER: 6;\n" + path(0, "B level0; j")));
  ASSERT_TRUE(result.document->scene);
  EXPECT_LT(result.document->scene->nodes.size(), 200'000U);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("more than can be shown")));
}

TEST(X3Scenes, MeshesAreSharedByAllThatShowABody) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  QByteArray text = "VER: 6;\n";
  for (int id = 0; id < 50; ++id) {
    text += path(id, "B square; b");
  }
  const auto result = openX3(game.body(QStringLiteral("many"), text));
  ASSERT_TRUE(result.document->scene);
  EXPECT_EQ(result.document->scene->meshes.size(), 1U);
  EXPECT_EQ(result.document->scene->defaultTriangles(), 100U);
  EXPECT_EQ(result.document->spaces.size(), 2U);
}

TEST(X3Scenes, WhatIsMissingIsListedOnceWithWhoWantsIt) {
  const GameFolder game;
  QByteArray text = "VER: 6;\n";
  for (int id = 0; id < 1300; ++id) {
    text += path(id, "B 00123; N link; b");
  }
  const auto result = openX3(game.body(QStringLiteral("galaxy"), text));
  ASSERT_TRUE(result.document->scene);
  ASSERT_EQ(result.document->missing.size(), 1U);
  EXPECT_EQ(result.document->missing[0].times, 1300U);
  EXPECT_TRUE(result.document->missing[0].path.contains(QStringLiteral("v/00123")));
  EXPECT_TRUE(result.document->missing[0].wantedBy.contains(QStringLiteral("galaxy.bod, path 0 \"link\"")));
  EXPECT_EQ(standInsIn(*result.document->scene), 1300U);
}

TEST(X3Scenes, WhatIsNotLookedForIsMarkedOnly) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  const auto result =
      openX3(game.body(QStringLiteral("scene"), "VER: 6;\n" + path(0, "B 100007; N inline; b") +
                                                    path(1, "B -1; N nothing; b") + path(2, "B square; N square; b")));
  ASSERT_TRUE(result.document->scene);
  EXPECT_TRUE(result.document->missing.empty());
  EXPECT_EQ(markersIn(*result.document->scene), 1U);
}

// A file that its path calls a body and that is a scene is shown as what it is.
TEST(X3Scenes, ContentTellsWhatAFileIs) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  game.body(QStringLiteral("ship_scene"), "VER: 3;\n" + path(0, "B square; N hull; b"));
  const auto result = openX3(game.body(QStringLiteral("scene"), "VER: 6;\n" + path(0, "B ship_scene; N ship; b")));
  ASSERT_TRUE(result.document->scene);
  EXPECT_EQ(result.document->scene->defaultTriangles(), 2U);
  const NodeIndex ship = nodeNamed(*result.document->scene, QStringLiteral("ship"));
  EXPECT_EQ(result.document->scene->nodes[nodeNamed(*result.document->scene, QStringLiteral("hull"))].parent, ship);
}

TEST(X3Scenes, FilesThatCannotBeReadAreToldAndMarked) {
  const GameFolder game;
  game.write(QStringLiteral("objects/odd.bod"), QByteArray(3000, '\xee'));
  const auto result = openX3(game.body(QStringLiteral("scene"), "VER: 6;\n" + path(0, "B odd; N odd; b")));
  ASSERT_TRUE(result.document->scene);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("odd.bod cannot be read")));
  EXPECT_EQ(standInsIn(*result.document->scene), 1U);
}

TEST(X3Scenes, LightsOfSubScenesMoveWithThem) {
  const GameFolder game;
  game.body(QStringLiteral("lamps"),
            "VER: 6;\n" + path(0, "B -1; N lamp; l", "{ 0x202; 0;0;5000; 0;0;0;0; 1;1;1; -1; -1; }\n"));
  const auto result =
      openX3(game.body(QStringLiteral("scene"),
                       "VER: 6;\n" + path(0, "B lamps; N group; j",
                                          "{ 3; 0;0;0; 0;0;0;0; 1000; 1; } { 3; 1000;0;0; 0.5;0;1;0; -1; -1; }\n")));
  ASSERT_TRUE(result.document->scene);
  SceneState state = state::startState(*result.document->scene);
  state.time = 1;
  const animation::Pose pose(result.document->scene, state);
  ASSERT_EQ(pose.lights().size(), 1U);
  EXPECT_LT((pose.lights()[0].position - QVector3D(1000, 0, 5000)).length(), 0.1F) << "turned half a circle";
  EXPECT_LT((result.document->scene->lights[0].position - QVector3D(0, 0, -5000)).length(), 0.1F);
}

TEST(X3Scenes, JetBitsAndFlagsAreNamed) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  const auto result = openX3(game.body(QStringLiteral("scene"), "VER: 6;\n" + path(0, "B square; C 0x7001; N jet; b")));
  ASSERT_TRUE(result.document->scene);
  const Scene& scene = *result.document->scene;
  const auto& properties = scene.nodes[nodeNamed(scene, QStringLiteral("jet"))].properties;
  EXPECT_EQ(propertyOf(properties, "Cockpit or jet"),
            QStringLiteral("0x7001: main jet, visible, no trail, no emitter effect"));
  EXPECT_EQ(propertyOf(properties, "Flags"), QStringLiteral("b: body"));
  EXPECT_EQ(propertyOf(properties, "Half size"), QStringLiteral("500 (1 m)"));
}

TEST(X3Scenes, AnEmptySceneSaysWhy) {
  const GameFolder game;
  const auto result = openX3(game.body(QStringLiteral("empty"), "VER: 6;\n"));
  EXPECT_FALSE(result.document->scene);
  ASSERT_TRUE(result.document->sceneError);
  EXPECT_TRUE(result.document->sceneError->message.contains(QStringLiteral("no paths")));
}

} // namespace
} // namespace vitrine::tests
