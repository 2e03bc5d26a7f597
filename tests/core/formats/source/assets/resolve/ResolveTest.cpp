#include "core/formats/source/assets/resolve/Resolve.h"

#include "core/formats/source/zip/file/ZipMount.h"
#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/source/VtfWriter.h"
#include "resources/demos/source/ZipWriter.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats;
using namespace formats::source;

std::vector<std::byte> text(std::string_view value) {
  const auto bytes = std::as_bytes(std::span(value));
  return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> picture(bool clamp) {
  demos::Canvas canvas(8, 8);
  return demos::writeVtf(canvas, {.clamp = clamp});
}

MountPtr mountOf(const std::vector<demos::PakFile>& files) {
  const ByteSourcePtr archive = bytes::makeMemorySource(Bytes::adopt(demos::writeZip(files, demos::ZipMethod::Lzma)));
  return std::make_shared<ZipMount>(QStringLiteral("pak"), archive, *readZipDirectory(*archive, {}, nullptr));
}

class ResolveTest : public testing::Test {
protected:
  Result<Asset> resolve(scene::AssetKind kind, const char* path, const MountPtr& pakfile) {
    return resolveAsset(pakfile.get(), {kind, QString::fromLatin1(path), QStringLiteral("test")}, m_context);
  }
  Result<Asset> material(const char* path, const MountPtr& pakfile) {
    return resolve(scene::AssetKind::Material, path, pakfile);
  }

  files::Vfs m_vfs;
  Diagnostics m_diagnostics;
  files::MissingFiles m_missing;
  Progress m_progress;
  LoadContext m_context{m_vfs, m_diagnostics, m_missing, m_progress};
};

QString baseTexture(const Result<Asset>& asset) {
  const auto& made = std::get<MaterialAsset>(*asset);
  const TextureIndex texture = made.material.slot(scene::TextureSlot::BaseColor).texture;
  return texture ? made.textures[texture].asset.path : QString();
}

TEST_F(ResolveTest, pakfileComesBeforeMounts) {
  m_vfs.append(mountOf({{"materials/a/wall.vmt", text("UnlitGeneric{$basetexture mounted}")},
                        {"materials/a/only.vmt", text("UnlitGeneric{$basetexture elsewhere}")}}));
  const MountPtr pak = mountOf({{"MATERIALS\\A/Wall.vmt", text("UnlitGeneric{$basetexture packed}")}});
  EXPECT_EQ(baseTexture(material("A/WALL", pak)), QStringLiteral("packed"));
  EXPECT_EQ(baseTexture(material("a/only", pak)), QStringLiteral("elsewhere"));
  EXPECT_EQ(baseTexture(material("a/wall", nullptr)), QStringLiteral("mounted"));
}

TEST_F(ResolveTest, patchInThePakfileIncludesFromAMount) {
  m_vfs.append(mountOf({{"materials/brick/wall.vmt", text("LightmappedGeneric{$basetexture brick/wall $nocull 1}")}}));
  const MountPtr pak = mountOf({{"materials/maps/m/brick/wall_1_-2_3.vmt",
                                 text("patch{include materials/brick/wall.vmt insert{$envmap maps/m/c1_-2_3}}")}});
  const auto asset = material("maps/m/brick/wall_1_-2_3", pak);
  ASSERT_TRUE(asset);
  EXPECT_EQ(baseTexture(asset), QStringLiteral("brick/wall"));
  EXPECT_EQ(std::get<MaterialAsset>(*asset).material.cull, scene::Cull::None);
}

TEST_F(ResolveTest, missingPatchFallsBackToTheOriginal) {
  m_vfs.append(mountOf({{"materials/brick/wall.vmt", text("LightmappedGeneric{$basetexture b}")}}));
  const auto asset = material("maps/m/brick/wall_1_-2_3", nullptr);
  ASSERT_TRUE(asset);
  EXPECT_EQ(baseTexture(asset), QStringLiteral("b"));
  EXPECT_EQ(std::get<MaterialAsset>(*asset).material.name, QStringLiteral("maps/m/brick/wall_1_-2_3"));
}

TEST_F(ResolveTest, foldersOfAModelAreTriedInTurn) {
  m_vfs.append(mountOf({{"materials/models/b/skin.vmt", text("VertexLitGeneric{$basetexture second}")},
                        {"materials/models/c/skin.vmt", text("VertexLitGeneric{$basetexture third}")},
                        {"materials/models/a/bare.vtf", picture(false)}}));
  scene::AssetRef ref{scene::AssetKind::Material, QStringLiteral("models/a/skin"), QStringLiteral("models/x.mdl")};
  ref.otherPaths = {QStringLiteral("models/B\\Skin"), QStringLiteral("models/c/skin")};
  const auto found = resolveAsset(nullptr, ref, m_context);
  ASSERT_TRUE(found);
  EXPECT_EQ(baseTexture(found), QStringLiteral("second"));
  EXPECT_EQ(std::get<MaterialAsset>(*found).material.name, QStringLiteral("models/a/skin"));
  ref.otherPaths = {QStringLiteral("models/gone/skin")};
  const auto missing = resolveAsset(nullptr, ref, m_context);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().path, QStringLiteral("materials/models/a/skin.vmt"));
}

TEST_F(ResolveTest, textureWithoutDescriptionIsEnough) {
  const auto asset = material("own/picture", mountOf({{"materials/own/picture.vtf", picture(false)}}));
  ASSERT_TRUE(asset);
  EXPECT_EQ(baseTexture(asset), QStringLiteral("own/picture"));
}

