#include "app/cli/Film.h"

#include "app/cli/FilmFrames.h"
#include "core/viewing/Turntable.h"
#include "render/tracing/StartView.h"

namespace vitrine::cli {
namespace {

/// True if someone chose where the camera stands; else it stands where it sees the scene as a whole.
bool hasPlace(const CameraArguments& camera) {
  return camera.at || camera.ridden != scene::kNone || !seesTheWhole(camera.name);
}

} // namespace

Result<Film> Film::of(LoadedFile& file, const QString& path, const FilmRequest& request) {
  const Scene& scene = *file.document().scene;
  Film film;
  film.m_request = request.picture;
  CameraArguments& camera = film.m_request.camera;
  // Where a world would be walked into it is gone round.
  if (request.turntable && !hasPlace(camera) && camera.name == CameraArguments().name &&
      scene.view.navigation == scene::Navigation::Fly) {
    camera.name = QStringLiteral("iso");
  }
  if (!request.path.empty()) {
    camera.at = request.path.front().at;
    camera.look = request.path.front().look;
  }
  Shot shot{{}, film.m_request, std::nullopt};
  auto start = placed(file, path, shot);
  if (!start) {
    return std::unexpected(start.error());
  }
  film.m_start = start->state;
  if (const auto counted = film.count(scene, request); !counted) {
    return std::unexpected(counted.error());
  }
  const bool runs = !request.turntable || !request.picture.animation.isEmpty();
  film.m_fps = runs ? request.fps : 0;
  if (request.turntable) {
    film.m_camera = turntableOf(*start, film.m_request, film.m_frames);
  } else if (!request.path.empty()) {
    film.m_camera = pathOf(*start, request.path, film.m_frames);
  } else {
    film.m_camera = cameraWithin(*start, film.m_request);
  }
  return film;
}

Result<void> Film::count(const Scene& scene, const FilmRequest& request) {
  const auto& animations = scene.motion.animations;
  const bool plays = !request.picture.animation.isEmpty() && animations.contains(m_start.animation);
  const double seconds = plays ? animations[m_start.animation].duration : 0;
  if (request.frames || seconds <= 0) {
    m_frames = request.frames.value_or(kUsualFrames);
    return {};
  }
  const auto frames = framesIn(seconds, request.fps);
  m_frames = frames.value_or(0);
  return frames ? Result<void>() : std::unexpected(frames.error());
}

Film::CameraAt Film::turntableOf(const PlacedShot& start, const RenderRequest& request, int frames) {
  const viewing::Turntable table = hasPlace(cameraFor(*start.shown.state, request))
                                       ? viewing::Turntable(start.camera, start.camera.orbitCentre())
                                       : viewing::Turntable::around(start.camera, tracing::shownOutline(start.shown));
  return [table, frames](int frame, const SceneState&) { return table.after(frame / static_cast<double>(frames)); };
}

Film::CameraAt Film::pathOf(const PlacedShot& start, const PathViews& views, int frames) {
  const viewing::CameraPath path = pathThrough(views, start.shown.scene->sourceAxes, start.camera.pose().verticalFov);
  const double last = std::max(frames - 1, 1);
  return [path, last, start = start.camera](int frame, const SceneState&) {
    viewing::CameraRig camera = start;
    camera.setPose(path.at(frame / last));
    return camera;
  };
}

Film::CameraAt Film::cameraWithin(const PlacedShot& start, const RenderRequest& request) {
  if (!hasPlace(cameraFor(*start.shown.state, request))) {
    return [camera = start.camera](int, const SceneState&) { return camera; };
  }
  // One of the scene's own may move.
  return [shown = start.shown, request](int, const SceneState& state) {
    session::SharedCaster caster(shown.scene);
    return cameraOf(session::snapshotOf(shown.scene, shown.assets, state), caster, request);
  };
}

Result<render::CaptureRequest> Film::frame(int number) const {
  SceneState state = m_start;
  state.clock = m_fps > 0 ? number / m_fps : 0;
  state.time += state.clock;
  const auto camera = m_camera(number, state);
  return camera ? Result<render::CaptureRequest>(captureOf(m_request, *camera, std::move(state)))
                : std::unexpected(camera.error());
}

} // namespace vitrine::cli
