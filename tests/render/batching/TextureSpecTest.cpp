// Textures as they are described to the GPU.
#include "render/batching/TextureSpec.h"

#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::Encoding;
using render::TextureSpec;

scene::Texture textureOf(const QImage& picture) {
  scene::Texture texture;
  texture.image = image::Image::fromQImage(picture);
  texture.wrapU = scene::Wrap::Mirror;
  texture.filter = scene::Filter::Nearest;
  return texture;
}

TEST(TextureSpec, APictureWithoutMipLevelsGetsThemFromGl) {
  const TextureSpec spec = render::pictureTexture(textureOf(quarters(4)), Encoding::Srgb);
  EXPECT_EQ(spec.size, QSize(4, 4));
  EXPECT_EQ(spec.encoding, Encoding::Srgb);
  EXPECT_EQ(spec.wrapU, scene::Wrap::Mirror);
  EXPECT_EQ(spec.wrapV, scene::Wrap::Repeat);
  EXPECT_EQ(spec.filter, scene::Filter::Nearest);
  EXPECT_TRUE(spec.generatesMipMaps);
  ASSERT_EQ(spec.images.size(), 1U);
  const render::Texels texels = spec.images[0].texels();
  EXPECT_EQ(texels.size, QSize(4, 4));
  EXPECT_EQ(texels.bytes.size(), 4 * 4 * 4);
  EXPECT_EQ(static_cast<unsigned char>(texels.bytes[0]), 255) << "red";
}

TEST(TextureSpec, TexelsOutliveTheScene) {
  TextureSpec spec;
  {
    HandmadeScene maker;
    maker.addQuad({{}, {1, 0, 0}, {0, -1, 0}, maker.addPlain({1, 1, 1}), maker.addLightmap(2, 2, {255, 255, 255}, 0)});
    const render::RenderScene scene = batched(maker.finish());
    spec = render::lightmapTexture(scene.light);
  }
  ASSERT_EQ(spec.shape, TextureSpec::Shape::Array);
  ASSERT_EQ(spec.images.size(), static_cast<std::size_t>(spec.layers));
  EXPECT_EQ(spec.images[0].texels().bytes.size(),
            qsizetype{spec.size.width()} * spec.size.height() * render::LightmapPages::kTexelBytes);
}

TEST(TextureSpec, WithoutBumpedLightmapsThereIsABlackTexel) {
  HandmadeScene maker;
  maker.addQuad({{}, {1, 0, 0}, {0, -1, 0}, maker.addPlain({1, 1, 1})});
  const render::RenderScene scene = batched(maker.finish());
  const TextureSpec spec = render::bumpedLightmapTexture(scene.light);
  EXPECT_EQ(spec.size, QSize(1, 1));
  EXPECT_EQ(spec.layers, 1);
  ASSERT_EQ(spec.images.size(), 1U);
  EXPECT_EQ(spec.images[0].texels().bytes, QByteArray(render::LightmapPages::kTexelBytes, '\0'));
}

TEST(TextureSpec, OcclusionIsInTheAlpha) {
  render::ContactShadow shadow;
  shadow.occlusion.assign(std::size_t{render::ContactShadow::kCells} * render::ContactShadow::kCells, 0.0F);
  shadow.occlusion[1] = 1;
  const render::Texels texels = render::occlusionTexels(shadow);
  EXPECT_EQ(texels.size, render::occlusionTexture().size);
  EXPECT_EQ(texels.bytes.size(), qsizetype(shadow.occlusion.size() * 4));
  EXPECT_EQ(static_cast<unsigned char>(texels.bytes[7]), 255);
  EXPECT_EQ(texels.bytes.count('\0'), texels.bytes.size() - 1);
}

TEST(TextureSpec, TheFirstCorrectionLeavesColoursAlone) {
  const TextureSpec spec = render::correctionTexture();
  ASSERT_EQ(spec.images.size(), 1U);
  EXPECT_EQ(spec.images[0].texels().bytes, image::mixedColorTable({}));
  EXPECT_EQ(spec.images[0].texels().size, spec.size);
}

} // namespace
} // namespace vitrine::tests