TEST_F(ResolveTest, whatIsMissingIsNamed) {
  const auto none = material("gone/wall", nullptr);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::NotFound);
  EXPECT_EQ(none.error().path, QStringLiteral("materials/gone/wall.vmt"));
  const auto include = material("x", mountOf({{"materials/x.vmt", text("patch{include materials/deep/y.vmt}")}}));
  ASSERT_FALSE(include);
  EXPECT_EQ(include.error().code, ErrorCode::NotFound);
  EXPECT_EQ(include.error().path, QStringLiteral("materials/deep/y.vmt"));
  const auto texture = resolve(scene::AssetKind::Texture, "gone/t", nullptr);
  ASSERT_FALSE(texture);
  EXPECT_EQ(texture.error().code, ErrorCode::NotFound);
  EXPECT_EQ(texture.error().path, QStringLiteral("materials/gone/t.vtf"));
  EXPECT_EQ(resolve(scene::AssetKind::Model, "models/a.mdl", nullptr).error().code, ErrorCode::NotFound);
}

TEST_F(ResolveTest, texturesAreRead) {
  const MountPtr pak = mountOf({{"materials/t.vtf", picture(true)}});
  const auto asset = resolve(scene::AssetKind::Texture, "T", pak);
  ASSERT_TRUE(asset);
  const auto& image = std::get<image::ImagePtr>(*asset);
  EXPECT_EQ(image->width, 8u);
  EXPECT_TRUE(image->clampU);
}

TEST_F(ResolveTest, highRangeByName) {
  demos::VtfOptions bgra{demos::VtfFormat::Bgra8888};
  const auto hdr = demos::writeVtf(demos::Canvas(8, 8), bgra);
  const MountPtr pak = mountOf({{"materials/skybox/day_hdrrt.vtf", hdr},
                                {"materials/maps/m/c0_0_0.hdr.vtf", hdr},
                                {"materials/wall_hdr.vtf", hdr}});
  const auto format = [&](const char* path) {
    return std::get<image::ImagePtr>(*resolve(scene::AssetKind::Texture, path, pak))->format;
  };
  EXPECT_EQ(format("skybox/day_hdrrt"), image::PixelFormat::Rgba16F);
  EXPECT_EQ(format("maps/m/c0_0_0"), image::PixelFormat::Rgba16F);
  EXPECT_EQ(format("wall_hdr"), image::PixelFormat::Rgba8);
}

TEST_F(ResolveTest, whatIsOddIsToldWithItsFile) {
  const MountPtr pak = mountOf({{"materials/odd.vmt", text("LightmappedGeneric{$basetexture a")},
                                {"materials/broken.vtf", text("VTF but not really")},
                                {"materials/empty.vmt", text("no block")}});
  ASSERT_TRUE(material("odd", pak));
  const auto told = m_diagnostics.entries();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].path, QStringLiteral("materials/odd.vmt"));
  EXPECT_TRUE(told[0].where);
  EXPECT_EQ(told[0].severity, Severity::Warning);
  const auto broken = resolve(scene::AssetKind::Texture, "broken", pak);
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().path, QStringLiteral("materials/broken.vtf"));
  const auto empty = material("empty", pak);
  ASSERT_FALSE(empty);
  EXPECT_EQ(empty.error().code, ErrorCode::WrongFormat);
  EXPECT_EQ(empty.error().path, QStringLiteral("materials/empty.vmt"));
}

TEST_F(ResolveTest, cancellingStops) {
  m_progress.cancel();
  EXPECT_THROW(material("a", mountOf({{"materials/a.vmt", text("S{}")}})), base::Cancelled);
}

TEST_F(ResolveTest, sidesOfASkyMeetWithoutSeams) {
  const MountPtr pak = mountOf({{"materials/skybox/dayrt.vmt", text("UnlitGeneric{$basetexture skybox/dayrt}")},
                                {"materials/skybox/bareup.vtf", picture(false)}});
  for (const char* name : {"skybox/dayrt", "skybox/bareup"}) {
    const auto asset = material(name, pak);
    ASSERT_TRUE(asset) << name;
    const scene::Texture& texture = std::get<MaterialAsset>(*asset).textures.at(0);
    EXPECT_EQ(texture.wrapU, scene::Wrap::Clamp);
    EXPECT_EQ(texture.wrapV, scene::Wrap::Clamp);
    EXPECT_EQ(texture.filter, scene::Filter::Linear);
  }
}

TEST_F(ResolveTest, skiesInHdrStandInForPlainOnes) {
  const MountPtr pak = mountOf({{"materials/skybox/day_hdrrt.vmt", text("sky{$hdrbasetexture skybox/day_hdrrt}")},
                                {"materials/skybox/daylf_hdr.vmt", text("sky{$hdrbasetexture skybox/other}")},
                                {"materials/skybox/nightft.vmt", text("UnlitGeneric{$basetexture skybox/nightft}")},
                                {"materials/skybox/night_hdrft.vtf", picture(false)}});
  EXPECT_EQ(baseTexture(material("skybox/dayrt", pak)), QStringLiteral("skybox/day_hdrrt"));
  EXPECT_EQ(baseTexture(material("skybox/daylf", pak)), QStringLiteral("skybox/other"));
  EXPECT_TRUE(resolve(scene::AssetKind::Texture, "skybox/nightft", pak));
  const auto missing = material("skybox/dayup", pak);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().path, QStringLiteral("materials/skybox/dayup.vmt"));
}

} // namespace
} // namespace vitrine::tests
