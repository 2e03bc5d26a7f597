#include "ui/capture/WindowPicture.h"

#include "core/session/ViewLinkOf.h"
#include "core/viewing/Framing.h"
#include "ui/session/Session.h"
#include "ui/settings/ViewSettings.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

viewing::CameraRig cameraOfPicture(Viewport& viewport, const Session& session, QSize size, Surroundings surroundings) {
  const viewing::CameraRig& view = viewport.camera().rig();
  viewing::CameraRig camera = view;
  if (surroundings == Surroundings::Panorama) {
    camera.setVerticalFov(view.pose().verticalFov); // also where the camera of the file holds on to its width
    camera.setViewportSize(size);
  } else {
    camera = viewing::framed(view, size);
  }
  const bool follows = session.evaluated().followedCamera != scene::kNone;
  if (follows || camera.pose().orthographic) {
    return camera;
  }
  const Scene& scene = *session.scene();
  const auto link = viewing::ViewLink::parse(session::viewLinkOf(scene, session.state(), camera.pose()).toText());
  if (link) {
    camera.setPose(session::poseOf(*link, scene, camera.pose()));
  }
  return camera;
}

} // namespace

render::CaptureRequest windowPicture(Viewport& viewport, const Session& session, const Settings& settings,
                                     const PictureLooks& looks, Surroundings surroundings) {
  const render::Background background = render::gradientAround(viewportBackground());
  render::CaptureRequest request;
  request.size = looks.size;
  request.panorama = surroundings == Surroundings::Panorama;
  request.camera = cameraOfPicture(viewport, session, looks.size, surroundings);
  request.mode = viewport.mode();
  request.state = session.state();
  request.background = looks.transparent ? QColor(Qt::transparent) : background.color;
  request.backgroundTop = looks.transparent ? std::nullopt : background.top;
  request.labels = looks.labels;
  request.supersample = looks.supersample;
  request.cullByVisibility = settings.value(setting::kCullByVisibility);
  request.ground = looks.ground ? groundParts(settings) : render::GroundParts{.contactShadow = false, .grid = false};
  return request;
}

} // namespace vitrine::ui
