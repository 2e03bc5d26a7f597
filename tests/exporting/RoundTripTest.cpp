#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/GlbPlayer.h"
#include "tests/exporting/SceneFiles.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr std::size_t kMostAnimations = 2;

void checkMotion(const ScenePtr& scene, const GlbPlayer& player, const SceneState& start) {
  std::size_t checked = 0;
  for (const scene::AnimationIndex index : scene->motion.animations.indices()) {
    const scene::Animation& clip = scene->motion.animations[index];
    const int animation = player.animation(clip.name.toStdString());
    if (animation < 0 || checked++ == kMostAnimations) {
      continue;
    }
    for (const double share : {0.05, 0.45, 0.9}) {
      SceneState state = start;
      state.animation = index;
      state.time = clip.duration * share;
      EXPECT_LT(farthest(player.at(animation, state.time), centresOf(scene, state)), 0.01 * sizeOf(*scene))
          << clip.name.toStdString() << " at " << state.time;
    }
  }
}

TEST(RoundTripTest, EveryFamilyComesBackAsItStandsAndMoves) {
  int written = 0;
  int moving = 0;
  for (const QString& path : sceneFiles()) {
    SCOPED_TRACE(path.toStdString());
    const ScenePtr scene = sceneOf(path);
    const SceneState state = scene ? state::startState(*scene) : SceneState();
    const Centres expected = scene ? centresOf(scene, state) : Centres();
    if (expected.empty()) {
      continue;
    }
    const TempFolder folder;
    const QString glb = folder.path(QStringLiteral("out.glb"));
    base::Progress progress;
    const auto done = exporting::exportScene(scene, scene->assets, state, {glb, false}, progress);
    ASSERT_TRUE(done) << done.error().reason().toStdString();
    const GlbFile file = GlbFile::read(glb);
    EXPECT_EQ(file.faults(), std::vector<std::string>());
    Assimp::Importer importer;
    EXPECT_TRUE(importer.ReadFile(glb.toStdString(), aiProcess_ValidateDataStructure)) << importer.GetErrorString();
    const GlbPlayer player(file);
    EXPECT_LT(farthest(player.at(-1, 0), expected), 1e-4 * sizeOf(*scene));
    checkMotion(scene, player, state);
    ++written;
    moving += file.json().contains("animations") ? 1 : 0;
  }
  EXPECT_GT(written, 20);
  EXPECT_GT(moving, 3);
}

} // namespace
} // namespace vitrine::tests
