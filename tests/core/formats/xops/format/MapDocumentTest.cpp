#include "core/animation/VisibleItems.h"
#include "core/formats/api/AssetResolver.h"
#include "tests/core/formats/xops/format/WorldUnderTest.h"
#include "tests/core/formats/xops/records/TestBlocks.h"
#include "tests/support/Samples.h"

#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::NodeKind;

class MapDocument : public testing::Test {
protected:
  MapDocument() { m_map = m_folder.write(QStringLiteral("map.bd1"), blockFile({box({-50, 0, -50}, {50, 10, 50})})); }

  TempFolder m_folder;
  QString m_map;
};

TEST_F(MapDocument, isShownAsTheGameShowsIt) {
  const OpenedWorld world(m_map);
  EXPECT_EQ(world.document().formatId, QStringLiteral("xops-bd1"));
  EXPECT_EQ(world.scene().bake.colorSpace, scene::LightingColorSpace::Display);
  EXPECT_EQ(world.scene().metresPerUnit, 0.1);
  EXPECT_EQ(state::evaluate(world.scene(), {}).colors->stream, QStringLiteral("day"));
  EXPECT_EQ(state::evaluate(world.scene(), {}).viewPreset, nullptr) << "fog is offered, not forced";
  EXPECT_EQ(world.control("points"), nullptr) << "nothing to choose";
  EXPECT_EQ(world.control("map"), nullptr);
  EXPECT_EQ(world.property("Blocks, of the game's maximum"), QStringLiteral("1 / 160"));
}

TEST_F(MapDocument, offersTheGamesViewUnderEachSky) {
  const OpenedWorld world(m_map);
  ASSERT_EQ(world.control("view.game")->choices.size(), 7);
  SceneState state;
  state.controls[QStringLiteral("view.game")] = 4; // sky 3
  const scene::ViewPreset* view = state::evaluate(world.scene(), state).viewPreset;
  ASSERT_TRUE(view && view->fog);
  EXPECT_EQ(view->verticalFov, 65.0F);
  EXPECT_EQ(view->farPlane, 800.0F);
  EXPECT_EQ(view->fog->start, 100.0F);
  EXPECT_EQ(view->fog->end, 800.0F);
  EXPECT_NEAR(image::linearToSrgb(view->fog->color.z()) * 255.0F, 32.0F, 0.01F);
  EXPECT_NEAR(image::linearToSrgb(view->fog->color.y()) * 255.0F, 16.0F, 0.01F);
  EXPECT_EQ(view->background, view->fog->color);
}

TEST_F(MapDocument, collisionShowsInvisibleFacesToo) {
  auto block = box({-50, 0, -50}, {50, 10, 50});
  block.textures[0] = 10;
  const OpenedWorld world(m_folder.write(QStringLiteral("wall.bd1"), blockFile({block})));
  EXPECT_EQ(world.scene().defaultTriangles(), 10U);
  const auto shown = [&](const SceneState& state) { return animation::visibleItems(world.scene(), state).count(); };
  SceneState state;
  EXPECT_EQ(shown(state), 5U);
  state.controls[QStringLiteral("layer.invisible")] = 1;
  EXPECT_EQ(shown(state), 6U);
  state.controls = {{QStringLiteral("shading"), 2.0}};
  EXPECT_EQ(shown(state), 6U);
  EXPECT_EQ(state::evaluate(world.scene(), state).colors->legend.size(), 3U);
}

TEST_F(MapDocument, offersPointsBesideItWithoutShowingThem) {
  m_folder.write(QStringLiteral("points.pd1"), pointFile({{10, 10, 20, 0, 1, 0, 0, 0}, {0, 10, 0, 0, 2, 5, 30, 0}}));
  const OpenedWorld world(m_map);
  ASSERT_TRUE(world.control("points"));
  EXPECT_EQ(world.control("points")->choices, QStringList({"none", "points.pd1"}));
  EXPECT_EQ(world.shown(NodeKind::Marker), 0U);
  EXPECT_EQ(world.scene().defaultTriangles(), 12U) << "the map alone";
  EXPECT_EQ(world.scene().bounds().max(), QVector3D(50, 10, 50));
  SceneState state;
  state.controls[QStringLiteral("points")] = 1;
  EXPECT_EQ(world.shown(NodeKind::Marker, state), 2U);
  state.controls[QStringLiteral("layer.weapons")] = 0;
  EXPECT_EQ(world.shown(NodeKind::Marker, state), 1U);
  ASSERT_EQ(world.scene().view.cameras.size(), 1U) << "the only points there are, and their player stands in the map";
  EXPECT_EQ(world.scene().view.cameras[0].position.z(), -20.0F);
  EXPECT_TRUE(world.document().structure.find(QStringLiteral("points.pd1/points")));
}

