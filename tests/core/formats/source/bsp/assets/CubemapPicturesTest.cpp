// Pictures that shiny things of a map mirror.
#include "core/formats/source/bsp/assets/CubemapPictures.h"

#include "core/animation/SceneExtent.h"
#include "core/formats/source/bsp/assets/BspAssets.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "resources/demos/source/ZipWriter.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
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

} // namespace
} // namespace vitrine::tests
