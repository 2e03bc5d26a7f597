#pragma once

#include "app/cli/FilmArguments.h"
#include "app/cli/ShotPlacing.h"

#include <functional>

namespace vitrine::cli {

/// A film of a scene: what each of its frames shows, whatever has been drawn before. The light is measured once, where
/// it begins.
class Film {
public:
  /// The assets get what the light needs. NotFound: the scene has no such state or camera.
  static Result<Film> of(LoadedFile& file, const QString& path, const FilmRequest& request);

  int frames() const { return m_frames; }
  Result<render::CaptureRequest> frame(int number) const;

private:
  using CameraAt = std::function<Result<viewing::CameraRig>(int frame, const SceneState& state)>;

  Film() = default;
  Result<void> count(const Scene& scene, const FilmRequest& request);
  static CameraAt turntableOf(const PlacedShot& start, const RenderRequest& request, int frames);
  static CameraAt pathOf(const PlacedShot& start, const PathViews& views, int frames);
  static CameraAt cameraWithin(const PlacedShot& start, const RenderRequest& request);

  RenderRequest m_request;
  SceneState m_start;
  double m_fps = 0; ///< 0: time stands still
  int m_frames = 0;
  CameraAt m_camera;
};

} // namespace vitrine::cli
