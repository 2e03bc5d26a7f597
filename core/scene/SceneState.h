#pragma once

#include "core/scene/Scene.h"

#include <QString>

#include <array>
#include <map>
#include <set>
#include <vector>

namespace vitrine::scene {

/// Everything the user can set about a scene, as a plain value: the window, view links, --set, capture and export all
/// take it. Controls not named have their default.
struct SceneState {
  std::map<QString, double> controls;      ///< by Control::id
  int animation = kNone;
  double time = 0;                         ///< seconds into the animation
  double clock = 0; ///< seconds that what runs by itself has run: light styles with a pattern, springing bones
  std::set<DrawItemId> hidden;             ///< hidden by the user
  std::set<DrawItemId> isolated;           ///< not empty: only these are shown

  /// What is set, brought into the control's range (a toggle: 0 or 1, a choice: an index); else the default.
  double valueOf(const Control& control) const;
  bool operator==(const SceneState&) const = default;
};

/// Which layers are on, by layer index.
std::vector<bool> visibleLayers(const Scene& scene, const SceneState& state);

/// The camera the view goes with; kNone: the user moves it.
int riddenCamera(const Scene& scene, const SceneState& state);

/// Which figures no layer hides, by figure.
std::vector<bool> shownFigures(const Scene& scene, const SceneState& state);

/// Which DrawItems are shown, by layers, hiding and isolation. (Culling by view and PVS comes after, in render/build.)
std::vector<bool> visibleItems(const Scene& scene, const SceneState& state);

/// A state in which nothing has been set: at rest, at the first frame of what would be played first.
SceneState startState(const Scene& scene);

/// Chooses an animation and its first frame (kNone: rest), and shows its figure where a choice of layers hides it.
void chooseAnimation(const Scene& scene, SceneState& state, int animation);

/// When the chosen animation's figure is hidden, by a choice of layers made since: chooses the first animation of one
/// that is shown, if there is any.
void followFigure(const Scene& scene, SceneState& state);

/// Weight of each light style at the state's clock, and the chosen set of lightmaps.
LightMix lightMix(const Scene& scene, const SceneState& state);

/// Whether the scene changes as SceneState::clock goes on.
bool runsByItself(const Scene& scene, const SceneState& state);

/// The chosen colour stream; null: the scene offers no choice, each mesh shows its first.
const ColorStreamTarget::Choice* chosenColors(const Scene& scene, const SceneState& state);

/// Through which of the scene's game views it is seen; null: none.
const GameView* chosenGameView(const Scene& scene, const SceneState& state);

/// Factor on linear light, default 1.
float exposure(const Scene& scene, const SceneState& state);

} // namespace vitrine::scene

namespace vitrine {
using scene::SceneState;
} // namespace vitrine
