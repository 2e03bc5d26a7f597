#include "ui/documents/SeenState.h"

namespace vitrine::ui {
namespace {

/// Ids of controls that differ.
QStringList changedControls(const SceneState& before, const SceneState& after) {
  QStringList changed;
  for (const auto& [id, value] : after.controls) {
    const auto was = before.controls.find(id);
    if (was == before.controls.end() || was->second != value) {
      changed << id;
    }
  }
  for (const auto& [id, value] : before.controls) {
    if (!after.controls.contains(id)) {
      changed << id;
    }
  }
  return changed;
}

} // namespace

SeenStep stepBetween(const SeenState& before, const SeenState& after) {
  SeenStep step{.change = SeenChange::None, .control = {}, .before = before, .after = after, .jump = std::nullopt};
  if (before.selection != after.selection) {
    step.change = SeenChange::Selection;
  }
  if (before.mode != after.mode) {
    step.change = SeenChange::Shading;
  }
  if (before.state.animation != after.state.animation) {
    step.change = SeenChange::Animation;
  }
  if (const QStringList controls = changedControls(before.state, after.state); !controls.isEmpty()) {
    step.change = SeenChange::Control;
    step.control = controls.size() == 1 ? controls.front() : QString();
  }
  if (before.state.locked != after.state.locked) {
    step.change = SeenChange::Locked;
  }
  if (before.state.hidden != after.state.hidden || before.state.isolated != after.state.isolated) {
    step.change = SeenChange::Visibility;
  }
  if (before.measurements != after.measurements) {
    step.change = SeenChange::Measured;
  }
  return step;
}

} // namespace vitrine::ui
