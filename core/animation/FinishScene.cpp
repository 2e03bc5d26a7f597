#include "core/animation/FinishScene.h"

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
  // Of each animated model where it stands, in all its poses.
  scene::ByAnimatedModel<scene::Bounds> reaches(scene.motion.animatedModels.size());
  std::unordered_map<const scene::VertexFrames*, scene::Bounds> framesBounds;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (scene.backdropOf(item)) {
      continue;
    }
    const NodeIndex node = scene.drawItems()[item].node;
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
    if (const scene::AnimatedModelIndex animatedModel = scene.animatedModelOf(node)) {
      reaches[animatedModel].add(bounds);
    }
  }
  for (const scene::AnimatedModelIndex animatedModel : reaches.indices()) {
    reach.add(limbBounds(scene, animatedModel));
  }
  for (const scene::Animation& animation : scene.motion.animations) {
    if (animation.animatedModel) {
      // However it turns: a ball around its feet, as far as its steps can lead it.
      const scene::AnimatedModel& model = scene.motion.animatedModels[animation.animatedModel];
      const QVector3D feet = scene.worldTransform(model.node).column(3).toVector3D();
      scene::Bounds around = reaches[animation.animatedModel];
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
  for (const DrawItemIndex item : animation::visibleItems(scene, {})) {
    extent.defaultTriangles += scene.surfaceOf(item).triangleCount();
    if (!scene.backdropOf(item)) {
      extent.bounds.add(scene.worldBounds(item));
    }
  }
  return extent;
}

} // namespace

ScenePtr finishScene(SceneBuilder scene, scene::RecordLinks links, const SceneBuilder::AddViews& addViews) {
  const auto measure = [](const Scene& built) {
    scene::SceneExtent extent = restingExtent(built);
    extent.animatedBounds = animatedBoundsOf(built, extent.bounds);
    return extent;
  };
  return std::move(scene).build(links, measure, addViews);
}

} // namespace vitrine::animation
