// A street put together by hand, as games of the fixed pipelines drew theirs: what the GPU draws against the reference,
// under every choice of colours and with and without the game's view.
#include "render/OffscreenRenderer.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/ReferenceRenderer.h"
#include "tests/images/Ssim.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/SharedRenderer.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// Soft ripples: nothing in them is finer than a pixel, however far away.
QImage ripples(int hue) {
  QImage picture(32, 32, QImage::Format_RGBA8888);
  for (int y = 0; y < 32; ++y) {
    for (int x = 0; x < 32; ++x) {
      const int wave = std::abs(x - 16) * 6 + std::abs(y - 16) * 3;
      picture.setPixelColor(x, y, QColor::fromHsv(hue, 140, 100 + wave));
    }
  }
  return picture;
}

class Street {
public:
  explicit Street(scene::LightingColorSpace arithmetic) {
    m_maker.scene().bake.colorSpace = arithmetic;
    const MaterialIndex ground = m_maker.addTextured(m_maker.addTexture(ripples(90), scene::Filter::Linear));
    addFace({{-60, 0, -120}, {120, 0, 0}, {0, 0, 140}, ground}, 0.85F);
    for (int house = 0; house < 12; ++house) {
      const MaterialIndex wall = m_maker.addTextured(m_maker.addTexture(ripples(house * 30), scene::Filter::Linear));
      const float side = house % 2 == 0 ? -1.0F : 1.0F;
      addHouse(side * 14, -static_cast<float>(house / 2) * 18, 6 + static_cast<float>(house % 5), wall);
    }
    scene::ViewPreset view;
    view.fog = scene::Fog{{0.05F, 0.08F, 0.05F}, 10, 90};
    view.background = view.fog->color;
    view.farPlane = 90;
    m_maker.addColorChoice({QStringLiteral("day"), QStringLiteral("dark"), QStringLiteral("solid")});
    m_maker.addGameView(view);
    addStreams();
  }

  scene::ScenePtr finish() { return m_maker.finish(); }

private:
  void addFace(const HandmadeScene::Quad& quad, float light) {
    m_maker.addQuad(quad);
    m_light.insert(m_light.end(), 4, light);
  }

  void addHouse(float x, float z, float height, MaterialIndex wall) {
    addFace({{x - 5, height, z + 5}, {10, 0, 0}, {0, -height, 0}, wall}, 0.76F);
    addFace({{x + 5, height, z + 5}, {0, 0, -10}, {0, -height, 0}, wall}, 0.65F);
    addFace({{x - 5, height, z - 5}, {0, 0, 10}, {0, -height, 0}, wall}, 0.86F);
    addFace({{x - 5, height, z - 5}, {10, 0, 0}, {0, 0, 10}, wall}, 1.3F);
  }

  void addStreams() {
    auto& colors = m_maker.scene().meshes.front().vertices.colors;
    scene::VertexStreams::Colors day{QStringLiteral("day"), {}, scene::ColorUse::Light};
    scene::VertexStreams::Colors dark{QStringLiteral("dark"), {}, scene::ColorUse::Light};
    scene::VertexStreams::Colors solid{QStringLiteral("solid"), {}, scene::ColorUse::Paint};
    for (std::size_t i = 0; i < m_light.size(); ++i) {
      const float light = m_light[i];
      day.values.emplace_back(light, light, light, 1.0F);
      dark.values.emplace_back(light - 0.3F, light - 0.25F, light - 0.2F, 1.0F);
      solid.values.emplace_back(i / 4 % 2 == 0 ? 0.1F : 0.9F, 0.5F, i / 4 % 3 == 0 ? 0.8F : 0.2F, 1.0F);
    }
    colors = {day, dark, solid};
  }

  HandmadeScene m_maker;
  std::vector<float> m_light; ///< of each vertex
};

viewing::CameraRig streetCamera(const Scene& scene) {
  viewing::CameraRig camera;
  camera.setNavigation(scene::Navigation::Fly);
  camera.setViewportSize(kSmallPicture);
  camera.setSceneBounds(scene.bounds());
  viewing::CameraPose pose;
  pose.position = {3, 7, 18};
  pose.orientation = QQuaternion::fromEulerAngles(-8, 5, 0);
  pose.verticalFov = 65;
  camera.setPose(pose);
  return camera;
}

using Case = std::tuple<scene::LightingColorSpace, int, bool>;

class GameViewImage : public testing::TestWithParam<Case> {};

TEST_P(GameViewImage, LooksLikeTheReference) {
  const auto [arithmetic, colors, game] = GetParam();
  const scene::ScenePtr scene = Street(arithmetic).finish();
  render::CaptureRequest request;
  request.size = kSmallPicture;
  request.camera = streetCamera(*scene);
  request.background = pictureBackground();
  request.state.controls[QStringLiteral("colors")] = colors;
  request.state.controls[QStringLiteral("game")] = game ? 1 : 0;
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  const auto drawn = renderer.capture(request);
  ASSERT_TRUE(drawn);
  const QImage reference = renderReference(scene, scene->assets, picking::RayCaster(scene), request.camera,
                                           kSmallPicture, pictureBackground(), request.state);
  EXPECT_GT(ssim(*drawn, reference), 0.98);
  EXPECT_LT(shareDiffering(*drawn, reference, 4), 0.02);
  EXPECT_GT(shareDiffering(*drawn, drawn->mirrored(true, false), 4), 0.2)
      << "of one colour it would agree with anything";
}

INSTANTIATE_TEST_SUITE_P(Street, GameViewImage,
                         testing::Combine(testing::Values(scene::LightingColorSpace::Linear,
                                                          scene::LightingColorSpace::Display),
                                          testing::Values(0, 1, 2), testing::Bool()));

} // namespace
} // namespace vitrine::tests
