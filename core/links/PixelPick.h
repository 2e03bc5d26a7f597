#pragma once

#include "core/picking/RayCaster.h"
#include "core/viewing/CameraRig.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace vitrine::links {

/// A picture as picking looks at it: who draws it says what is in it. References must outlive the value.
struct PickedView {
  const viewing::CameraRig& camera;    ///< with the viewport that pixels are counted in
  const ItemSet& visible;              ///< the items that are drawn
  const animation::Pose* pose;         ///< null: at rest
  const scene::ViewPreset* viewPreset; ///< null: none
};

/// The nearest thing drawn at a point of a picture, the picture of the sky and its small world among them; the middle
/// of pixel (x, y) is (x + 0.5, y + 0.5). Parallel views are maps from above and show no backdrops. nullopt: nothing.
std::optional<picking::Hit> hitAt(const picking::RayCaster& caster, const PickedView& view, QPointF pixel);

/// Items of the world that are seen within a rectangle of a picture, in pixels: at its corners, and on a grid of points
/// between them, of at most kMostBandPoints along each side and no finer than pixels. Ascending.
std::vector<DrawItemIndex> itemsWithin(const picking::RayCaster& caster, const PickedView& view, const QRectF& pixels);
inline constexpr int kMostBandPoints = 64;

} // namespace vitrine::links
