// Pictures of block maps: what the GPU draws against a ray-cast reference of the same scene, by day, in the dark,
// coloured by collision, and as the game shows it.
#include "render/OffscreenRenderer.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/ReferenceRenderer.h"
#include "tests/images/Ssim.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

struct BlockMapView {
  const char* map;
  const char* name;
  QVector3D at;     ///< file coordinates
  QVector3D target; ///< looked at
};

void PrintTo(const BlockMapView& view, std::ostream* out) {
  *out << view.map << ' ' << view.name;
}

viewing::CameraRig viewCamera(const Scene& scene, const BlockMapView& view) {
  viewing::CameraRig rig;
  rig.setNavigation(scene::Navigation::Fly);
  rig.setViewportSize(kSmallPicture);
  rig.setSceneBounds(scene.bounds());
  viewing::CameraPose pose;
  pose.position = scene.sourceAxes.toScene(view.at);
  const QVector3D forward = scene.sourceAxes.toScene(view.target) - pose.position;
  pose.orientation = QQuaternion::fromDirection(-forward, {0, 1, 0});
  pose.verticalFov = 65;
  rig.setPose(pose);
  return rig;
}

/// Name of the kept pictures of a view.
QString pictureName(const BlockMapView& view, int colors, bool game, const char* what) {
  return QStringLiteral("%1_%2%3_%4")
      .arg(QLatin1String(view.name))
      .arg(colors)
      .arg(game ? QStringLiteral("game") : QString(), QLatin1String(what));
}

class BlockMapImage : public testing::TestWithParam<BlockMapView> {};

TEST_P(BlockMapImage, LooksLikeTheReference) {
  const BlockMapView& view = GetParam();
  const auto path = samplePath(QStringLiteral("bd1/") + QLatin1String(view.map));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  render::OffscreenRenderer& renderer = map->renderer();
  const picking::RayCaster caster(map->scene());
  render::CaptureRequest request;
  request.size = kSmallPicture;
  request.camera = viewCamera(*map->scene(), view);
  request.background = pictureBackground();
  for (const auto& [colors, game] :
       {std::pair(0, false), std::pair(1, false), std::pair(2, false), std::pair(0, true)}) {
    request.state.controls[QStringLiteral("shading")] = colors;
    request.state.controls[QStringLiteral("view.game")] = game ? 2 : 0;
    const auto drawn = renderer.capture(request);
    ASSERT_TRUE(drawn);
    const QImage reference = renderReference(map->scene(), map->assets, caster, request.camera, kSmallPicture,
                                             pictureBackground(), request.state);
    keepForLooking(pictureName(view, colors, game, "drawn"), *drawn);
    keepForLooking(pictureName(view, colors, game, "reference"), reference);
    EXPECT_GT(ssim(*drawn, reference), 0.93) << colors << game;
    EXPECT_LT(shareDiffering(*drawn, reference, 24), 0.05) << colors << game;
    EXPECT_GT(shareDiffering(*drawn, drawn->mirrored(true, false), 4), 0.1)
        << "of one colour it would agree with anything";
  }
}

INSTANTIATE_TEST_SUITE_P(
    Samples, BlockMapImage,
    testing::Values(BlockMapView{"generated/addon/town/town160.bd1", "street", {-150, 30, -40}, {-63, 22, 10}},
                    BlockMapView{"generated/addon/town/town160.bd1", "town", {0, 80, 200}, {0, 26, 0}}));

INSTANTIATE_TEST_SUITE_P(Others, BlockMapImage,
                         testing::ValuesIn(ofOthers<BlockMapView>(
                             QStringLiteral("bd1/mansion/map.bd1"),
                             {BlockMapView{
                                  "mechtatel-playground/playground.bd1", "playground", {-60, 60, -60}, {0, 0, 0}},
                              BlockMapView{"mansion/map.bd1", "mansion", {-300, 300, -450}, {-50, 60, 0}}})));

} // namespace
} // namespace vitrine::tests
