// An animated model reaches the picture whole in the same frame: vertices, matrices, colours and which parts
// are there.
#include "core/session/DocumentSession.h"
#include "render/engine/Engine.h"
#include "tests/render/HandmadeModel.h"
#include "tests/render/Shot.h"

#include <QOffscreenSurface>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr int kFrames = 12;

/// Draws frame after frame while a clip plays.
std::vector<QImage> played(const scene::ScenePtr& scene) {
  base::Progress progress;
  const auto prepared = render::prepareScene(scene, scene->assets, progress);
  QOffscreenSurface surface;
  surface.setFormat(QSurfaceFormat::defaultFormat());
  surface.create();
  render::Engine engine(&surface);
  engine.setTargetSize(kMediumShot);
  session::DocumentSession session(session::snapshotOf(scene, scene->assets));
  const auto show = [&](const state::SceneState& state) {
    session.setState(state);
    engine.show(session.snapshot());
  };
  engine.setScene(prepared, session.snapshot());
  const viewing::CameraRig camera = parallelCamera(*scene, kMediumShot, {0, 0, 3}, 2.0F);
  engine.setCamera(camera.pose(), camera.projectionMatrix());
  show(at(0, 0));
  for (int i = 0; i < 6; ++i) {
    engine.drawFrame();
  }
  std::vector<std::unique_ptr<render::CapturedFrame>> captures;
  for (int frame = 0; frame < kFrames; ++frame) {
    show(at(0, 0.04 * frame));
    captures.push_back(engine.requestCapture());
    engine.drawFrame();
  }
  for (int i = 0; i < 4; ++i) {
    engine.drawFrame();
  }
  std::vector<QImage> pictures;
  for (const auto& capture : captures) {
    EXPECT_TRUE(capture->isComplete());
    pictures.push_back(capture->picture());
  }
  return pictures;
}

void expectStill(const std::vector<QImage>& pictures, QPoint lit) {
  ASSERT_EQ(pictures.size(), static_cast<std::size_t>(kFrames));
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_EQ(pictures[i], pictures.front()) << "frame " << i;
    EXPECT_GT(qGray(pictures[i].pixel(lit)), 20) << "frame " << i;
  }
}

TEST(Tearing, AShapeThatMovesAgainstItsNodeStandsStill) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  const NodeIndex part = animatedModel.addPart(QStringLiteral("part"));
  maker.addQuad(tile(part, maker.addPlain({1, 1, 1}), {}));
  animatedModel.addFrames(part, {{{0, 0, 0}}, {{0.4F, 0, 0}}, {{0, 0.4F, 0}}, {{-0.4F, 0, 0}}, {{0, 0, 0}}});
  const std::array<QVector3D, 5> back{QVector3D(), {-0.4F, 0, 0}, {0, -0.4F, 0}, {0.4F, 0, 0}, {}};
  std::vector<std::uint32_t> poses;
  for (int frame = 0; frame < 5; ++frame) {
    animatedModel.addPose({{part, frame}}, {{part, back[static_cast<std::size_t>(frame)], {}}});
    poses.push_back(static_cast<std::uint32_t>(frame));
  }
  animatedModel.addClip(poses);
  expectStill(played(maker.finish()), {100, 100});
}

TEST(Tearing, PartsOfDifferentBatchesChangePlacesAtOnce) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  // Of one look but two materials that may still change: two batches.
  std::array<NodeIndex, 2> parts{};
  for (NodeIndex& part : parts) {
    scene::Material pending;
    pending.fallbackColor = QVector3D(0.5F, 0.5F, 0.5F);
    pending.state = scene::AssetState::Pending;
    part = animatedModel.addPart(QStringLiteral("part"));
    maker.addQuad(tile(part, maker.addMaterial(pending), {0.1F, 0.2F, 0}));
    animatedModel.addPose({{part, 0}});
  }
  animatedModel.addClip({0, 1, 0, 1, 0});
  expectStill(played(maker.finish()), {110, 80});
}

} // namespace
} // namespace vitrine::tests
