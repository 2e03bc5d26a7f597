#include "core/links/PixelPick.h"

#include <algorithm>

namespace vitrine::links {

std::optional<picking::Hit> hitAt(const picking::RayCaster& caster, const PickedView& view, QPointF pixel) {
  const scene::Ray ray = view.camera.rayThrough(pixel);
  const bool orthographic = view.camera.pose().orthographic;
  const auto hit =
      orthographic ? caster.cast(ray, view.visible, view.pose) : caster.castSeen(ray, view.visible, view.pose);
  if (!hit || orthographic || hit->backdrop != scene::kNone) {
    return hit;
  }
  const float depth = QVector3D::dotProduct(hit->position - view.camera.pose().position, view.camera.forward());
  const bool isBeyond = view.viewPreset && view.viewPreset->farPlane > 0 && depth > view.viewPreset->farPlane;
  return isBeyond ? std::nullopt : hit;
}

std::vector<DrawItemIndex> itemsWithin(const picking::RayCaster& caster, const PickedView& view, const QRectF& pixels) {
  const QRectF band = pixels.normalized();
  const auto stepsAlong = [](double length) { return std::clamp(static_cast<int>(length), 1, kMostBandPoints - 1); };
  const int columns = stepsAlong(band.width());
  const int rows = stepsAlong(band.height());
  ItemSet seen;
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      const QPointF offset(band.width() * column / columns, band.height() * row / rows);
      if (const auto hit = hitAt(caster, view, band.topLeft() + offset); hit && !hit->backdrop) {
        seen.insert(hit->item);
      }
    }
  }
  return {seen.begin(), seen.end()};
}

} // namespace vitrine::links
