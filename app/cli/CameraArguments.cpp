#include "app/cli/CameraArguments.h"

#include "core/animation/Pose.h"
#include "render/tracing/TracedStartView.h"

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

constexpr QLatin1StringView kAutomatic("auto");

/// Stands the camera where its name says; false when there is no such camera.
bool stand(viewing::CameraRig& rig, const Viewpoints& viewpoints, const QString& name) {
  for (const NamedPreset& preset : kPresets) {
    if (name == QLatin1String(preset.name)) {
      rig.setPreset(preset.preset, viewpoints.outline);
      return true;
    }
  }
  if (name == kAutomatic) {
    viewpoints.start.place(rig);
    return true;
  }
  if (name == QLatin1String("spawn") && !viewpoints.cameras.empty()) {
    rig.setPose(viewpoints.cameras.front());
    return true;
  }
  if (const scene::Camera* camera = cameraNamed(viewpoints.cameras, name)) {
    rig.follow(*camera); // what it sees, also when it is rolled
    return true;
  }
  return false;
}

} // namespace

bool seesTheWhole(const QString& name) {
  return name == kAutomatic ||
         std::ranges::any_of(kPresets, [&](const NamedPreset& preset) { return name == QLatin1String(preset.name); });
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

Viewpoints viewpointsFor(const session::Snapshot& shown, session::SharedCaster& caster,
                         const CameraArguments& arguments) {
  Viewpoints viewpoints;
  viewpoints.cameras = camerasAt(shown.scene, *shown.state);
  const bool rides = arguments.ridden != scene::kNone;
  if (!rides && arguments.name == kAutomatic) {
    base::Progress progress;
    viewpoints.start = tracing::startView(shown, caster, progress);
  } else if (!rides) {
    viewpoints.outline = tracing::shownOutline(shown);
  }
  return viewpoints;
}

Result<viewing::CameraRig> placeCamera(const Scene& scene, const Viewpoints& viewpoints,
                                       const CameraArguments& arguments, QSize pictureSize) {
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
    rig.follow(viewpoints.cameras[static_cast<std::size_t>(arguments.ridden)]);
  } else if (!stand(rig, viewpoints, arguments.name)) {
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
  if (arguments.orthographicHeight) {
    pose.orthographic = true;
    pose.orthographicHeight = *arguments.orthographicHeight;
  }
  if ((arguments.at || arguments.look || arguments.orthographicHeight) && !rides) {
    rig.setPose(pose);
  }
  return rig;
}

} // namespace vitrine::cli
