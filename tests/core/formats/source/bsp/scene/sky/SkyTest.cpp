// Backdrops behind the world: the six pictures of the 2D sky and the room of the 3D sky.
#include "core/formats/api/AssetResolver.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "resources/demos/pictures/TextureSynthesis.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::MapModel;
using demos::Vec3;

const Vec3 kSun = demos::normalized(Vec3{0.3, -0.5, 0.6});

/// A room open to the sky, and far away a small one with a camera in it.
MapModel modelWithSkies(bool withPictures) {
  MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  const demos::SideLook sky = materials.look("tools/toolsskybox");
  model.cells[0].looks[5] = sky;
  demos::Cell room;
  room.box = {{1024, -64, 0}, {1152, 64, 128}};
  room.looks.fill(materials.look("vitrine/plaster"));
  room.looks[5] = sky;
  room.area = 2;
  model.cells.push_back(room);
  model.entities[0].keys.emplace_back("skyname", "day");
  model.entities.push_back({{{"classname", "sky_camera"},
                             {"origin", "1088 0 64"},
                             {"scale", "32"},
                             {"fogenable", "1"},
                             {"fogcolor", "255 0 188"},
                             {"fogstart", "320"},
                             {"fogend", "6400"},
                             {"fogmaxdensity", "0.5"}}});
  model.brushEntities.push_back(
      {{{"classname", "func_brush"}, {"origin", "1060 0 64"}},
       {1060, 0, 64},
       {demos::boxBrush({{1052, -8, 56}, {1068, 8, 72}}, materials.look("vitrine/plaster"))}});
  model.overlays.push_back({{1088, 0, 0}, {0, 0, 1}, {1, 0, 0}, 16, 16, materials("vitrine/emblem"), 0});
  model.props.push_back({"models/tree.mdl", {1088, 20, 8}, {0, 0, 0}, 0, 16});
  model.detailSprites.push_back({});
  model.details.push_back({{1100, 0, 0}, 0, 0});
  model.details.push_back({{100, 0, 0}, 0, 0});
  if (withPictures) {
    materials.addSky("day", kSun);
  }
  return model;
}

MapUnderTest mapWithSkies(bool withPictures) {
  return MapUnderTest(demos::writeMap(modelWithSkies(withPictures), {.light = demos::LightQuality::None}));
}

const scene::Node* nodeOfLayer(const Scene& scene, MapLayer layer) {
  const auto found = std::ranges::find(scene.nodes, layerIndex(layer), &scene::Node::layer);
  return found == scene.nodes.end() ? nullptr : &*found;
}

scene::SceneAssets resolved(const DocumentPtr& document) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  scene::SceneAssets assets = document->scene->assets;
  const BspFormat format;
  const formats::Opened opened{document, &format, nullptr, {}, {}};
  formats::AssetResolver(opened).resolveAll(assets, context);
  return assets;
}

TEST(Sky2D, showsEachDirectionWhatTheEngineShows) {
  const auto map = mapWithSkies(true).load();
  const Scene& scene = map.scene();
  const scene::Node* node = nodeOfLayer(scene, MapLayer::Skybox2D);
  ASSERT_TRUE(node);
  const scene::Mesh& cube = scene.meshes[node->mesh];
  ASSERT_EQ(cube.surfaces.size(), 6U);
  const scene::SceneAssets assets = resolved(map.document);
  for (const scene::Surface& side : cube.surfaces) {
    const scene::Material& material = assets.materials[side.material];
    EXPECT_EQ(material.model(), scene::MaterialModel::Sky) << material.name.toStdString();
    const scene::SlotTexture& slot = material.slot(scene::TextureSlot::BaseColor);
    ASSERT_NE(slot.texture, scene::kNone);
    const scene::Texture& texture = assets.textures[slot.texture];
    EXPECT_EQ(texture.wrapU, scene::Wrap::Clamp);
    EXPECT_EQ(texture.wrapV, scene::Wrap::Clamp);
    ASSERT_TRUE(texture.image);
    // In the middle of the first triangle: the colour of the sky in the direction that the vertices say.
    QVector3D position;
    QVector2D uv;
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t vertex = cube.indices[side.firstIndex + i];
      position += cube.vertices.positions[vertex] / 3;
      uv += cube.vertices.uvs[0][vertex] / 3;
    }
    const QVector3D direction = scene.sourceAxes.toFile(position).normalized();
    const Vec3 wanted = demos::skyColour({direction.x(), direction.y(), direction.z()}, kSun);
    const QImage picture = texture.image->toQImage();
    const QColor seen =
        picture.pixelColor(static_cast<int>(uv.x() * picture.width()), static_cast<int>(uv.y() * picture.height()));
    EXPECT_NEAR(seen.redF(), wanted.x, 0.08) << material.name.toStdString();
    EXPECT_NEAR(seen.greenF(), wanted.y, 0.08) << material.name.toStdString();
    EXPECT_NEAR(seen.blueF(), wanted.z, 0.08) << material.name.toStdString();
  }
}

TEST(Sky2D, isACubeSeenFromWithin) {
  const auto map = mapWithSkies(true).load();
  const Scene& scene = map.scene();
  const scene::Mesh& cube = scene.meshes[nodeOfLayer(scene, MapLayer::Skybox2D)->mesh];
  for (std::size_t i = 0; i < cube.indices.size(); i += 3) {
    const QVector3D& a = cube.vertices.positions[cube.indices[i]];
    const QVector3D cross = QVector3D::crossProduct(cube.vertices.positions[cube.indices[i + 1]] - a,
                                                    cube.vertices.positions[cube.indices[i + 2]] - a);
    EXPECT_LT(QVector3D::dotProduct(cross, a), 0);
  }
  ASSERT_EQ(scene.world.backdrops.size(), 2U);
  EXPECT_EQ(scene.world.backdrops[0].layer, layerIndex(MapLayer::Skybox2D));
  EXPECT_EQ(scene.world.backdrops[0].scale, 0);
  EXPECT_FALSE(scene.world.backdrops[0].fog);
}

