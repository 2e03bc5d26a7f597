#pragma once

#include "app/cli/OpenArguments.h"
#include "app/cli/RenderShots.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::cli {

/// A shot in its place: the camera, the state with the light as it is seen from there, and what was shown before the
/// light was measured.
struct PlacedShot {
  viewing::CameraRig camera;
  SceneState state;
  session::Snapshot shown;
};

/// Places the pictures of a loaded file. All of them share one ray caster. Pictures that show the same state share a
/// snapshot, so that its pose is evaluated once.
class ShotPlacer {
public:
  /// `file` must have a scene and outlive this object. `path` names it in messages.
  ShotPlacer(LoadedFile& file, QString path);

  /// Snapshot of the scene as a request shows it. Adds what its light needs to the assets of the file. NotFound: the
  /// scene has no such state.
  Result<session::Snapshot> shownFor(const RenderRequest& request);
  /// Places a picture. Reports light that was not asked for. NotFound: the scene has no such state, or no such camera.
  Result<PlacedShot> place(const Shot& shot);

  const session::SharedCasterPtr& caster() const { return m_caster; }

private:
  LoadedFile& m_file;
  QString m_path;
  session::SharedCasterPtr m_caster;
  std::optional<session::Snapshot> m_shown; ///< of the last request
};

/// The picture of a request as the renderer draws it, from a camera.
render::CaptureRequest captureOf(const RenderRequest& request, const viewing::CameraRig& camera, SceneState state);

/// A link to the picture, with its file.
viewing::ViewLink linkTo(const QString& path, const Scene& scene, const SceneState& state,
                         const viewing::CameraRig& camera, render::ShadingMode mode);

/// SHA-256 of the file, as pictures note it; empty: there are no bytes of it.
QString hashOf(const Document& document);

} // namespace vitrine::cli
