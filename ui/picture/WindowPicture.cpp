#include "ui/picture/WindowPicture.h"

#include "core/session/ViewLinkOf.h"
#include "core/viewing/Framing.h"
#include "ui/session/Session.h"
#include "ui/settings/ViewSettings.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {
namespace {

viewing::CameraRig cameraOfPicture(Viewport& viewport, const Session& session, QSize size) {
  viewing::CameraRig camera = viewing::framed(viewport.camera().rig(), size);
  const bool rides = session.evaluated().followedCamera != scene::kNone;
  if (rides || camera.pose().orthographic) {
    return camera;
  }
  const Scene& scene = *session.scene();
  const auto link = viewing::ViewLink::parse(session::viewLinkOf(scene, session.state(), camera.pose()).toText());
  if (link && link->at && link->look && link->fov) {
    viewing::CameraPose pose = camera.pose();
    pose.position = scene.sourceAxes.toScene(*link->at);
    pose.orientation = viewing::orientationOf(*link->look, scene.sourceAxes);
    pose.verticalFov = *link->fov;
    camera.setPose(pose);
  }
  return camera;
}

} // namespace

render::CaptureRequest windowPicture(Viewport& viewport, const Session& session, const ViewSettings& settings,
                                     const PictureLooks& looks) {
  const render::Background background = render::gradientAround(viewportBackground());
  render::CaptureRequest request;
  request.size = looks.size;
  request.camera = cameraOfPicture(viewport, session, looks.size);
  request.mode = viewport.mode();
  request.state = session.state();
  request.background = looks.transparent ? QColor(Qt::transparent) : background.color;
  request.backgroundTop = looks.transparent ? std::nullopt : background.top;
  request.labels = looks.labels;
  request.supersample = looks.supersample;
  request.cullByVisibility = settings.cullsByVisibility();
  request.ground = looks.ground ? settings.ground() : render::GroundParts{.contactShadow = false, .grid = false};
  return request;
}

} // namespace vitrine::ui
