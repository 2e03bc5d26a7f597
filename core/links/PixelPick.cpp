#include "core/links/PixelPick.h"

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

} // namespace vitrine::links
