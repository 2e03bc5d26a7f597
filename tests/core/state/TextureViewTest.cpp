#include "core/state/TextureView.h"

#include "core/animation/FinishScene.h"
#include "core/scene/CubeFaces.h"
#include "core/state/EvaluatedState.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::animation {
namespace {

using Part = scene::TextureViewTarget::Part;

/// Pictures of one colour each: red says the level, green the frame, blue the face.
image::ImagePtr numbered(std::uint32_t side, std::uint32_t mips, std::uint32_t faces, std::uint32_t frames) {
  auto image = std::make_shared<image::Image>();
  image->width = image->height = side;
  image->mipCount = mips;
  image->faceCount = faces;
  image->frameCount = frames;
  for (std::uint32_t frame = 0; frame < frames; ++frame) {
    for (std::uint32_t face = 0; face < faces; ++face) {
      for (std::uint32_t mip = 0; mip < mips; ++mip) {
        const std::uint32_t size = side >> mip;
        std::vector<std::byte> texels;
        for (std::uint32_t i = 0; i < size * size; ++i) {
          for (const std::uint32_t value : {mip * 10, frame * 10, face * 10, 128u}) {
            texels.push_back(static_cast<std::byte>(value));
          }
        }
        image->pictures.push_back({size, size, Bytes::adopt(std::move(texels))});
      }
    }
  }
  return image;
}

class TextureViewTest : public testing::Test {
protected:
  void show(image::ImagePtr image) {
    scene::Texture texture;
    texture.image = std::move(image);
    m_builder.assets.textures.push_back(std::move(texture));
  }
  void control(const char* id, Part part, double max) {
    scene::Control made;
    made.id = QLatin1String(id);
    made.kind = scene::ControlKind::Slider;
    made.max = max;
    made.target = scene::TextureViewTarget{0, part};
    m_builder.controls.push_back(std::move(made));
  }
  image::ImagePtr shown() {
    const ScenePtr scene = animation::finishScene(m_builder);
    const scene::ScenePatch patch = viewedTextures(*scene, state::evaluate(*scene, m_state).textureViews);
    EXPECT_EQ(patch.textures.size(), 1u);
    return patch.textures.empty() ? nullptr : patch.textures[0].second.image;
  }
  QRgb corner(const image::ImagePtr& image) { return image->toQImage().pixel(0, 0); }

