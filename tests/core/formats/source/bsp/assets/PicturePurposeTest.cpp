// A map loaded for a picture looks as one loaded for everything.
#include "core/animation/VisibleItems.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::LoadPurpose;

/// Part of the picture that an item puts on the screen.
struct Shown {
  std::vector<QVector3D> corners; ///< in world space
  std::vector<QVector2D> textureCoordinates;
  QString material;
  QString layer;
  QByteArray light;
  std::vector<int> clusters;

  bool operator==(const Shown&) const = default;
};

Shown shownOf(const Scene& scene, DrawItemIndex item) {
  const scene::Surface& surface = scene.surfaceOf(item);
  const scene::Mesh& mesh = scene.meshOf(item);
  Shown shown;
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
    const std::uint32_t vertex = mesh.indices[i];
    shown.corners.push_back(scene.worldTransform(scene.drawItems()[item].node).map(mesh.vertices.positions[vertex]));
    if (vertex < mesh.vertices.uvs[0].size()) {
      shown.textureCoordinates.push_back(mesh.vertices.uvs[0][vertex]);
    }
  }
  shown.material = surface.material == scene::kNone ? QString() : scene.assets.materials[surface.material].name;
  shown.layer = surface.layer == scene::kNone ? QString() : scene.layers[surface.layer].id;
  if (surface.lightmap != scene::kNone) {
    for (const auto& layer : scene.bake.lightmaps[surface.lightmap].layers) {
      shown.light += layer.flat.toByteArray() + layer.bumped.toByteArray();
    }
  }
  if (const scene::SurfaceLeaves* place = scene.leavesOf(item)) {
    shown.clusters.assign(place->clusters.begin(), place->clusters.end());
  }
  return shown;
}

std::vector<Shown> shownAtFirst(const Scene& scene) {
  std::vector<Shown> all;
  for (const DrawItemIndex item : animation::visibleItems(scene, state::startState(scene))) {
    all.push_back(shownOf(scene, item));
  }
  return all;
}

void expectSamePicture(const MapUnderTest& map) {
  const auto whole = map.load();
  const auto picture = map.load({}, LoadPurpose::Picture);
  ASSERT_TRUE(whole.document && whole.document->scene);
  ASSERT_TRUE(picture.document && picture.document->scene);
  const std::vector<Shown> wanted = shownAtFirst(whole.scene());
  const std::vector<Shown> got = shownAtFirst(picture.scene());
  ASSERT_EQ(got.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    ASSERT_TRUE(got[i] == wanted[i]) << "item " << i << " of " << qPrintable(wanted[i].material);
  }
  EXPECT_EQ(picture.scene().bounds(), whole.scene().bounds());
  EXPECT_EQ(picture.scene().view.cameras.size(), whole.scene().view.cameras.size());
  EXPECT_EQ(picture.scene().world.backdrops.size(), whole.scene().world.backdrops.size());
  EXPECT_EQ(picture.scene().world.fogVolumes.size(), whole.scene().world.fogVolumes.size());
}

TEST(PicturePurpose, MadeMapsLookTheSame) {
  for (const int version : {19, 20, 21, 25}) {
    demos::WriteOptions options;
    options.version = version;
    expectSamePicture(MapUnderTest::made(options));
  }
}

TEST(PicturePurpose, RealMapsLookTheSame) {
  for (const char* name : {"fy_iceworld_cssource.bsp", "flat_devgrid.bsp", "mp_lobby.bsp", "test2.bsp"}) {
    const auto map = MapUnderTest::sample(QString::fromLatin1(name));
    if (!map) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    SCOPED_TRACE(name);
    expectSamePicture(*map);
  }
}

TEST(PicturePurpose, WhatNoPictureShowsIsNotMade) {
  const auto picture = MapUnderTest::made().load({}, LoadPurpose::Picture);
  ASSERT_TRUE(picture.document && picture.document->scene);
  const Scene& scene = picture.scene();
  EXPECT_TRUE(picture.document->structure.empty());
  EXPECT_FALSE(scene.world.collision);
  EXPECT_TRUE(scene.lights.empty());
  EXPECT_TRUE(std::ranges::none_of(scene.layers, [](const scene::Layer& layer) {
    return layer.id.startsWith(QLatin1StringView("layer.worldlights")) ||
           layer.id == QLatin1StringView("layer.ambientcubes");
  }));
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    ASSERT_FALSE(scene.recordOf(item, 0)) << "a record of a structure that is not there";
    ASSERT_TRUE(scene::relatedRecords(scene, item).empty());
  }
}

} // namespace
} // namespace vitrine::tests
