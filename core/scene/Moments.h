#pragma once

#include "core/scene/Scene.h"
#include "core/scene/SceneState.h"

#include <optional>
#include <vector>

namespace vitrine::scene {

/// Between which key poses a figure is, and how far.
struct FigureMoment {
  const KeyPose* from = nullptr; ///< null: none of its posed nodes is there
  const KeyPose* to = nullptr;   ///< null: `from` alone
  float share = 0;               ///< of `to`, 0…1
  double steps = 0;              ///< from the animation's first frame, for root motion
  const Animation* animation = nullptr; ///< null: at rest
};

/// Frames since an animation's first at this time, with the part of the next; a loop begins again, others hold the last.
double framesInto(const Animation& animation, double time);

/// Where a clip of tracks is after so many seconds of playing: it begins again, turns back, or holds its end.
double trackTime(const Animation& animation, double time);

/// The chosen animation; null: none.
const Animation* chosenAnimation(const Scene& scene, const SceneState& state);

/// Whether what is between two frames is blended of both.
bool blendsFrames(const Scene& scene, const SceneState& state);
/// Whether animations move their figure through the world.
bool movesRoot(const Scene& scene, const SceneState& state);
/// Whether skinned meshes are shown as they were bound to their joints.
bool isBindPose(const Scene& scene, const SceneState& state);
/// Whether there are springing bones and they swing.
bool areSpringsOn(const Scene& scene, const SceneState& state);

/// Whether a control changes how the figures stand.
bool isOfPoses(const ControlTarget& target);

/// Whether the figures stand alike in both states.
bool isSameMoment(const Scene& scene, const SceneState& a, const SceneState& b);

FigureMoment momentOf(const Scene& scene, const SceneState& state, int figure);

/// A moment of an animation at which a record is on screen.
struct Moment {
  int animation = kNone;
  double time = 0;

  bool operator==(const Moment&) const = default;
};

/// When something made of this record (a frame, a part of one) is shown; of the chosen animation if it can be. Null: it
/// is shown now, or belongs to no moment.
std::optional<Moment> momentShowing(const Scene& scene, const SceneState& state, const RecordRef& record);
/// The same for a node: its figure hidden by a choice of layers, or the node left out by the pose.
std::optional<Moment> momentShowingNode(const Scene& scene, const SceneState& state, int node);

/// By node: false for nodes that a figure's pose leaves out, without regard to their parents.
std::vector<bool> posedNodes(const Scene& scene, const SceneState& state);

} // namespace vitrine::scene
