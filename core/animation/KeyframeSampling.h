#pragma once

#include "core/state/EvaluatedState.h"

#include <optional>
#include <vector>

namespace vitrine::animation {

/// Key poses that an animated model is between, and the share of each.
struct KeyframeSample {
  const scene::KeyPose* from = nullptr;        ///< null: none of its posed nodes is there
  const scene::KeyPose* to = nullptr;          ///< null: `from` alone
  float share = 0;                             ///< of `to`, 0…1
  double steps = 0;                            ///< from the animation's first frame, for root motion
  const scene::Animation* animation = nullptr; ///< null: at rest
};

/// True if the animated models have the same pose in both states, so that one evaluation serves both.
bool isSamePose(const Scene& scene, const state::EvaluatedState& a, const state::EvaluatedState& b);

KeyframeSample sampleKeyframes(const Scene& scene, const state::EvaluatedState& state,
                               scene::AnimatedModelIndex animatedModel);

/// Key poses of which something is true, by animated model and pose.
using KeyPoseSets = scene::ByAnimatedModel<std::vector<bool>>;

/// The key poses that show something made of this record (a frame, a part of one).
KeyPoseSets posesShowing(const Scene& scene, const RecordRef& record);

/// Time of an animation at which a record is on screen.
struct AnimationTime {
  scene::AnimationIndex animation;
  double time = 0;

  bool operator==(const AnimationTime&) const = default;
};

/// Time that shows something made of this record (a frame, a part of one); of the chosen animation if possible. Null:
/// the record is shown now, or belongs to no time.
std::optional<AnimationTime> timeShowing(const Scene& scene, const state::EvaluatedState& state,
                                         const RecordRef& record);
/// Time that shows a node: of one whose animated model a choice of layers hides, or that the pose leaves out.
std::optional<AnimationTime> timeShowingNode(const Scene& scene, const state::EvaluatedState& state, NodeIndex node);

/// Flags of nodes: false for those that an animated model's pose leaves out, without regard to their parents.
scene::ByNode<bool> posedNodes(const Scene& scene, const state::EvaluatedState& state);

} // namespace vitrine::animation
