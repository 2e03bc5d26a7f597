#pragma once

#include "core/state/SceneState.h"

namespace vitrine::session {

/// Facts about the scene that a state belongs to. They decide how much of the state another reading of the same file
/// can use, and remain known after the scene itself has been released.
struct ReadingFacts {
  std::size_t nodes = 0;
  std::size_t items = 0; ///< draw items
  bool animated = false; ///< the scene has animations
  QString animation;     ///< name of the state's animation; empty if the state has none, or it has no name
};

/// Facts about a scene (null: there is none) and the animation of its state.
ReadingFacts readingFacts(const Scene* scene, const SceneState& state);

/// Returns the part of a state that is valid for another reading of the same file. Controls are kept. Animation and
/// time are kept if the animation still exists and is long enough. Hidden, isolated and locked items are kept if both
/// readings have the same number of items. `before` describes the reading that the state comes from; `scene` is the new
/// one, null if it has none.
SceneState carriedOver(SceneState state, const ReadingFacts& before, const Scene* scene);

} // namespace vitrine::session
