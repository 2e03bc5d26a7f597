#include "core/animation/SceneExtent.h"

#include "core/animation/AnimatedBounds.h"
#include "core/animation/VisibleItems.h"
#include "core/state/SceneState.h"

#include <unordered_map>
#include <vector>

namespace vitrine::animation {
namespace {

/// Bounds of everything, wherever clips, key poses and root motion may take it.
scene::Bounds animatedBoundsOf(const Scene& scene, const scene::Bounds& resting) {
  scene::Bounds reach = resting;
  std::vector<scene::Bounds> reaches(
      scene.motion.animatedModels.size()); // of each animated model where it stands, in all its poses
  std::unordered_map<const scene::VertexFrames*, scene::Bounds> framesBounds;
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (scene.backdropOf(item) != scene::kNone) {
      continue;
    }
    const int node = scene.drawItems()[item].node;
    scene::Bounds bounds = scene.surfaceOf(item).bounds;
    const scene::Mesh& mesh = scene.meshOf(item);
    if (mesh.frames) {
      const auto [known, first] = framesBounds.try_emplace(mesh.frames.get());
      for (std::size_t i = 0; first && i < mesh.frames->size(); ++i) {
        known->second.add((*mesh.frames)[i].bounds);
      }
      bounds.add(known->second);
    }
    bounds = bounds.transformed(scene.worldTransform(node));
    reach.add(bounds);
    if (const int animatedModel = scene.animatedModelOf(node); animatedModel != scene::kNone) {
      reaches[static_cast<std::size_t>(animatedModel)].add(bounds);
    }
  }
  for (std::size_t animatedModel = 0; animatedModel < scene.motion.animatedModels.size(); ++animatedModel) {
    reach.add(limbBounds(scene, static_cast<int>(animatedModel)));
  }
  for (const scene::Animation& animation : scene.motion.animations) {
    if (animation.animatedModel != scene::kNone) {
      // However it turns: a ball around its feet, as far as its steps can lead it.
      const auto animatedModel = static_cast<std::size_t>(animation.animatedModel);
      const QVector3D feet =
          scene.worldTransform(scene.motion.animatedModels[animatedModel].node).column(3).toVector3D();
      scene::Bounds around = reaches[animatedModel];
      if (around.empty() || (animation.stepMove.isNull() && animation.stepTurn.isNull())) {
        continue;
      }
      around.add(feet);
      const float far = (around.centre() - feet).length() + around.radius() +
                        animation.stepMove.length() * static_cast<float>(animation.frames);
      const QVector3D span(far, far, far);
      reach.add(scene::Bounds(feet - span, feet + span));
    }
  }
  return reach;
}

/// The extent of what is visible by default.
scene::SceneExtent restingExtent(const Scene& scene) {
  scene::SceneExtent extent;
  for (const DrawItemId item : animation::visibleItems(scene, {})) {
    extent.defaultTriangles += scene.surfaceOf(item).triangleCount();
    if (scene.backdropOf(item) == scene::kNone) {
      extent.bounds.add(scene.worldBounds(item));
    }
  }
  return extent;
}

} // namespace

void finishScene(Scene& scene, scene::RecordLinks links) {
  scene.finish(links);
  scene::SceneExtent extent = restingExtent(scene);
  extent.animatedBounds = animatedBoundsOf(scene, extent.bounds);
  scene.setExtent(extent);
}

} // namespace vitrine::animation
