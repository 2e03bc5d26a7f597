#include "app/cli/FilmPlacing.h"

#include "render/tracing/TracedStartView.h"

namespace vitrine::cli {
namespace {

/// True if someone chose where the camera stands; else it stands where it sees the scene as a whole.
bool hasPlace(const CameraArguments& camera) {
  return camera.at || camera.ridden != scene::kNone || !seesTheWhole(camera.name);
}

/// The picture that the film begins with, as far as it is known without the scene.
RenderRequest firstPicture(const Scene& scene, const FilmRequest& request) {
  RenderRequest picture = request.picture;
  CameraArguments& camera = picture.camera;
  // A world, which would be walked into, is gone round.
  if (request.turntable && !hasPlace(camera) && camera.name == CameraArguments().name &&
      scene.view.navigation == scene::Navigation::Fly) {
    camera.name = QStringLiteral("iso");
  }
  if (!request.path.empty()) {
    camera.at = request.path.front().at;
    camera.look = request.path.front().look;
  }
  return picture;
}

Result<int> framesOf(const Scene& scene, const FilmRequest& request, const SceneState& start) {
  const auto& animations = scene.motion.animations;
  const bool plays = !request.picture.animation.isEmpty() && animations.contains(start.animation);
  const double seconds = plays ? animations[start.animation].duration : 0;
  return request.frames || seconds <= 0 ? request.frames.value_or(render::FilmPlan::kUsualFrames)
                                        : render::FilmPlan::framesIn(seconds, request.fps);
}

viewing::Turntable turntableOf(const PlacedShot& start, const RenderRequest& picture) {
  return hasPlace(cameraFor(*start.shown.state, picture))
             ? viewing::Turntable(start.camera, start.camera.orbitCentre())
             : viewing::Turntable::around(start.camera, tracing::shownOutline(start.shown));
}

/// The camera of the request; one of the scene's own may move.
render::FilmPlan::CameraAt cameraWithin(const PlacedShot& start, const RenderRequest& picture,
                                        const session::SharedCasterPtr& caster) {
  if (!hasPlace(cameraFor(*start.shown.state, picture))) {
    return [camera = start.camera](int, const SceneState&) { return camera; };
  }
  return [shown = start.shown, picture, caster](int, const SceneState& state) {
    return cameraOf(session::snapshotOf(shown.scene, shown.assets, state), *caster, picture);
  };
}

} // namespace

Result<render::FilmPlan> filmOf(LoadedFile& file, const QString& path, const FilmRequest& request) {
  const Scene& scene = *file.document().scene;
  const RenderRequest picture = firstPicture(scene, request);
  Shot shot{{}, picture, std::nullopt};
  ShotPlacer placer(file, path);
  const auto start = placer.place(shot);
  if (!start) {
    return std::unexpected(start.error());
  }
  const auto frames = framesOf(scene, request, start->state);
  if (!frames) {
    return std::unexpected(frames.error());
  }
  render::FilmPlan::CameraAt camera =
      request.turntable ? render::turning(turntableOf(*start, picture), *frames)
      : request.path.empty()
          ? cameraWithin(*start, picture, placer.caster())
          : render::along(viewing::pathThrough(request.path, scene.sourceAxes, start->camera.pose().verticalFov),
                          start->camera, *frames);
  const bool runs = !request.turntable || !request.picture.animation.isEmpty();
  return render::FilmPlan(captureOf(picture, start->camera, start->state), *frames, runs ? request.fps : 0,
                          std::move(camera));
}

} // namespace vitrine::cli
