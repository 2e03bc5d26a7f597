// Pictures that shiny things of a map mirror.
#include "core/formats/source/bsp/assets/CubemapPictures.h"

#include "core/animation/FinishScene.h"
#include "core/formats/source/bsp/assets/BspAssets.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "resources/demos/source/ZipWriter.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

/// Three cube maps; two of them have pictures in the pakfile, which another name of the map has put there.
MapUnderTest mirrored() {
  MapUnderTest map = MapUnderTest::made();
  std::vector<std::byte> lump(3 * 16);
  const std::int32_t places[3][3] = {{-100, 0, 64}, {5000, 5000, 64}, {20000, -7, 8}};
  for (std::size_t i = 0; i < 3; ++i) {
    std::memcpy(lump.data() + 16 * i, places[i], sizeof places[i]);
  }
  map.replaceLump(LumpId::Cubemaps, lump);
  std::vector<demos::PakFile> files;
  const auto add = [&files](const char* name, const std::string& text) {
    const auto bytes = std::as_bytes(std::span(text));
    files.push_back({name, {bytes.begin(), bytes.end()}});
  };
  add("materials/maps/old_name/c-100_0_64.vtf", "picture");
  add("materials/maps/old_name/c5000_5000_64.hdr.vtf", "picture");
  add("materials/test/shiny.vmt", "LightmappedGeneric { $basetexture test/shiny $envmap env_cubemap }");
  add("materials/test/plain.vmt", "LightmappedGeneric { $basetexture test/shiny }");
  map.replaceLump(LumpId::PakFile, demos::writeZip(files, demos::ZipMethod::Stored));
  return map;
}

/// The texture a material of the map mirrors; empty: none.
QString mirroredBy(const Document& document, const scene::AssetRef& ref) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  const auto found = document.assetSource->resolve(ref, context);
  if (!found) {
    ADD_FAILURE() << found.error().message.toStdString();
    return {};
  }
  const auto& asset = std::get<formats::MaterialAsset>(*found);
  const TextureIndex texture = asset.material.slot(scene::TextureSlot::Environment).texture;
  return texture ? asset.textures[texture].asset.path : QString();
}

/// The document with another name for the material of the world's first face.
std::shared_ptr<Document> withMaterial(const Document& document, const QString& name) {
  auto changed = std::make_shared<Document>(document);
  SceneBuilder scene(*document.scene);
  const MaterialIndex material = scene.meshes[0].surfaces[0].material;
  scene.assets.materials[material].asset = {scene::AssetKind::Material, name, {}};
  const auto assets = std::make_shared<formats::source::BspAssets>(
      dynamic_cast<const formats::source::BspAssets&>(*document.assetSource));
  changed->scene = assets->scene = animation::finishScene(std::move(scene));
  changed->assetSource = assets;
  return changed;
}

TEST(CubemapPictures, theNearestOneIsMirrored) {
  const auto map = mirrored().load();
  const auto shiny = withMaterial(*map.document, QStringLiteral("test/shiny"));
  EXPECT_EQ(mirroredBy(*shiny, {scene::AssetKind::Material, QStringLiteral("test/shiny"), {}}),
            QStringLiteral("maps/old_name/c-100_0_64"));
  const auto plain = withMaterial(*map.document, QStringLiteral("test/plain"));
  EXPECT_EQ(mirroredBy(*plain, {scene::AssetKind::Material, QStringLiteral("test/plain"), {}}), QString());
}

TEST(CubemapPictures, theNameOfACopyTellsWhichOne) {
  const auto map = mirrored().load();
  // The copies are not in the pakfile; what they are copies of is. The faces are near the first of the places.
  for (const char* name :
       {"maps/some_map/test/shiny_5000_5000_64", "maps/a/maps/a/test/shiny_5000_5000_64_depth_115"}) {
    const QString copy = QString::fromLatin1(name);
    EXPECT_EQ(mirroredBy(*withMaterial(*map.document, copy), {scene::AssetKind::Material, copy, {}}),
              QStringLiteral("maps/old_name/c5000_5000_64"))
        << name;
  }
}

TEST(CubemapPictures, whatNothingIsMadeOfMirrorsNothing) {
  const auto map = mirrored().load();
  EXPECT_EQ(mirroredBy(*map.document, {scene::AssetKind::Material, QStringLiteral("test/shiny"), {}}), QString());
}

/// A room without copies of materials, with a cube map at its west and one at its east; all of its materials mirror
/// what is around them, or none.
MapUnderTest roomWithTwoCubemaps(bool shiny) {
  demos::MapModel model = samples::makeSingleRoom();
  model.cubemaps = {{{-200, 0, 64}, 0}, {{200, 0, 64}, 0}};
  MapUnderTest map(demos::writeMap(model, {.light = demos::LightQuality::None}));
  std::vector<demos::PakFile> files;
  const auto add = [&files](const std::string& name, const std::string& text) {
    const auto bytes = std::as_bytes(std::span(text));
    files.push_back({name, {bytes.begin(), bytes.end()}});
  };
  add("materials/maps/room/c-200_0_64.vtf", "picture");
  add("materials/maps/room/c200_0_64.vtf", "picture");
  const auto plain = map.load();
  for (const scene::Material& material : plain.scene().assets.materials) {
    add("materials/" + material.name.toStdString() + ".vmt",
        std::string("LightmappedGeneric { $basetexture test/shiny ") + (shiny ? "$envmap env_cubemap }" : "}"));
  }
  map.replaceLump(LumpId::PakFile, demos::writeZip(files, demos::ZipMethod::Stored));
  return map;
}

TEST(CubemapPictures, facesMirrorTheOneNearestToEach) {
  const auto map = roomWithTwoCubemaps(true).load();
  const Scene& scene = map.scene();
  int west = 0;
  int east = 0;
  for (const scene::Surface& surface : scene.meshes[0].surfaces) {
    const scene::Material& material = scene.assets.materials[surface.material];
    const float x = scene.sourceAxes.toFile(surface.bounds.centre()).x();
    if (material.model() == scene::MaterialModel::Sky || std::abs(x) < 1) {
      continue; // as near to the one as to the other
    }
    (x < 0 ? west : east) += 1;
    EXPECT_EQ(mirroredBy(*map.document, material.asset),
              x < 0 ? QStringLiteral("maps/room/c-200_0_64") : QStringLiteral("maps/room/c200_0_64"))
        << material.name.toStdString() << " at " << x;
  }
  EXPECT_GT(west, 0);
  EXPECT_GT(east, 0);
}

TEST(CubemapPictures, materialsThatMirrorNothingAreNotSplit) {
  const auto shiny = roomWithTwoCubemaps(true).load();
  const auto dull = roomWithTwoCubemaps(false).load();
  EXPECT_GT(shiny.scene().assets.materials.size(), dull.scene().assets.materials.size());
  for (const scene::Material& material : dull.scene().assets.materials) {
    EXPECT_TRUE(material.asset.otherPaths.isEmpty()) << material.name.toStdString();
  }
}

} // namespace
} // namespace vitrine::tests
