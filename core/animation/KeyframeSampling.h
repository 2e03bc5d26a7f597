#pragma once

#include "core/state/EvaluatedState.h"

#include <optional>
#include <vector>

namespace vitrine::animation {

/// Between which key poses an animated model is, and how far.
struct KeyframeSample {
  const scene::KeyPose* from = nullptr;        ///< null: none of its posed nodes is there
  const scene::KeyPose* to = nullptr;          ///< null: `from` alone
  float share = 0;                             ///< of `to`, 0…1
  double steps = 0;                            ///< from the animation's first frame, for root motion
  const scene::Animation* animation = nullptr; ///< null: at rest
};

/// Question whether the animated models stand alike in both states, so that one pose serves both.
bool isSamePose(const Scene& scene, const state::EvaluatedState& a, const state::EvaluatedState& b);

KeyframeSample sampleKeyframes(const Scene& scene, const state::EvaluatedState& state, int animatedModel);

/// Key poses of which something is true, by animated model and pose.
using KeyPoseSets = std::vector<std::vector<bool>>;

/// The key poses that show something made of this record (a frame, a part of one).
KeyPoseSets posesShowing(const Scene& scene, const RecordRef& record);

/// A moment of an animation at which a record is on screen.
struct AnimationTime {
  int animation = scene::kNone;
  double time = 0;

  bool operator==(const AnimationTime&) const = default;
};

/// When something made of this record (a frame, a part of one) is shown; of the chosen animation if it can be. Null: it
/// is shown now, or belongs to no moment.
std::optional<AnimationTime> timeShowing(const Scene& scene, const state::EvaluatedState& state,
                                         const RecordRef& record);
/// The same for a node: its animated model hidden by a choice of layers, or the node left out by the pose.
std::optional<AnimationTime> timeShowingNode(const Scene& scene, const state::EvaluatedState& state, int node);

/// By node: false for nodes that an animated model's pose leaves out, without regard to their parents.
std::vector<bool> posedNodes(const Scene& scene, const state::EvaluatedState& state);

} // namespace vitrine::animation
