#include "render/PictureItems.h"

#include "core/animation/VisibleItems.h"
#include "core/visibility/VisibilityRule.h"
#include "render/batching/Frustum.h"

namespace vitrine::render {

ItemSet itemsInPicture(const Scene& scene, const CaptureRequest& request) {
  const state::EvaluatedState state = state::evaluate(scene, request.state);
  ItemSet items = animation::visibleItems(scene, state);
  if (request.onlyItems) {
    items &= *request.onlyItems;
  } else if (request.cullByVisibility) {
    items &= visibility::VisibilityRule(scene, request.camera.pose().position).drawnItems();
  }
  // Games' own views bring a projection of their own.
  if (state.viewPreset) {
    return items;
  }
  viewing::CameraRig camera = request.camera;
  camera.setViewportSize(request.size);
  const Frustum view(camera.projectionMatrix() * camera.viewMatrix());
  ItemSet inView;
  for (const DrawItemIndex item : items) {
    const bool anywhere =
        scene.animatedModelOf(scene.drawItems()[item].node) != scene::kNone || scene.backdropOf(item) != scene::kNone;
    if (anywhere || view.meets(scene.worldBounds(item))) {
      inView.insert(item);
    }
  }
  return inView;
}

} // namespace vitrine::render
