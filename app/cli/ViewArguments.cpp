#include "app/cli/ViewArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

constexpr float kMinFov = 1;
constexpr float kMaxFov = 170;

bool fovInRange(float fov) {
  return fov >= kMinFov && fov <= kMaxFov;
}

} // namespace

void applyLink(ViewRequest& request, const viewing::ViewLink& link) {
  request.camera.at = link.at;
  request.camera.look = link.look;
  request.camera.fov = link.fov;
  request.camera.orthographicHeight = link.orthographicHeight;
  request.camera.fovOfLink = true;
  request.animation = link.animation ? QString::number(*link.animation) : QString();
  request.time = link.time.value_or(0);
  for (const auto& [id, value] : link.controls) {
    request.settings.emplace_back(id, QString::number(value, 'g', 17));
  }
  request.mode = link.mode;
}

void ViewArguments::declare(CLI::App& command) {
  command.add_option("--size", m_size, "Width and height in pixels (1280x720)")->type_name("WxH");
  command
      .add_option("--camera", m_camera,
                  "auto, spawn, front, side, top, iso, or the name of a camera as printed by info")
      ->type_name("NAME");
  command.add_option("--at", m_at, "Position of the camera, in the coordinates of the file")->type_name("X,Y,Z");
  command
      .add_option("--look", m_look,
                  "Direction of the camera in degrees: yaw 0 is +X of the file, positive pitch is down")
      ->type_name("YAW,PITCH");
  command.add_option("--fov", m_fov, "Vertical field of view in degrees")->type_name("DEGREES");
  command
      .add_option("--pvs", m_pvs,
                  "on (as in the viewer): draw only what is visible from there according to the map's visibility data")
      ->type_name("on|off");
  m_state.declare(command);
  command.add_option("--view", m_view, "View link; other options override it")->type_name("LINK");
}

Result<void> ViewArguments::take(ViewRequest& request) const {
  for (const auto part : {&ViewArguments::takeLink, &ViewArguments::takePicture, &ViewArguments::takeCamera}) {
    if (const auto taken = (this->*part)(request); !taken) {
      return taken;
    }
  }
  return m_state.take(request);
}

Result<void> ViewArguments::takeLink(ViewRequest& request) const {
  if (m_view.empty()) {
    return {};
  }
  const auto link = viewing::ViewLink::parse(fromArgument(m_view));
  if (!link) {
    return std::unexpected(link.error());
  }
  applyLink(request, *link);
  if (link->fov && !fovInRange(*link->fov)) {
    return wrongUsage("--view", QStringLiteral("fov=%1").arg(*link->fov), QStringLiteral("1 to 170"));
  }
  return {};
}

Result<void> ViewArguments::takePicture(ViewRequest& request) const {
  if (!m_size.empty()) {
    const auto size = parseSize(fromArgument(m_size));
    if (!size) {
      return wrongUsage("--size", fromArgument(m_size), QStringLiteral("WxH, each 1 to %1").arg(kMaxPictureSide));
    }
    request.size = *size;
  }
  if (!m_pvs.empty() && m_pvs != "on" && m_pvs != "off") {
    return wrongUsage("--pvs", fromArgument(m_pvs), QStringLiteral("on or off"));
  }
  request.cullByVisibility = m_pvs != "off";
  return {};
}

Result<void> ViewArguments::takeCamera(ViewRequest& request) const {
  if (!m_camera.empty()) {
    request.camera.name = fromArgument(m_camera);
  }
  if (!m_at.empty()) {
    const auto v = parseNumbers(fromArgument(m_at), 3);
    if (!v) {
      return wrongUsage("--at", fromArgument(m_at), QStringLiteral("X,Y,Z"));
    }
    request.camera.at = QVector3D((*v)[0], (*v)[1], (*v)[2]);
  }
  if (!m_look.empty()) {
    const auto v = parseNumbers(fromArgument(m_look), 2);
    if (!v) {
      return wrongUsage("--look", fromArgument(m_look), QStringLiteral("YAW,PITCH"));
    }
    request.camera.look = viewing::ViewAngles{(*v)[0], (*v)[1]};
  }
  if (!m_fov.empty()) {
    const auto v = parseNumbers(fromArgument(m_fov), 1);
    if (!v || !fovInRange((*v)[0])) {
      return wrongUsage("--fov", fromArgument(m_fov), QStringLiteral("1 to 170 degrees"));
    }
    request.camera.fov = (*v)[0];
    request.camera.fovOfLink = false;
  }
  return {};
}

CameraArguments cameraFor(const state::EvaluatedState& state, const ViewRequest& request) {
  CameraArguments camera = request.camera;
  camera.ridden = state.followedCamera;
  if (camera.ridden != scene::kNone) {
    camera.fov = camera.fovOfLink ? std::nullopt : camera.fov;
    return camera;
  }
  if (!camera.fov && state.viewPreset && state.viewPreset->verticalFov > 0) {
    camera.fov = state.viewPreset->verticalFov;
  }
  return camera;
}

Result<viewing::CameraRig> cameraOf(const session::Snapshot& shown, session::SharedCaster& caster,
                                    const ViewRequest& request) {
  const CameraArguments arguments = cameraFor(*shown.state, request);
  return placeCamera(*shown.scene, viewpointsFor(shown, caster, arguments), arguments, request.size);
}

} // namespace vitrine::cli
