#pragma once

#include "core/animation/Pose.h"
#include "core/document/Document.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::session {

/// State of a session at one time, as an immutable value: cheap to copy, and may be handed to other threads.
struct Snapshot {
  DocumentPtr document;      ///< null: the scene stands alone
  ScenePtr scene;            ///< null: there is no picture, and neither state nor pose
  scene::SceneAssets assets; ///< of the scene, as far as they have been found
  state::EvaluatedStatePtr state;
  animation::PosePtr pose; ///< of the state
};

/// A scene that stands alone, with these assets, in a state.
Snapshot snapshotOf(ScenePtr scene, scene::SceneAssets assets, SceneState state = {});

} // namespace vitrine::session
