#include "core/formats/vgo/assets/PictureRef.h"
#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::vgo;

/// Red, green, blue, alpha of one texel.
std::array<int, 4> texelAfter(const ChannelMix& mix, QRgb texel) {
  QImage picture(1, 1, QImage::Format_RGBA8888);
  picture.setPixel(0, 0, texel);
  const QRgb mixed = mix.of(*image::Image::fromQImage(picture))->toQImage().pixel(0, 0);
  return {qRed(mixed), qGreen(mixed), qBlue(mixed), qAlpha(mixed)};
}

TEST(VgoPictures, ChannelsAreMixedAsAsked) {
  // Metallic in red, smoothness in alpha, as glTF has them.
  const ChannelMix mix{{{{0, 1, 1}, {3, 1, 0}, {0, 0, 1}}}};
  EXPECT_EQ(texelAfter(mix, qRgba(200, 10, 20, 55)), (std::array{255, 200, 200, 255}));
  // Smoothness recovered from 255 - smoothness * (1 - 0.5): 191 was 0.5.
  const ChannelMix recovered{{{{0, 0, 1}, {1, -1, 1}, {2, 0, 1}}}};
  EXPECT_EQ(texelAfter(recovered, qRgba(1, 191, 3, 255)), (std::array{1, 127, 3, 255}));
  EXPECT_EQ(texelAfter(recovered, qRgba(1, 10, 3, 255))[1], 0);
}

TEST(VgoPictures, NamesLeadBack) {
  const PictureRef plain{7, std::nullopt};
  EXPECT_EQ(plain.path(), QStringLiteral("pictures/7"));
  EXPECT_EQ(PictureRef::fromPath(plain.path()), plain);
  const PictureRef mixed{3, ChannelMix{{{{1, 0.25F, 1}, {3, 1, 0.5F}, {0, 0, 1}}}}};
  EXPECT_EQ(PictureRef::fromPath(mixed.path()), mixed);
  for (const char* wrong : {"", "pictures", "pictures/x", "other/3", "pictures/3/g:0:1", "pictures/3/g:0:1,x:0:1,b:0:1",
                            "pictures/3/g:0,g:0,g:0", "pictures/3/a/b"}) {
    EXPECT_FALSE(PictureRef::fromPath(QString::fromLatin1(wrong))) << wrong;
  }
}

TEST(VgoPictures, AreDecodedByTheirContent) {
  const auto vgo = VgoUnderTest::ofSample(QStringLiteral("gen_materials_lh.vgo"));
  const auto pictures = picturesOf(vgo->root(), *vgo->accessors);
  std::map<QString, QSize> sizes;
  for (const scene::Texture& texture : vgo->scene->assets.textures) {
    const auto asset = pictures->resolve(texture.asset, vgo->fixture.context);
    ASSERT_TRUE(asset) << asset.error().message.toStdString();
    const auto& picture = std::get<image::ImagePtr>(*asset);
    sizes[texture.name] = {static_cast<int>(picture->width), static_cast<int>(picture->height)};
  }
  EXPECT_EQ(sizes[QStringLiteral("quadrants")], QSize(64, 64));
  EXPECT_EQ(sizes[QStringLiteral("orm")], QSize(64, 64));
  EXPECT_EQ(sizes[QStringLiteral("webp")], QSize(1, 1));
}

TEST(VgoPictures, MetalAndRoughnessAreRecovered) {
  const auto vgo = VgoUnderTest::ofSample(QStringLiteral("gen_materials_lh.vgo"));
  const TextureIndex number = vgo->material(QStringLiteral("normal+orm")).slot(scene::TextureSlot::MetalRough).texture;
  const scene::Texture& texture = vgo->scene->assets.textures[number];
  const auto asset = picturesOf(vgo->root(), *vgo->accessors)->resolve(texture.asset, vgo->fixture.context);
  ASSERT_TRUE(asset);
  const QImage picture = std::get<image::ImagePtr>(*asset)->toQImage();
  // The file has green 4 * x, and the lower half is no metal.
  for (const int x : {0, 20, 40, 63}) {
    const float smoothness = std::min((255 - 4 * static_cast<float>(x)) / 255 / 0.5F, 1.0F);
    EXPECT_NEAR(qGreen(picture.pixel(x, 10)), 255 * (1 - smoothness), 1) << x;
    EXPECT_EQ(qBlue(picture.pixel(x, 10)), 255);
    EXPECT_EQ(qBlue(picture.pixel(x, 50)), 0);
  }
}

TEST(VgoPictures, JunkIsToldOnceAndLeftOut) {
  const auto vgo = VgoUnderTest::ofSample(QStringLiteral("bad_image_junk.vgo"));
  ASSERT_TRUE(vgo->scene);
  EXPECT_EQ(vgo->scene->defaultTriangles(), 24U);
  EXPECT_TRUE(vgo->scene->assets.textures.empty());
  const auto entries = vgo->fixture.diagnostics.entries();
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_TRUE(entries[0].message.startsWith(QStringLiteral("texture 0 is left out")))
      << entries[0].message.toStdString();
  EXPECT_TRUE(entries[0].where);
}

TEST(VgoPictures, ErrorsCarryThePlaceOfThePicture) {
  const auto vgo = VgoUnderTest::ofSample(QStringLiteral("bad_image_junk.vgo"));
  const auto pictures = picturesOf(vgo->root(), *vgo->accessors);
  const int source = static_cast<int>(vgo->root()["textures"].children().front()["source"].integer());
  const auto asset =
      pictures->resolve({scene::AssetKind::Texture, PictureRef{source, {}}.path(), {}}, vgo->fixture.context);
  ASSERT_FALSE(asset);
  const auto place = vgo->accessors->placeOf(source);
  ASSERT_TRUE(place);
  EXPECT_EQ(asset.error().offset, place->offset);
  EXPECT_EQ(asset.error().space, place->space);
}

TEST(VgoPictures, WhatIsNotThereIsNotFound) {
  const auto vgo = VgoUnderTest::of(R"({"textures":[{"source":0},{"source":-1},null]})", "", Bytes());
  const auto pictures = picturesOf(vgo->root(), *vgo->accessors);
  for (const char* path : {"pictures/0", "pictures/-1", "materials/0"}) {
    const auto asset =
        pictures->resolve({scene::AssetKind::Texture, QString::fromLatin1(path), {}}, vgo->fixture.context);
    ASSERT_FALSE(asset) << path;
    EXPECT_EQ(asset.error().code, ErrorCode::NotFound);
  }
}

} // namespace
} // namespace vitrine::tests
