#include "core/animation/KeyframeSampling.h"

#include "core/animation/KeyPoses.h"
#include "core/scene/PlaybackTime.h"
#include "core/scene/SceneRecords.h"

#include <algorithm>

namespace vitrine::animation {
namespace {

KeyPoseSets posesWith(const Scene& scene, auto shows) {
  KeyPoseSets wanted(scene.motion.animatedModels.size());
  for (const scene::AnimatedModelIndex index : wanted.indices()) {
    const scene::AnimatedModel& animatedModel = scene.motion.animatedModels[index];
    std::ranges::transform(animatedModel.poses, std::back_inserter(wanted[index]),
                           [&](const scene::KeyPose& pose) { return shows(animatedModel, pose); });
  }
  return wanted;
}

bool isShownNow(const Scene& scene, const state::EvaluatedState& state,
                const scene::ByAnimatedModel<bool>& visibleModels, const KeyPoseSets& wanted) {
  for (const scene::AnimatedModelIndex model : wanted.indices()) {
    const scene::KeyPose* now = visibleModels[model] ? sampleKeyframes(scene, state, model).from : nullptr;
    if (now && wanted[model][static_cast<std::size_t>(now - scene.motion.animatedModels[model].poses.data())]) {
      return true;
    }
  }
  return false;
}

/// When a clip first shows one of them.
std::optional<AnimationTime> firstTimeIn(const Scene& scene, scene::AnimationIndex animation,
                                         const KeyPoseSets& wanted) {
  const scene::Animation& clip = scene.motion.animations[animation];
  if (!clip.animatedModel || !clip.poses) {
    return std::nullopt;
  }
  const std::vector<bool>& poses = wanted[clip.animatedModel];
  const auto found = std::ranges::find_if(*clip.poses, [&](std::uint32_t pose) { return poses[pose]; });
  return found == clip.poses->end()
             ? std::nullopt
             : std::optional(AnimationTime{animation, clip.timeOf(static_cast<double>(found - clip.poses->begin()))});
}

/// Time at which one of the wanted key poses is seen. The chosen animation is searched first, then those of visible
/// animated models, then all others. Returns nothing if a wanted key pose is seen
/// already, or if none is ever seen.
std::optional<AnimationTime> timeOfAny(const Scene& scene, const state::EvaluatedState& state,
                                       const KeyPoseSets& wanted) {
  const scene::ByAnimatedModel<bool> shown = state::visibleModels(scene, state.layers);
  if (isShownNow(scene, state, shown, wanted)) {
    return std::nullopt;
  }
  std::optional<AnimationTime> time;
  if (state.animation) {
    time = firstTimeIn(scene, state.state.animation, wanted);
  }
  for (const bool anyModel : {false, true}) {
    for (const scene::AnimationIndex animation : scene.motion.animations.indices()) {
      const scene::AnimatedModelIndex animatedModel = scene.motion.animations[animation].animatedModel;
      if (!time && (anyModel || (animatedModel && shown[animatedModel]))) {
        time = firstTimeIn(scene, animation, wanted);
      }
    }
  }
  return time;
}

/// The node itself or the nearest above it that its animated model's poses may leave out; kNone: none of them.
NodeIndex posedAtOrAbove(const Scene& scene, const scene::AnimatedModel& animatedModel, NodeIndex node) {
  while (node && !std::ranges::binary_search(animatedModel.posed, node)) {
    node = scene.nodes[node].parent;
  }
  return node;
}

} // namespace

bool isSamePose(const Scene& scene, const state::EvaluatedState& a, const state::EvaluatedState& b) {
  if (!scene.motion.animatedModels.empty() &&
      (a.state.animation != b.state.animation || a.state.time != b.state.time)) {
    return false;
  }
  return a.pose == b.pose && (a.state.clock == b.state.clock || !b.pose.springs);
}

KeyframeSample sampleKeyframes(const Scene& scene, const state::EvaluatedState& state,
                               scene::AnimatedModelIndex animatedModel) {
  const scene::AnimatedModel& of = scene.motion.animatedModels[animatedModel];
  const auto pose = [&](std::uint32_t index) { return &of.poses[index]; };
  const scene::Animation* animation = state.animation;
  if (!animation || animation->animatedModel != animatedModel || animation->frames == 0 || !animation->poses) {
    return {of.restPose == scene::kNone ? nullptr : pose(static_cast<std::uint32_t>(of.restPose))};
  }
  const double frames = scene::framesInto(*animation, state.state.time);
  const auto first = std::min(static_cast<std::size_t>(frames), static_cast<std::size_t>(animation->frames) - 1);
  const bool last = first + 1 == static_cast<std::size_t>(animation->frames);
  KeyframeSample sample{pose((*animation->poses)[first]), nullptr, 0, static_cast<double>(first), animation};
  const auto share = static_cast<float>(frames - static_cast<double>(first));
  if (state.pose.blendsFrames && share > 0 && (!last || animation->loops)) {
    sample.to = pose((*animation->poses)[last ? 0 : first + 1]);
    sample.share = share;
    sample.steps += share;
  }
  return sample;
}

scene::ByNode<bool> posedNodes(const Scene& scene, const state::EvaluatedState& state) {
  scene::ByNode<bool> there(scene.nodes.size(), true);
  for (const scene::AnimatedModelIndex model : scene.motion.animatedModels.indices()) {
    for (const NodeIndex node : scene.motion.animatedModels[model].posed) {
      there[node] = false;
    }
    if (const scene::KeyPose* from = sampleKeyframes(scene, state, model).from) {
      std::ranges::for_each(from->shapes, [&](const scene::ShapeKey& key) { there[key.node] = true; });
      std::ranges::for_each(from->places, [&](const scene::PlaceKey& key) { there[key.node] = true; });
    }
  }
  return there;
}

KeyPoseSets posesShowing(const Scene& scene, const RecordRef& record) {
  const std::vector<scene::FrameOfNode> frames = scene::framesOf(scene, record);
  return posesWith(scene, [&](const scene::AnimatedModel&, const scene::KeyPose& pose) {
    return pose.record == record || std::ranges::any_of(frames, [&](const scene::FrameOfNode& shown) {
             const scene::ShapeKey* key = keyOf(pose.shapes, shown.node);
             return key && static_cast<std::uint32_t>(key->frame) == shown.frame;
           });
  });
}

std::optional<AnimationTime> timeShowing(const Scene& scene, const state::EvaluatedState& state,
                                         const RecordRef& record) {
  return timeOfAny(scene, state, posesShowing(scene, record));
}

std::optional<AnimationTime> timeShowingNode(const Scene& scene, const state::EvaluatedState& state, NodeIndex node) {
  const scene::AnimatedModelIndex index = scene.animatedModelOf(node);
  if (!index) {
    return std::nullopt;
  }
  const scene::AnimatedModel& animatedModel = scene.motion.animatedModels[index];
  const NodeIndex posed = posedAtOrAbove(scene, animatedModel, node);
  return timeOfAny(scene, state, posesWith(scene, [&](const scene::AnimatedModel& each, const scene::KeyPose& pose) {
                     return &each == &animatedModel &&
                            (!posed || keyOf(pose.shapes, posed) || keyOf(pose.places, posed));
                   }));
}

} // namespace vitrine::animation
