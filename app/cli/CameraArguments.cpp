#include "app/cli/CameraArguments.h"

#include "core/scene/Pose.h"
#include "core/scene/StartCamera.h"

#include <QStringList>

namespace vitrine::cli {
namespace {

struct NamedPreset {
  const char* name;
  render::ViewPreset preset;
};

constexpr std::array kPresets = {
    NamedPreset{"front", render::ViewPreset::Front}, NamedPreset{"side", render::ViewPreset::Right},
    NamedPreset{"top", render::ViewPreset::Top}, NamedPreset{"iso", render::ViewPreset::Isometric}};

QString cameraNames(const Scene& scene) {
  QStringList names;
  for (const scene::Camera& camera : scene.cameras) {
    if (!names.contains(camera.name)) {
      names << camera.name;
    }
  }
  return names.isEmpty() ? QStringLiteral("the scene has none") : names.join(QStringLiteral(", "));
}

const scene::Camera* cameraNamed(const std::vector<scene::Camera>& cameras, const QString& name) {
  const auto found = std::ranges::find_if(cameras, [&](const scene::Camera& camera) {
    return camera.name.compare(name, Qt::CaseInsensitive) == 0;
  });
  return found == cameras.end() ? nullptr : &*found;
}

/// Stands the camera where its name says; false when there is no such camera.
bool stand(render::CameraRig& rig, const Scene& scene, const std::vector<scene::Camera>& cameras,
           const scene::Bounds& bounds, const QString& name) {
  for (const NamedPreset& preset : kPresets) {
    if (name == QLatin1String(preset.name)) {
      rig.setPreset(preset.preset, bounds);
      return true;
    }
  }
  const bool automatic = name == QLatin1String("auto");
  const bool first = automatic ? scene::startCamera(scene) != nullptr : name == QLatin1String("spawn");
  if (first && !cameras.empty()) {
    rig.setPose(cameras.front());
    return true;
  }
  if (const scene::Camera* camera = cameraNamed(cameras, name); camera && !automatic) {
    rig.ride(*camera); // what it sees, also when it is rolled
    return true;
  }
  if (automatic) {
    rig.setPreset(render::ViewPreset::Isometric, bounds);
  }
  return automatic;
}

} // namespace

scene::Bounds shownBounds(const ScenePtr& scene, const SceneState& state) {
  if (scene->figures.empty()) {
    return scene->bounds();
  }
  SceneState atRest = state;
  atRest.animation = scene::kNone;
  const scene::Bounds shown = scene::boundsOf(scene::Pose(scene, atRest), scene::visibleItems(*scene, atRest));
  return shown.empty() ? scene->bounds() : shown;
}

std::vector<scene::Camera> camerasAt(const ScenePtr& scene, const SceneState& state) {
  std::vector<scene::Camera> cameras;
  if (!scene->cameras.empty()) {
    const scene::Pose pose(scene, state);
    for (int number = 0; number < static_cast<int>(scene->cameras.size()); ++number) {
      cameras.push_back(pose.camera(number));
    }
  }
  return cameras;
}

Result<render::CameraRig> placeCamera(const Scene& scene, const std::vector<scene::Camera>& cameras,
                                      const scene::Bounds& bounds, const CameraArguments& arguments,
                                      QSize pictureSize) {
  render::CameraRig rig;
  rig.setNavigation(scene.navigation);
  rig.setViewportSize(pictureSize);
  rig.setSceneBounds(scene.bounds());
  // The field of view first: presets stand back as far as it needs, and again after, as a camera may bring its own.
  if (arguments.fov) {
    rig.setVerticalFov(*arguments.fov);
  }
  const bool rides = arguments.ridden != scene::kNone;
  if (rides) {
    rig.ride(cameras[static_cast<std::size_t>(arguments.ridden)]);
  } else if (!stand(rig, scene, cameras, bounds, arguments.name)) {
    return std::unexpected(Error::of(
        ErrorCode::NotFound, QStringLiteral("there is no camera \"%1\" (%2)").arg(arguments.name, cameraNames(scene))));
  }
  if (arguments.fov) {
    rig.setVerticalFov(*arguments.fov);
  }
  render::CameraPose pose = rig.pose();
  if (arguments.at) {
    pose.position = scene.sourceAxes.toScene(*arguments.at);
  }
  if (arguments.look) {
    pose.orientation = scene::orientationOf(*arguments.look, scene.sourceAxes);
  }
  if ((arguments.at || arguments.look) && !rides) {
    rig.setPose(pose);
  }
  return rig;
}

} // namespace vitrine::cli