  SceneBuilder m_builder;
  SceneState m_state;
};

TEST_F(TextureViewTest, levelsAreSharedAndSmallerOnesFollow) {
  show(numbered(8, 3, 1, 2));
  control("mip", Part::Mip, 2);
  control("frame", Part::Frame, 1);
  m_state.controls = {{QStringLiteral("mip"), 1}, {QStringLiteral("frame"), 1}};
  const image::ImagePtr image = shown();
  EXPECT_EQ(image->width, 4u);
  ASSERT_EQ(image->mipCount, 2u);
  EXPECT_EQ(image->pictures.size(), 2u);
  EXPECT_EQ(corner(image), qRgba(10, 10, 0, 128));
  EXPECT_EQ(image->picture(0).texels.data(), m_builder.assets.textures[0].image->picture(1, 0, 1).texels.data());
}

TEST_F(TextureViewTest, valuesBeyondTheRangeStayInIt) {
  show(numbered(4, 3, 1, 2));
  control("mip", Part::Mip, 99);
  m_state.controls = {{QStringLiteral("mip"), 50}};
  EXPECT_EQ(shown()->width, 1u);
}

TEST_F(TextureViewTest, channelsAreGreyAndAlphaIsOverACheckerboard) {
  auto image = std::make_shared<image::Image>();
  image->width = image->height = 64;
  std::vector<std::byte> texels;
  for (int i = 0; i < 64 * 64; ++i) {
    for (const int value : {10, 20, 30, 0}) {
      texels.push_back(static_cast<std::byte>(value));
    }
  }
  image->pictures.push_back({64, 64, Bytes::adopt(std::move(texels))});
  show(image);
  control("channel", Part::Channel, 5);
  const auto at = [&](int channel, int x) {
    m_state.controls = {{QStringLiteral("channel"), channel}};
    return shown()->toQImage().pixel(x, 0);
  };
  EXPECT_EQ(at(scene::TextureViewTarget::kRed, 0), qRgb(10, 10, 10));
  EXPECT_EQ(at(scene::TextureViewTarget::kGreen, 0), qRgb(20, 20, 20));
  EXPECT_EQ(at(scene::TextureViewTarget::kBlue, 0), qRgb(30, 30, 30));
  EXPECT_EQ(at(scene::TextureViewTarget::kAlpha, 0), qRgb(0, 0, 0));
  EXPECT_NE(at(scene::TextureViewTarget::kColourAndAlpha, 0), at(scene::TextureViewTarget::kColourAndAlpha, 2));
}

TEST_F(TextureViewTest, faceZeroIsACrossOfAllSix) {
  m_builder.sourceAxes = scene::kZUpRightHanded;
  show(numbered(4, 1, 6, 1));
  control("face", Part::Face, 6);
  const QImage cross = shown()->toQImage();
  ASSERT_EQ(cross.size(), QSize(16, 12));
  const auto face = [&](int column, int row) { return qBlue(cross.pixel(4 * column + 1, 4 * row + 2)); };
  EXPECT_EQ(face(1, 1), 0);  // file +x, ahead
  EXPECT_EQ(face(0, 1), 20); // +y is left of it where z is up
  EXPECT_EQ(face(2, 1), 30);
  EXPECT_EQ(face(3, 1), 10);
  EXPECT_EQ(face(1, 0), 40); // +z above
  EXPECT_EQ(face(1, 2), 50);
  EXPECT_EQ(qAlpha(cross.pixel(0, 0)), 0);
  EXPECT_EQ(qAlpha(cross.pixel(5, 5)), 255);
}

TEST_F(TextureViewTest, aSingleFaceStandsInTheMiddleOfTheSameCanvas) {
  show(numbered(4, 1, 6, 1));
  control("face", Part::Face, 6);
  m_state.controls = {{QStringLiteral("face"), 3}};
  const QImage canvas = shown()->toQImage();
  EXPECT_EQ(canvas.width() * 3, canvas.height() * 4);
  EXPECT_EQ(canvas.pixel(canvas.width() / 2, canvas.height() / 2), qRgb(0, 0, 20));
  EXPECT_EQ(qAlpha(canvas.pixel(0, canvas.height() / 2)), 0);
}

TEST_F(TextureViewTest, aChosenAnimationSaysTheFrame) {
  show(numbered(2, 1, 1, 4));
  control("frame", Part::Frame, 3);
  scene::Animation animation;
  animation.frames = 4;
  animation.duration = 2;
  animation.loops = true;
  m_builder.motion.animations.push_back(animation);
  m_state.controls = {{QStringLiteral("frame"), 1}};
  const ScenePtr scene = animation::finishScene(m_builder);
  EXPECT_EQ(state::evaluate(*scene, m_state).textureViews.at(0).frame, 1);
  m_state.animation = 0;
  m_state.time = 1.6;
  EXPECT_EQ(state::evaluate(*scene, m_state).textureViews.at(0).frame, 3);
  m_state.time = 2.1;
  EXPECT_EQ(state::evaluate(*scene, m_state).textureViews.at(0).frame, 0);
}

TEST_F(TextureViewTest, scenesWithoutSuchControlsHaveNoViews) {
  show(numbered(2, 1, 1, 1));
  const ScenePtr scene = animation::finishScene(m_builder);
  EXPECT_TRUE(state::evaluate(*scene, m_state).textureViews.empty());
  EXPECT_TRUE(viewedTextures(*scene, state::evaluate(*scene, m_state).textureViews).empty());
}

TEST(CubeFaces, axesAreInTheMiddleOfTheirFaces) {
  const std::array<QVector3D, 6> axes{{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};
  for (int face = 0; face < 6; ++face) {
    const scene::CubePoint at = scene::cubePoint(axes[static_cast<std::size_t>(face)] * 3);
    EXPECT_EQ(at.face, face);
    EXPECT_FLOAT_EQ(at.u, 0.5F);
    EXPECT_FLOAT_EQ(at.v, 0.5F);
  }
  const scene::CubePoint corner = scene::cubePoint({1, 0.5F, -0.5F}); // of +x: u against z, v against y
  EXPECT_EQ(corner.face, 0);
  EXPECT_FLOAT_EQ(corner.u, 0.75F);
  EXPECT_FLOAT_EQ(corner.v, 0.25F);
}

} // namespace
} // namespace vitrine::animation
