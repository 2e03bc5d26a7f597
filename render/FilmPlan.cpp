#include "render/FilmPlan.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <cmath>

namespace vitrine::render {

Result<int> FilmPlan::framesIn(double seconds, double fps) {
  const double frames = std::max(std::round(seconds * fps), 1.0);
  if (frames > kMostFrames) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached,
        base::translate("vitrine::render::FilmPlan", "the video would have more than %1 frames").arg(kMostFrames)));
  }
  return static_cast<int>(frames);
}

FilmPlan::FilmPlan(CaptureRequest start, int frames, double fps, CameraAt camera)
    : m_start(std::move(start)), m_frames(frames), m_fps(fps), m_camera(std::move(camera)) {}

Result<CaptureRequest> FilmPlan::frame(int number) const {
  CaptureRequest request = m_start;
  request.state.clock = m_fps > 0 ? number / m_fps : 0;
  request.state.time += request.state.clock;
  auto camera = m_camera(number, request.state);
  if (!camera) {
    return std::unexpected(camera.error());
  }
  request.camera = std::move(*camera);
  return request;
}

FilmPlan::CameraAt turning(const viewing::Turntable& table, int frames) {
  return
      [table, frames](int frame, const state::SceneState&) { return table.after(frame / static_cast<double>(frames)); };
}

FilmPlan::CameraAt along(const viewing::CameraPath& path, const viewing::CameraRig& start, int frames) {
  return [path, start, last = std::max(frames - 1, 1)](int frame, const state::SceneState&) {
    viewing::CameraRig camera = start;
    camera.setPose(path.at(frame / static_cast<double>(last)));
    return camera;
  };
}

} // namespace vitrine::render
