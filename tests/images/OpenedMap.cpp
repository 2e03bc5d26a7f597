#include "tests/images/OpenedMap.h"

#include "core/formats/api/AssetResolver.h"
#include "core/formats/registry/Registry.h"
#include "core/scene/LookAngles.h"
#include "render/OffscreenRenderer.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

std::unique_ptr<OpenedMap> openMap(const QString& path) {
  const formats::Opener opener(formats::registry());
  Progress progress;
  auto opened = opener.open(path, {}, progress);
  if (!opened || !opened->document->scene) {
    ADD_FAILURE() << path.toStdString() << " has no scene";
    return nullptr;
  }
  auto map = std::make_unique<OpenedMap>();
  map->document = opened->document;
  map->assets = opened->document->scene->assets;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  formats::LoadContext context{*opened->vfs, diagnostics, missing, progress};
  formats::AssetResolver(*opened).resolveAll(map->assets, context);
  return map;
}

render::CameraRig cameraAt(const Scene& scene, QSize size, const QVector3D& filePosition, float yaw, float pitch) {
  render::CameraRig rig;
  rig.setNavigation(scene::Navigation::Fly);
  rig.setViewportSize(size);
  rig.setSceneBounds(scene.bounds());
  render::CameraPose pose;
  pose.position = scene.sourceAxes.toScene(filePosition);
  pose.orientation = scene::orientationOf({yaw, pitch}, scene.sourceAxes);
  rig.setPose(pose);
  return rig;
}

QColor pictureBackground() {
  return {40, 60, 90};
}

QImage draw(const OpenedMap& map, const render::CameraRig& camera, QSize size, render::ShadingMode mode,
            const scene::SceneState& state, Behind behind) {
  Progress progress;
  render::OffscreenRenderer renderer(render::prepareScene(map.scene(), map.assets, progress));
  render::CaptureRequest request;
  request.size = size;
  request.camera = camera;
  request.mode = mode;
  request.state = state;
  request.background = pictureBackground();
  request.backgroundStays = behind == Behind::PlainColor;
  auto picture = renderer.capture(request);
  if (!picture) {
    ADD_FAILURE() << picture.error().reason().toStdString();
    return {};
  }
  return picture->convertToFormat(QImage::Format_RGB32);
}

} // namespace vitrine::tests
