// Meshes bent by joints, shapes and springs, in the picture: where the rays meet them.
#include "core/animation/FinishScene.h"
#include "core/picking/RayCaster.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kCreatureShot(240, 240);
constexpr float kHeight = 16; ///< units from bottom to top
constexpr float kUnit = 240 / kHeight;
const QVector3D kCreatureEye(0, 3, 40);

scene::ScenePtr whiteCreature() {
  SceneBuilder scene = creatureScene(20);
  scene::Material white;
  white.params = scene::UnlitParams{};
  white.cull = scene::Cull::None;
  scene.assets.materials = {white};
  for (scene::Mesh& mesh : scene.meshes) {
    mesh.surfaces.front().material = 0;
  }
  scene::SpringChain chain;
  chain.roots = {creature::kElbow};
  chain.stiffness = 0.2F;
  chain.gravity = {2, 0, 0};
  scene.motion.springs.chains = {chain};
  return animation::finishScene(std::move(scene));
}

/// Compares what is drawn with what rays meet, a pixel here and there; how many of them show something.
int comparePicture(const QImage& picture, const picking::RayCaster& caster, const animation::Pose& pose) {
  const auto meets = [&](QPointF pixel) {
    const QVector3D at(static_cast<float>(pixel.x() - 120) / kUnit, static_cast<float>(120 - pixel.y()) / kUnit, 0);
    return caster.cast({kCreatureEye + at, {0, 0, -1}}, ItemSet::everything(), &pose).has_value();
  };
  int shown = 0;
  for (int y = 3; y < 240; y += 4) {
    for (int x = 3; x < 240; x += 4) {
      const bool met = meets({x + 0.5, y + 0.5});
      const bool edge = meets({x - 1.0, y - 1.0}) != met || meets({x + 2.0, y + 2.0}) != met ||
                        meets({x - 1.0, y + 2.0}) != met || meets({x + 2.0, y - 1.0}) != met;
      if (!edge) {
        EXPECT_EQ(qGray(picture.pixel(x, y)) > 100, met) << x << ' ' << y;
        shown += met ? 1 : 0;
      }
    }
  }
  return shown;
}

TEST(BentPicture, ShowsWhatRaysMeet) {
  const scene::ScenePtr scene = whiteCreature();
  render::OffscreenRenderer& renderer = rendererShowing(scene, scene->assets);
  const picking::RayCaster caster(scene);
  const std::map<QString, double> springs{{QStringLiteral("springs"), 1}};
  for (const state::SceneState& state :
       {state::SceneState(), during(creature::kBend, 1), during(creature::kWalk, 0.2, {{QStringLiteral("wide"), 0.5}}),
        with({{QStringLiteral("turn"), 50}, {QStringLiteral("both"), 0.3}}), with({{QStringLiteral("bind"), 1}}),
        with(springs), with(springs, 0.7), state::SceneState()}) {
    render::CaptureRequest request = squareRequest(*scene, kCreatureShot);
    request.camera = parallelCamera(*scene, kCreatureShot, kCreatureEye, kHeight);
    request.state = state;
    const auto picture = renderer.capture(request);
    ASSERT_TRUE(picture) << picture.error().reason().toStdString();
    const animation::Pose pose(scene, state);
    EXPECT_GT(comparePicture(*picture, caster, pose), 60) << state.time << ' ' << state.clock;
  }
}

} // namespace
} // namespace vitrine::tests
