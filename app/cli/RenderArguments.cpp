#include "app/cli/RenderArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"
#include "core/scene/ViewLink.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

constexpr float kMinFov = 1;
constexpr float kMaxFov = 170;
constexpr int kMaxSupersample = 8;

QString modeIds() {
  QStringList ids;
  for (const render::ShadingMode mode : render::kShadingModes) {
    ids << render::shadingModeId(mode);
  }
  return ids.join(QStringLiteral(", "));
}

Result<void> takeMode(const QString& id, const char* option, RenderRequest& request) {
  const auto mode = render::shadingModeById(id);
  if (!mode) {
    return wrongUsage(option, id, modeIds());
  }
  request.mode = *mode;
  return {};
}

bool fovInRange(float fov) {
  return fov >= kMinFov && fov <= kMaxFov;
}

} // namespace

void RenderArguments::declare(CLI::App& command) {
  command.add_option("--size", m_size, "Width and height in pixels (1280x720)")->type_name("WxH");
  command.add_option("--mode", m_mode, "How surfaces are coloured: " + modeIds().toStdString())->type_name("MODE");
  command.add_option("--camera", m_camera, "auto, spawn, front, side, top, iso, or a camera's name as info prints it")
      ->type_name("NAME");
  command.add_option("--at", m_at, "Where to stand, in the file's coordinates")->type_name("X,Y,Z");
  command.add_option("--look", m_look, "Where to look, in degrees: yaw 0 is the file's +X, positive pitch is down")
      ->type_name("YAW,PITCH");
  command.add_option("--fov", m_fov, "Vertical field of view in degrees")->type_name("DEGREES");
  command
      .add_option("--pvs", m_pvs, "on (as the window does): draw only what the map's visibility data allow from there")
      ->type_name("on|off");
  m_state.declare(command);
  command.add_option("--view", m_view, "A view link; other options win over it")->type_name("LINK");
  command.add_flag("--labels", m_labels, "Draw the names of markers above them");
  command.add_option("--background", m_background, "A colour, or transparent (light grey)")->type_name("COLOUR");
  command.add_option("--supersample", m_supersample, "Draw so many times larger and average, 1 to 8")->type_name("N");
  command.add_flag("--software", m_software, "Draw with the processor alone");
}

Result<RenderRequest> RenderArguments::toRequest() const {
  RenderRequest request;
  for (const auto take : {&RenderArguments::takeLink, &RenderArguments::takePicture, &RenderArguments::takeCamera,
                          &RenderArguments::takeState}) {
    if (const auto taken = (this->*take)(request); !taken) {
      return std::unexpected(taken.error());
    }
  }
  return request;
}

Result<void> RenderArguments::takeLink(RenderRequest& request) const {
  if (m_view.empty()) {
    return {};
  }
  const auto link = scene::ViewLink::parse(fromArgument(m_view));
  if (!link) {
    return std::unexpected(link.error());
  }
  request.camera.at = link->at;
  request.camera.look = link->look;
  request.camera.fov = link->fov;
  request.camera.fovOfLink = true;
  request.animation = link->animation ? QString::number(*link->animation) : QString();
  request.time = link->time.value_or(0);
  for (const auto& [id, value] : link->controls) {
    request.settings.emplace_back(id, QString::number(value, 'g', 17));
  }
  if (link->fov && !fovInRange(*link->fov)) {
    return wrongUsage("--view", QStringLiteral("fov=%1").arg(*link->fov), QStringLiteral("1 to 170"));
  }
  return link->mode.isEmpty() ? Result<void>() : takeMode(link->mode, "--view", request);
}

Result<void> RenderArguments::takePicture(RenderRequest& request) const {
  if (!m_size.empty()) {
    const auto size = parseSize(fromArgument(m_size));
    if (!size) {
      return wrongUsage("--size", fromArgument(m_size), QStringLiteral("WxH, each 1 to %1").arg(kMaxPictureSide));
    }
    request.size = *size;
  }
  if (!m_background.empty()) {
    const auto color = parseColor(fromArgument(m_background));
    if (!color) {
      return wrongUsage("--background", fromArgument(m_background), QStringLiteral("a colour or transparent"));
    }
    request.background = *color;
    request.backgroundStays = true;
  }
  if (m_supersample < 1 || m_supersample > kMaxSupersample) {
    return wrongUsage("--supersample", QString::number(m_supersample), QStringLiteral("1 to 8"));
  }
  request.supersample = m_supersample;
  request.labels = m_labels;
  return m_mode.empty() ? Result<void>() : takeMode(fromArgument(m_mode), "--mode", request);
}

Result<void> RenderArguments::takeCamera(RenderRequest& request) const {
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
    request.camera.look = scene::LookAngles{(*v)[0], (*v)[1]};
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

Result<void> RenderArguments::takeState(RenderRequest& request) const {
  if (!m_pvs.empty() && m_pvs != "on" && m_pvs != "off") {
    return wrongUsage("--pvs", fromArgument(m_pvs), QStringLiteral("on or off"));
  }
  request.cullByVisibility = m_pvs != "off";
  return m_state.take(request);
}

CameraArguments cameraFor(const Scene& scene, const SceneState& state, const RenderRequest& request) {
  CameraArguments camera = request.camera;
  camera.ridden = scene::riddenCamera(scene, state);
  if (camera.ridden != scene::kNone) {
    camera.fov = camera.fovOfLink ? std::nullopt : camera.fov;
    return camera;
  }
  const scene::GameView* view = scene::chosenGameView(scene, state);
  if (!camera.fov && view && view->verticalFov > 0) {
    camera.fov = view->verticalFov;
  }
  return camera;
}

} // namespace vitrine::cli
