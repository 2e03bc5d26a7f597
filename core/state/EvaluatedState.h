#pragma once

#include "core/state/SceneState.h"
#include "core/state/ShapeWeights.h"
#include "core/state/TextureView.h"

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine::state {

/// Turn, shift and way that controls add to where a node stands in the world.
struct NodeShift {
  float turn = 0;      ///< degrees around the world's Y through the node
  QVector3D move;      ///< world units
  QMatrix4x4 way = {}; ///< in world space, after the others

  bool operator==(const NodeShift&) const = default;
};

/// Settings of controls that change how animated models stand, beside animation and time.
struct PoseSettings {
  bool blendsFrames = true; ///< a time between two frames is a blend of both
  bool movesRoot = false;   ///< animations move their animated model through the world
  bool bindPose = false;    ///< skinned meshes are shown as they were bound to their joints
  bool springs = false;     ///< there are springing bones, and they swing
  std::unordered_map<NodeIndex, ShapeWeights> shapeWeights; ///< nodes whose shapes are all at 0 are left out
  std::map<NodeIndex, NodeShift> shifts;

  bool operator==(const PoseSettings&) const = default;
};

/// Meaning of a SceneState for its scene: all controls evaluated, once, in one visit of their targets. Everything else
/// reads this value. Immutable once made; the pointers lead into the scene, which must outlive it.
struct EvaluatedState {
  /// State evaluated as without controls; evaluate() fills in the rest.
  explicit EvaluatedState(SceneState from) : state(std::move(from)) {}

  SceneState state;               ///< the state it was made of
  scene::ByLayer<bool> layers;    ///< true: the layer is on
  scene::LightStyleWeights light; ///< weight of each light style at the state's clock, and the set of lightmaps
  float exposure = 1;             ///< factor on linear light, adaptation included
  scene::ExposureMode exposureMode = scene::ExposureMode::AsBaked;
  bool studioLight = false;     ///< the studio's light (scene/StudioLight.h) is shown in place of the file's
  bool marksMissing = false;    ///< a chequer marks surfaces whose textures are missing
  bool fadesByDistance = false; ///< items vanish by their distance from the eye (scene/Fade.h)
  const scene::ColorStreamTarget::Choice* colors =
      nullptr;                                   ///< colour stream; null: no choice is offered, each mesh's first
  const scene::ViewPreset* viewPreset = nullptr; ///< view of the game that the scene is seen through; null: none
  bool fogSwitchedOff = false;                   ///< the user chose to see without the fog that a view preset has
  bool cheapWater = false;                       ///< water turns to its cheap look by distance
  int colorCorrection = scene::kNone;            ///< one of ColorCorrectionTarget::choices
  int followedCamera = scene::kNone;             ///< camera the view goes with; kNone: the user moves it
  const scene::Animation* animation = nullptr;   ///< chosen animation; null: at rest
  PoseSettings pose;
  std::vector<TextureView> textureViews; ///< one for each texture that has controls of its own
  bool lightsFlicker = false;            ///< patterns of lights change as SceneState::clock goes on

  /// True if the scene changes as SceneState::clock goes on.
  bool runsByItself() const { return lightsFlicker || pose.springs; }
};

using EvaluatedStatePtr = std::shared_ptr<const EvaluatedState>;

/// The one visit of a scene's controls.
EvaluatedState evaluate(const Scene& scene, SceneState state);

} // namespace vitrine::state
