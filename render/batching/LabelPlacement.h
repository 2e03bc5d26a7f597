#pragma once

#include "core/picking/RayCaster.h"
#include "core/viewing/CameraRig.h"
#include "render/batching/Label.h"

#include <QRectF>
#include <QSizeF>

#include <set>
#include <vector>

namespace vitrine::render {

/// Conditions that decide which labels can be shown, whatever the camera.
struct LabelScene {
  const std::vector<Label>& labels;
  std::vector<QSizeF> sizes; ///< of each on the screen, in the viewport's pixels; empty: cannot be shown
  std::vector<bool> visible; ///< by label
  const scene::Scene& scene;
  const picking::RayCaster* sight = nullptr; ///< null: nothing hides a label
  ItemSet opaque;                            ///< items that hide what is behind them
  std::set<NodeIndex> wanted = {};           ///< nodes whose labels go before all others, whatever hides them
  animation::PosePtr pose = nullptr;         ///< pose of the animated models that may hide labels; null: at rest
  std::vector<QRectF> taken = {};            ///< places of other labels, which no label may cover
};

/// Pixels between a label and what it stands on.
inline constexpr qreal kLabelGap = 4;
/// Largest number of labels shown at once: more cannot be read.
inline constexpr std::size_t kMaxShownLabels = 60;

/// Labels that are shown, the wanted and then the nearest first: labels in front of the camera whose anchor is in sight
/// and that cover no nearer one and nothing that is taken. An animated model does not hide the labels of its own parts,
/// which are often inside it. Costs a few hundred ray casts at most, whatever the number of labels.
std::vector<std::size_t> placedLabels(const LabelScene& from, const viewing::CameraRig& camera);

/// Places of labels in the picture, of those that placedLabels returned, in pixels.
std::vector<QRectF> labelPlaces(const LabelScene& from, const std::vector<std::size_t>& shown,
                                const viewing::CameraRig& camera);

} // namespace vitrine::render
