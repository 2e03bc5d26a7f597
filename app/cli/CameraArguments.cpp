#include "app/cli/CameraArguments.h"

#include "core/animation/Pose.h"
#include "core/animation/VisibleItems.h"
#include "core/viewing/StartCamera.h"

#include <QStringList>

namespace vitrine::cli {
namespace {

struct NamedPreset {
  const char* name;
  viewing::StandardView preset;
};

constexpr std::array kPresets = {
    NamedPreset{"front", viewing::StandardView::Front}, NamedPreset{"side", viewing::StandardView::Right},
    NamedPreset{"top", viewing::StandardView::Top}, NamedPreset{"iso", viewing::StandardView::Isometric}};

QString cameraNames(const Scene& scene) {
  QStringList names;
  for (const scene::Camera& camera : scene.view.cameras) {
    if (!names.contains(camera.name)) {
      names << camera.name;
    }
  }
  return names.isEmpty() ? QStringLiteral("the scene has none") : names.join(QStringLiteral(", "));
}

const scene::Camera* cameraNamed(const std::vector<scene::Camera>& cameras, const QString& name) {
  const auto found = std::ranges::find_if(
      cameras, [&](const scene::Camera& camera) { return camera.name.compare(name, Qt::CaseInsensitive) == 0; });
  return found == cameras.end() ? nullptr : &*found;
}

/// Stands the camera where its name says; false when there is no such camera.
bool stand(viewing::CameraRig& rig, const Scene& scene, const std::vector<scene::Camera>& cameras,
           const scene::Bounds& bounds, const QString& name) {
  for (const NamedPreset& preset : kPresets) {
    if (name == QLatin1String(preset.name)) {
      rig.setPreset(preset.preset, bounds);
      return true;
    }
  }
  const bool automatic = name == QLatin1String("auto");
  const bool first = automatic ? viewing::startCamera(scene) != nullptr : name == QLatin1String("spawn");
  if (first && !cameras.empty()) {
    rig.setPose(cameras.front());
    return true;
  }
  if (const scene::Camera* camera = cameraNamed(cameras, name); camera && !automatic) {
    rig.follow(*camera); // what it sees, also when it is rolled
    return true;
  }
  if (automatic) {
    rig.setPreset(viewing::StandardView::Isometric, bounds);
  }
  return automatic;
}

} // namespace

scene::Bounds shownBounds(const ScenePtr& scene, const state::EvaluatedState& state) {
  if (scene->motion.animatedModels.empty()) {
    return scene->bounds();
  }
  SceneState atRest = state.state;
  atRest.animation = scene::kNone;
  const state::EvaluatedState evaluated = state::evaluate(*scene, std::move(atRest));
  const scene::Bounds shown =
      animation::boundsOf(animation::Pose(scene, evaluated), animation::visibleItems(*scene, evaluated));
  return shown.empty() ? scene->bounds() : shown;
}

std::vector<scene::Camera> camerasAt(const ScenePtr& scene, const state::EvaluatedState& state) {
  std::vector<scene::Camera> cameras;
  if (!scene->view.cameras.empty()) {
    const animation::Pose pose(scene, state);
    for (int number = 0; number < static_cast<int>(scene->view.cameras.size()); ++number) {
      cameras.push_back(pose.camera(number));
    }
  }
  return cameras;
}

Result<viewing::CameraRig> placeCamera(const Scene& scene, const std::vector<scene::Camera>& cameras,
                                       const scene::Bounds& bounds, const CameraArguments& arguments,
                                       QSize pictureSize) {
  viewing::CameraRig rig;
  rig.setNavigation(scene.view.navigation);
  rig.setViewportSize(pictureSize);
  rig.setSceneBounds(scene.bounds());
  // The field of view first: presets stand back as far as it needs, and again after, as a camera may bring its own.
  if (arguments.fov) {
    rig.setVerticalFov(*arguments.fov);
  }
  const bool rides = arguments.ridden != scene::kNone;
  if (rides) {
    rig.follow(cameras[static_cast<std::size_t>(arguments.ridden)]);
  } else if (!stand(rig, scene, cameras, bounds, arguments.name)) {
    return std::unexpected(Error::of(
        ErrorCode::NotFound, QStringLiteral("there is no camera \"%1\" (%2)").arg(arguments.name, cameraNames(scene))));
  }
  if (arguments.fov) {
    rig.setVerticalFov(*arguments.fov);
  }
  viewing::CameraPose pose = rig.pose();
  if (arguments.at) {
    pose.position = scene.sourceAxes.toScene(*arguments.at);
  }
  if (arguments.look) {
    pose.orientation = viewing::orientationOf(*arguments.look, scene.sourceAxes);
  }
  if ((arguments.at || arguments.look) && !rides) {
    rig.setPose(pose);
  }
  return rig;
}

} // namespace vitrine::cli
