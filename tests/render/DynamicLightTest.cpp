// Lamps that move while one and the same picture goes on, against values computed by ShadingReference.
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/render/DynamicLightScene.h"
#include "tests/render/HandmadeModel.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QVector3D kCellColor(0.6F, 0.5F, 0.4F);
constexpr int kCells = 5;

/// Five cells, and a lamp that goes along them in two seconds and changes from red to blue.
class MovingLampTest : public testing::Test {
protected:
  MovingLampTest() {
    for (int i = 0; i < kCells; ++i) {
      cells.addCell(i % 2 == 0 ? phongMaterial(kCellColor) : pbrMaterial(kCellColor, 0, 1));
    }
    HandmadeModel animatedModel(cells.maker());
    scene::Light& lamp = cells.addLamp(scene::LightKind::Point, {-0.8F, 0, 0.5F}, {1, 0, 0}, 0);
    lamp.node = animatedModel.node();
    lamp.fades = false;
    scene::NodeTrack track;
    track.node = animatedModel.node();
    track.position[0] = lineOverTwoSeconds(0, 1.6F);
    scene::Animation clip;
    clip.duration = 2;
    clip.frames = 120;
    clip.animatedModel = 0;
    clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
    clip.lightTracks = {{0, {lineOverTwoSeconds(1, 0), {}, lineOverTwoSeconds(0, 1)}}};
    cells.maker().scene().motion.animations.push_back(clip);
    Progress progress;
    prepared = render::prepareScene(cells.scene(), cells.scene()->assets, progress);
  }

  QImage drawn(const state::SceneState& state) {
    render::CaptureRequest request = squareRequest(*cells.scene(), kMediumShot);
    request.state = state;
    const auto picture = rendererShowing(prepared).capture(request);
    EXPECT_TRUE(picture);
    return picture ? *picture : QImage(kMediumShot, QImage::Format_RGB32);
  }

  void expectLitFrom(const QImage& picture, const QVector3D& place, const QVector3D& color) {
    for (int cell = 0; cell < kCells; ++cell) {
      SCOPED_TRACE(cell);
      const std::vector<Arriving> light{{(place - cells.pointOf(cell)).normalized(), color}};
      const Seen seen = cells.seenAt(cell);
      const QVector3D expected =
          cell % 2 == 0 ? blinnPhong({kCellColor, {}}, seen, light) : metalRough({kCellColor, 0, 1}, seen, light);
      expectPixel(picture, cells.pixelOf(cell), encoded(expected), 3);
    }
  }

  DynamicLightScene cells{kCells};
  render::RenderScenePtr prepared;
};

TEST_F(MovingLampTest, LightFollowsTheClipAndComesBackToRest) {
  expectLitFrom(drawn({}), {-0.8F, 0, 0.5F}, {1, 0, 0});
  expectLitFrom(drawn(at(0, 1)), {0, 0, 0.5F}, {0.5F, 0, 0.5F});
  expectLitFrom(drawn(at(0, 2)), {0.8F, 0, 0.5F}, {0, 0, 1});
  expectLitFrom(drawn({}), {-0.8F, 0, 0.5F}, {1, 0, 0});
}

} // namespace
} // namespace vitrine::tests
