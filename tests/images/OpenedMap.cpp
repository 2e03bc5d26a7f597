#include "tests/images/OpenedMap.h"

#include "core/formats/registry/Registry.h"
#include "core/opening/Opening.h"
#include "core/viewing/ViewAngles.h"
#include "tests/render/SharedRenderer.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

OpenedMap::OpenedMap(DocumentPtr opened, scene::SceneAssets found)
    : document(std::move(opened)), assets(std::move(found)) {}
OpenedMap::~OpenedMap() = default;

render::OffscreenRenderer& OpenedMap::renderer() const {
  if (!m_prepared) {
    Progress progress;
    m_prepared = render::prepareScene(scene(), assets, progress);
  }
  return rendererShowing(m_prepared);
}

std::unique_ptr<OpenedMap> openMap(const QString& path) {
  const formats::Opener opener(formats::registry());
  Progress progress;
  Diagnostics diagnostics;
  const opening::Opening opening(opener, {}, progress, diagnostics);
  auto opened = opening.open(path);
  if (!opened || !opened->document->scene) {
    ADD_FAILURE() << path.toStdString() << " has no scene";
    return nullptr;
  }
  document::ResolveReport findings;
  findings.assets = opened->document->scene->assets;
  opening.resolve(*opened, findings);
  return std::make_unique<OpenedMap>(opened->document, findings.assets);
}

viewing::CameraRig cameraAt(const Scene& scene, QSize size, const QVector3D& filePosition, float yaw, float pitch) {
  viewing::CameraRig rig;
  rig.setNavigation(scene::Navigation::Fly);
  rig.setViewportSize(size);
  rig.setSceneBounds(scene.bounds());
  viewing::CameraPose pose;
  pose.position = scene.sourceAxes.toScene(filePosition);
  pose.orientation = viewing::orientationOf({yaw, pitch}, scene.sourceAxes);
  rig.setPose(pose);
  return rig;
}

QColor pictureBackground() {
  return {40, 60, 90};
}

QImage draw(const OpenedMap& map, const viewing::CameraRig& camera, QSize size, render::ShadingMode mode,
            const state::SceneState& state, Behind behind) {
  render::CaptureRequest request;
  request.size = size;
  request.camera = camera;
  request.mode = mode;
  request.state = state;
  request.background = pictureBackground();
  request.backgroundStays = behind == Behind::PlainColor;
  auto picture = map.renderer().capture(request);
  if (!picture) {
    ADD_FAILURE() << picture.error().reason().toStdString();
    return {};
  }
  return picture->convertToFormat(QImage::Format_RGB32);
}

} // namespace vitrine::tests