TEST_F(MapDocument, doesNotStandInForAStrangersPlayer) {
  m_folder.write(QStringLiteral("far.pd1"), pointFile({{1000, 0, 0, 0, 1, 0, 0, 0}}));
  EXPECT_TRUE(OpenedWorld(m_map).scene().view.cameras.empty()) << "outside this map";
  m_folder.write(QStringLiteral("far.pd1"), pointFile({{10, 0, 0, 0, 1, 0, 0, 0}}));
  m_folder.write(QStringLiteral("other.pd1"), pointFile({{20, 0, 0, 0, 1, 0, 0, 0}}));
  const OpenedWorld two(m_map);
  EXPECT_TRUE(two.scene().view.cameras.empty()) << "which of the two?";
  EXPECT_EQ(two.control("points")->choices.size(), 3);
}

TEST_F(MapDocument, isNotDamagedByAStrangersDamage) {
  m_folder.write(QStringLiteral("cut.pd1"), pointFile({{1, 0, 0, 0, 1, 0, 0, 0}}).chopped(3));
  const OpenedWorld world(m_map);
  EXPECT_TRUE(world.document().diagnostics.empty()) << world.told();
  const auto section = world.document().structure.find(QStringLiteral("cut.pd1"));
  ASSERT_TRUE(section);
  EXPECT_EQ(world.document().structure[*section].note, QStringLiteral("0 of 1 points could be read"));
}

TEST_F(MapDocument, findsPicturesByContentAndWhateverTheCase) {
  QImage red(4, 4, QImage::Format_RGB32);
  red.fill(Qt::red);
  QImage glass(4, 4, QImage::Format_ARGB32);
  glass.fill(QColor(0, 0, 255, 100));
  ASSERT_TRUE(red.save(m_folder.path(QStringLiteral("Wall.JPG")), "PNG")) << "a PNG that is called .jpg";
  ASSERT_TRUE(glass.save(m_folder.path(QStringLiteral("glass.png"))));
  auto block = box({-50, 0, -50}, {50, 10, 50});
  block.textures = {0, 1, 2, 0, 1, 2};
  const OpenedWorld world(
      m_folder.write(QStringLiteral("tex.bd1"), blockFile({block}, {".\\WALL.jpg", "GLASS.PNG", "gone.bmp"})));
  scene::SceneAssets assets = world.scene().assets;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{*world.opened().vfs, diagnostics, missing, progress};
  formats::AssetResolver(world.opened()).resolveAll(assets, context);
  ASSERT_EQ(assets.textures.size(), 3U);
  ASSERT_TRUE(assets.textures[0].image && assets.textures[1].image);
  EXPECT_FALSE(assets.textures[0].image->hasAlpha);
  EXPECT_TRUE(assets.textures[1].image->hasAlpha);
  EXPECT_EQ(assets.textures[2].state, scene::AssetState::Missing);
  ASSERT_EQ(missing.entries().size(), 1U);
  EXPECT_EQ(missing.entries()[0].path, QStringLiteral("gone.bmp"));
  EXPECT_EQ(missing.entries()[0].wantedBy, QStringLiteral("texture slot 2 of tex.bd1"));
}

TEST_F(MapDocument, namesAPictureWithAnotherExtension) {
  QImage(4, 4, QImage::Format_RGB32).save(m_folder.path(QStringLiteral("wall.png")));
  const OpenedWorld world(m_map);
  scene::SceneAssets assets = world.scene().assets;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{*world.opened().vfs, diagnostics, missing, progress};
  formats::AssetResolver(world.opened()).resolveAll(assets, context);
  EXPECT_EQ(assets.textures[0].state, scene::AssetState::Missing) << "the game would not take it";
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries()[0].message, QStringLiteral("wall.bmp is missing, but wall.png exists"));
}

TEST_F(MapDocument, isRecognisedWithoutItsName) {
  const QString nameless = m_folder.write(QStringLiteral("map.bin"), blockFile({box({0, 0, 0}, {1, 1, 1})}));
  EXPECT_EQ(OpenedWorld(nameless).document().formatId, QStringLiteral("xops-bd1"));
}

} // namespace
} // namespace vitrine::tests
