#pragma once

#include "core/measuring/Measurement.h"
#include "core/state/SceneState.h"
#include "render/look/ShadingMode.h"
#include "ui/session/Selection.h"
#include "ui/viewport/CameraController.h"
#include "ui/viewport/PicturePair.h"

namespace vitrine::ui {

/// What a user has set of a picture, apart from where its camera is: what undo brings back.
struct SeenState {
  SceneState state; ///< its time where the animation was chosen; clock and adaptation are not the user's
  KeptSelection selection;
  render::ShadingMode mode = render::ShadingMode::Lit;
  measuring::Measurements measurements = {};
};

/// Kinds of a change of what is seen, by which undo names it. Of several at once the last in this list.
enum class SeenChange { None, Selection, Camera, Shading, Animation, Control, Locked, Visibility, Measured };

/// A jump of the camera of one picture.
struct CameraJump {
  Half half = Half::First;
  CameraMemory before;
  CameraMemory after;
};

/// One change of what is seen, to be taken back and made again.
struct SeenStep {
  SeenChange change = SeenChange::None;
  QString control; ///< id of the one control that changed; empty: none or several
  SeenState before;
  SeenState after;
  std::optional<CameraJump> jump;
};

/// The step from one to the other, without a jump.
SeenStep stepBetween(const SeenState& before, const SeenState& after);

} // namespace vitrine::ui
