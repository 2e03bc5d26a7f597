#include "render/PictureItems.h"

#include "render/build/Frustum.h"

namespace vitrine::render {

std::vector<bool> itemsInPicture(const Scene& scene, const SceneState& state, const CameraRig& camera, QSize pictureSize) {
  std::vector<bool> items = scene::visibleItems(scene, state);
  // Games' own views bring a projection of their own.
  if (scene::chosenGameView(scene, state)) {
    return items;
  }
  CameraRig rig = camera;
  rig.setViewportSize(pictureSize);
  const Frustum view(rig.projectionMatrix() * rig.viewMatrix());
  for (DrawItemId item = 0; item < items.size(); ++item) {
    const bool mayMove = scene.figureOf(scene.drawItems()[item].node) != scene::kNone;
    items[item] = items[item] && (mayMove || scene.backdropOf(item) != scene::kNone || view.meets(scene.worldBounds(item)));
  }
  return items;
}

} // namespace vitrine::render
