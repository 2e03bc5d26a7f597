#include "render/PictureItems.h"

#include "core/scene/ClusterCulling.h"
#include "render/build/Frustum.h"

namespace vitrine::render {
namespace {

void keepOnly(const std::vector<bool>& other, std::vector<bool>& items) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i] = items[i] && other[i];
  }
}

} // namespace

std::vector<bool> itemsInPicture(const Scene& scene, const CaptureRequest& request) {
  std::vector<bool> items = scene::visibleItems(scene, request.state);
  if (!request.onlyItems.empty()) {
    keepOnly(request.onlyItems, items);
  } else if (request.cullByVisibility) {
    keepOnly(scene::itemsSeenFrom(scene, request.camera.pose().position), items);
  }
  // Games' own views bring a projection of their own.
  if (scene::chosenGameView(scene, request.state)) {
    return items;
  }
  CameraRig camera = request.camera;
  camera.setViewportSize(request.size);
  const Frustum view(camera.projectionMatrix() * camera.viewMatrix());
  for (DrawItemId item = 0; item < items.size(); ++item) {
    const bool anywhere = scene.figureOf(scene.drawItems()[item].node) != scene::kNone ||
                          scene.backdropOf(item) != scene::kNone;
    items[item] = items[item] && (anywhere || view.meets(scene.worldBounds(item)));
  }
  return items;
}

} // namespace vitrine::render
