#pragma once

#include "core/base/ItemSet.h"
#include "core/scene/Scene.h"

#include <QString>

#include <array>
#include <map>
#include <vector>

namespace vitrine::state {

/// Settings of a scene by the user, as a plain value: the window, view links, --set, capture and export all
/// take it. Controls not named have their default.
struct SceneState {
  std::map<QString, double> controls; ///< by Control::id
  scene::AnimationIndex animation;
  double time = 0;       ///< seconds into the animation
  double clock = 0;      ///< seconds that what runs by itself has run: light styles with a pattern, springing bones
  double adaptation = 1; ///< factor on light that was measured of the view, for modes of exposure that follow it
  ItemSet hidden;        ///< hidden by the user
  ItemSet isolated;      ///< not empty: only these are shown
  ItemSet locked;        ///< shown, but not to be picked: what lies behind them is

  /// Value of a control, brought into its range (a toggle: 0 or 1, a choice: an index); its default if not set.
  double valueOf(const scene::Control& control) const;
  bool operator==(const SceneState&) const = default;
};

/// True for animated models that no layer hides; `layers`: true for those that are on (EvaluatedState::layers).
scene::ByAnimatedModel<bool> visibleModels(const Scene& scene, const scene::ByLayer<bool>& layers);

/// A state in which nothing has been set: at rest, at the first frame of what would be played first.
SceneState startState(const Scene& scene);

/// Chooses an animation and its first frame (kNone: rest), and shows its animated model where a choice of layers hides
/// it.
void chooseAnimation(const Scene& scene, SceneState& state, scene::AnimationIndex animation);

/// Chooses the first animation of an animated model that is shown, if there is any, when a choice of layers made since
/// hides the one of the chosen animation.
void followVisibleModel(const Scene& scene, SceneState& state);

/// Lets items fade by their distance, where the scene has a control for that: as the game shows it.
void fadeByDistance(const Scene& scene, SceneState& state);

/// Chooses the user's own camera wherever a control lets the view go with one of the scene's.
void followNoCamera(const Scene& scene, SceneState& state);

} // namespace vitrine::state

namespace vitrine {
using state::SceneState;
} // namespace vitrine
