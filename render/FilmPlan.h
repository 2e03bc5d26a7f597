#pragma once

#include "core/viewing/CameraPath.h"
#include "core/viewing/Turntable.h"
#include "render/OffscreenRenderer.h"

#include <functional>

namespace vitrine::render {

/// Film of a scene: the picture that each of its frames is, whatever has been drawn before. Its time is that of its
/// frames, however long they take.
class FilmPlan {
public:
  /// Camera of a frame in its state.
  using CameraAt = std::function<Result<viewing::CameraRig>(int frame, const state::SceneState& state)>;

  static constexpr int kUsualFrames = 120;
  static constexpr int kMostFrames = 1'000'000;
  static constexpr double kUsualFps = 30;
  static constexpr double kLeastFps = 0.1;
  static constexpr double kMostFps = 1000;

  /// Frames that last so many seconds, the one after the last being the first again: at least one. LimitReached: there
  /// are too many.
  static Result<int> framesIn(double seconds, double fps);

  /// `start`: the first frame; its camera only where `camera` does not say another. `fps` 0: time stands still.
  FilmPlan(CaptureRequest start, int frames, double fps, CameraAt camera);

  int frames() const { return m_frames; }
  /// Frame of a number from 0 on. Error: of its camera.
  Result<CaptureRequest> frame(int number) const;

private:
  CaptureRequest m_start;
  int m_frames;
  double m_fps;
  CameraAt m_camera;
};

/// Camera that goes once round in so many frames, the one after the last being the first again.
FilmPlan::CameraAt turning(const viewing::Turntable& table, int frames);

/// Camera that goes all of a way in so many frames, as `start` sees in all else.
FilmPlan::CameraAt along(const viewing::CameraPath& path, const viewing::CameraRig& start, int frames);

} // namespace vitrine::render