TEST(Sky2D, withoutPicturesHasNoneAndIsNoCheckerboard) {
  const auto map = mapWithSkies(false).load();
  const scene::SceneAssets assets = resolved(map.document);
  std::size_t sides = 0;
  for (const scene::Material& material : assets.materials) {
    if (material.name.startsWith(QLatin1StringView("skybox/day"))) {
      ++sides;
      EXPECT_EQ(material.state, scene::AssetState::Missing);
      EXPECT_EQ(material.model(), scene::MaterialModel::Sky);
      EXPECT_EQ(material.slot(scene::TextureSlot::BaseColor).texture, scene::kNone);
    }
  }
  EXPECT_EQ(sides, 6U);
}

TEST(Sky2D, facesOfTheSkyHaveNoPictureOfTheirOwn) {
  const auto map = mapWithSkies(true).load();
  std::size_t faces = 0;
  for (const scene::Surface& surface : map.scene().meshes[0].surfaces) {
    const scene::Material& material = map.scene().assets.materials[surface.material];
    if (material.model() == scene::MaterialModel::Sky) {
      ++faces;
      EXPECT_TRUE(material.asset.empty());
      EXPECT_EQ(material.state, scene::AssetState::None);
      EXPECT_EQ(material.slot(scene::TextureSlot::BaseColor).texture, scene::kNone);
    }
  }
  EXPECT_GE(faces, 2U);
}

TEST(Sky2D, isNotThereWhereNothingLooksOut) {
  MapModel model = samples::makeSingleRoom();
  model.entities[0].keys.emplace_back("skyname", "day");
  const auto map = MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
  EXPECT_EQ(nodeOfLayer(map.scene(), MapLayer::Skybox2D), nullptr);
  EXPECT_TRUE(map.scene().world.backdrops.empty());
}

TEST(Sky3D, isABackdropWithItsOwnScaleAndFog) {
  const auto map = mapWithSkies(true).load();
  const Scene& scene = map.scene();
  ASSERT_EQ(scene.world.backdrops.size(), 2U);
  const scene::Backdrop& room = scene.world.backdrops[1];
  EXPECT_EQ(room.layer, layerIndex(MapLayer::Skybox3D));
  EXPECT_EQ(room.scale, 32);
  EXPECT_LT((scene.sourceAxes.toFile(room.origin) - QVector3D(1088, 0, 64)).length(), 0.01F);
  ASSERT_TRUE(room.fog);
  EXPECT_FLOAT_EQ(room.fog->start, 10);
  EXPECT_FLOAT_EQ(room.fog->end, 200);
  EXPECT_FLOAT_EQ(room.fog->maxDensity, 0.5F);
  EXPECT_NEAR(room.fog->color.x(), 1, 1e-4F);
  EXPECT_NEAR(room.fog->color.z(), std::pow((188.0 / 255 + 0.055) / 1.055, 2.4), 1e-4);
}

TEST(Sky3D, everythingOfItsRoomBelongsToIt) {
  const auto map = mapWithSkies(true).load();
  const Scene& scene = map.scene();
  std::map<QString, int> inSky; // surfaces by mesh
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const scene::Node& node = scene.nodes[scene.drawItems()[item].node];
    if (node.layer == layerIndex(MapLayer::Skybox2D)) {
      EXPECT_EQ(scene.backdropOf(item), scene::BackdropIndex(0));
      continue;
    }
    if (scene.meshOf(item).name == QStringLiteral("entity marks")) {
      continue; // which stand where the file has the entities
    }
    const bool inRoom = scene.sourceAxes.toFile(scene.worldBounds(item).centre()).x() > 1000;
    EXPECT_EQ(scene.backdropOf(item), inRoom ? scene::BackdropIndex(1) : scene::kNone) << node.name.toStdString();
    inSky[scene.meshOf(item).name] += inRoom ? 1 : 0;
  }
  EXPECT_EQ(inSky[QStringLiteral("model 1")], 6); // the sides of the brush entity
  EXPECT_EQ(inSky[QStringLiteral("overlays")], 1);
  EXPECT_EQ(inSky[QStringLiteral("models/tree.mdl")], 1);
  EXPECT_EQ(inSky[QStringLiteral("detail sprites")], 1);
  EXPECT_LT(scene.sourceAxes.toFile(scene.bounds().max()).x(), 1000);
}

TEST(Sky3D, strangeScalesAreTheUsualOne) {
  for (const char* scale : {"0", "-4", "nan", "", "1e30"}) {
    MapModel model = modelWithSkies(false);
    for (auto& [key, value] : model.entities.back().keys) {
      value = key == "scale" ? scale : value;
    }
    const auto map = MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
    ASSERT_EQ(map.scene().world.backdrops.size(), 2U) << scale;
    EXPECT_EQ(map.scene().world.backdrops[1].scale, 16) << scale;
  }
}

TEST(Sky3D, withoutACameraIsPartOfTheWorld) {
  MapModel model = modelWithSkies(true);
  model.entities.pop_back();
  const auto map = MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
  ASSERT_EQ(map.scene().world.backdrops.size(), 1U);
  EXPECT_EQ(map.scene().world.backdrops[0].scale, 0);
}

} // namespace
} // namespace vitrine::tests
