// Bodies as scenes: sizes, levels of detail, parts, links to records.
#include "core/animation/VisibleItems.h"
#include "tests/core/formats/x3/format/GameFolder.h"
#include "tests/support/QtPrinters.h"

namespace vitrine::tests {
namespace {

constexpr const char* kEnd = "-99; 00000000000000000001;\n-99; 0000000000000000;\n";

scene::Bounds shownBounds(const Scene& scene, const SceneState& state) {
  scene::Bounds bounds;
  for (const DrawItemIndex item : animation::visibleItems(scene, state)) {
    bounds.add(scene.worldBounds(item));
  }
  return bounds;
}

std::size_t shownTriangles(const Scene& scene, const SceneState& state) {
  std::size_t triangles = 0;
  for (const DrawItemIndex item : animation::visibleItems(scene, state)) {
    triangles += scene.surfaceOf(item).triangleCount();
  }
  return triangles;
}

TEST(X3Bodies, TheSizeIsThatOfTheLargestCoordinateOfEachRecord) {
  const GameFolder game;
  const auto result = openX3(
      game.body(QStringLiteral("two"), "1000; 0;0;0; 700;0;0; 0;350;0; -1;-1;-1; 0; 0;1;2; -1; " + QByteArray(kEnd) +
                                           "50; 0;0;0; 14;0;0; 0;7;0; -1;-1;-1; 0; 0;1;2; -1; " + kEnd));
  ASSERT_TRUE(result.document->scene);
  SceneState state;
  for (const double lod : {0.0, 1.0}) {
    state.controls[QStringLiteral("lod")] = lod;
    EXPECT_LT((shownBounds(*result.document->scene, state).max() - QVector3D(1000, 500, 0)).length(), 0.01F) << lod;
    EXPECT_EQ(shownTriangles(*result.document->scene, state), 1U);
  }
}

TEST(X3Bodies, FacesTurnOutwardsInTheMirroredScene) {
  const GameFolder game;
  const auto result = openX3(game.body(QStringLiteral("square"), GameFolder::square()));
  ASSERT_TRUE(result.document->scene);
  const scene::Mesh& mesh = result.document->scene->meshes.front();
  ASSERT_EQ(mesh.indices.size(), 6U);
  for (std::size_t i = 0; i < 6; i += 3) {
    const auto corner = [&](std::size_t k) { return mesh.vertices.positions[mesh.indices[i + k]]; };
    const QVector3D normal = QVector3D::crossProduct(corner(1) - corner(0), corner(2) - corner(0)).normalized();
    // 0, 3, 2, 1 of the file looks to its -z, which is +z here.
    EXPECT_LT((normal - QVector3D(0, 0, 1)).length(), 1e-5F);
    EXPECT_LT((mesh.vertices.normals[mesh.indices[i]] - normal).length(), 1e-5F);
  }
}

TEST(X3Bodies, LevelsOfDetailAreChosenForAll) {
  const GameFolder game;
  const QByteArray level = "; 0;0;0; 100;0;0; 0;100;0; -1;-1;-1; 0; 0;1;2; -1; ";
  game.body(QStringLiteral("three"), "500" + level + "0; 0;2;1; -1; 0; 0;1;2; -1; " + kEnd + "100" + level +
                                         "0; 0;2;1; -1; " + kEnd + "50" + level + kEnd);
  game.body(QStringLiteral("one"), "500" + level + kEnd);
  const auto result =
      openX3(game.body(QStringLiteral("scene"), "VER: 6; P 0; B three; b\n{ 0x2002; 0;0;0; 0;0;0;0; -1; -1; }\n"
                                                "P 1; B one; b\n{ 0x2002; 900;0;0; 0;0;0;0; -1; -1; }\n"));
  ASSERT_TRUE(result.document->scene);
  const Scene& scene = *result.document->scene;
  const scene::Control* control = controlOf(scene, QStringLiteral("lod"));
  ASSERT_TRUE(control);
  EXPECT_EQ(control->choices.size(), 3);
  SceneState state;
  EXPECT_EQ(shownTriangles(scene, state), 4U);
  EXPECT_EQ(scene.defaultTriangles(), 4U);
  for (const auto& [lod, triangles] : {std::pair(0, 4U), std::pair(1, 3U), std::pair(2, 2U)}) {
    state.controls[QStringLiteral("lod")] = lod;
    EXPECT_EQ(shownTriangles(scene, state), triangles) << "a body with fewer shows its last, at " << lod;
  }
}

TEST(X3Bodies, WithoutASizeCoordinatesAreUnits) {
  const GameFolder game;
  const auto result = openX3(
      game.body(QStringLiteral("old"), "0; 0;0;0; 700;0;0; 0;350;0; -1;-1;-1; 0; 0;1;2; -1; " + QByteArray(kEnd)));
  ASSERT_TRUE(result.document->scene);
  EXPECT_LT((result.document->scene->bounds().max() - QVector3D(700, 350, 0)).length(), 0.01F);
}

TEST(X3Bodies, PartsAndHiddenPartsCanBeShownAndHidden) {
  const GameFolder game;
  const auto result =
      openX3(game.body(QStringLiteral("parts"),
                       "500; 0;0;0; 100;0;0; 0;100;0; -1;-1;-1;\n/----- Part shell -----\n0; 0;1;2; -1; -99; 01;\n"
                       "/----- Part cockpit -----\n0; 0;2;1; -1; 0; 0;1;2; -1; -99; 00001000000000000001;\n-99; 0;\n"));
  ASSERT_TRUE(result.document->scene);
  const Scene& scene = *result.document->scene;
  SceneState state;
  EXPECT_EQ(shownTriangles(scene, state), 1U) << "0x8001 is not drawn by the game";
  state.controls[QStringLiteral("layer.hidden")] = 1;
  EXPECT_EQ(shownTriangles(scene, state), 3U);
  ASSERT_TRUE(controlOf(scene, QStringLiteral("part.0.0")));
  EXPECT_TRUE(controlOf(scene, QStringLiteral("part.0.1"))->label.contains(QStringLiteral("cockpit")));
  state.controls[QStringLiteral("part.0.0")] = 0;
  EXPECT_EQ(shownTriangles(scene, state), 2U);
}

TEST(X3Bodies, EachTriangleLeadsToItsFace) {
  const GameFolder game;
  const QByteArray text = "MATERIAL: 0; 5; 1;1;1; 2;2;2; 3;3;3;\nMATERIAL: 1; 6; 1;1;1; 2;2;2; 3;3;3;\n"
                          "500; 0;0;0; 100;0;0; 100;100;0; 0;100;0; -1;-1;-1;\n"
                          "0; 0;1;2; -1;\n1; 0;1;2;3; -1;\n0; 1;2;3; -1;\n1; 2;3;0; -1;\n" +
                          QByteArray(kEnd);
  const auto result = openX3(game.body(QStringLiteral("mixed"), text));
  ASSERT_TRUE(result.document->scene);
  const Scene& scene = *result.document->scene;
  ASSERT_EQ(scene.drawItems().size(), 2U);
  const auto rowsOf = [&](DrawItemIndex item) {
    std::vector<std::uint64_t> rows;
    for (std::uint32_t triangle = 0; triangle < scene.surfaceOf(item).triangleCount(); ++triangle) {
      rows.push_back(scene.recordOf(item, triangle)->row);
    }
    return rows;
  };
  EXPECT_EQ(rowsOf(0), (std::vector<std::uint64_t>{0, 2}));
  EXPECT_EQ(rowsOf(1), (std::vector<std::uint64_t>{1, 1, 3}));
  const auto range = result.document->structure.rangeOf(*scene.recordOf(1, 2));
  ASSERT_TRUE(range);
  EXPECT_TRUE(
      text.mid(static_cast<qsizetype>(range->offset), static_cast<qsizetype>(range->size)).startsWith("1; 2;3;0; -1;"));
  const auto record = scene.assets.materials[scene.surfaceOf(1).material].record;
  ASSERT_TRUE(record);
  const auto materialRange = result.document->structure.rangeOf(*record);
  ASSERT_TRUE(materialRange);
  EXPECT_TRUE(text.mid(static_cast<qsizetype>(materialRange->offset)).startsWith("MATERIAL: 1;"));
}

TEST(X3Bodies, NothingButZerosIsToldAndNotDrawn) {
  const GameFolder game;
  const auto result = openX3(
      game.body(QStringLiteral("zero"), "500; 0;0;0; 0;0;0; 0;0;0; -1;-1;-1; 0; 0;1;2; -1; " + QByteArray(kEnd)));
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("at the origin")));
  EXPECT_FALSE(result.document->scene);
  EXPECT_TRUE(result.document->sceneError);
}

} // namespace
} // namespace vitrine::tests
