#pragma once

#include "core/scene/RayCaster.h"
#include "render/CameraRig.h"
#include "render/build/Label.h"

#include <QSizeF>

#include <vector>

namespace vitrine::render {

/// What decides which labels can be shown, whatever the camera.
struct LabelScene {
  const std::vector<Label>& labels;
  std::vector<QSizeF> sizes; ///< of each on the screen, in the viewport's pixels; empty: cannot be shown
  std::vector<bool> visible; ///< by label
  const scene::Scene& scene;
  const scene::RayCaster* sight = nullptr; ///< null: nothing hides a label
  std::vector<bool> opaque;                ///< items that hide what is behind them
};

/// Pixels between a label and what it stands on.
inline constexpr qreal kLabelGap = 4;
/// Never more than these at once: more cannot be read.
inline constexpr std::size_t kMaxShownLabels = 60;

/// Which labels are shown, nearest first: those before the camera whose anchor is in sight and that cover no nearer
/// one. Costs a few hundred ray casts at most, whatever the number of labels.
std::vector<std::size_t> placedLabels(const LabelScene& from, const CameraRig& camera);

} // namespace vitrine::render
