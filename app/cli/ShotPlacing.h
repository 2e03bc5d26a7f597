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

/// Snapshot of the scene as a request shows it; the assets get what its light needs. NotFound: the scene has no such state.
Result<session::Snapshot> shownFor(LoadedFile& file, const RenderRequest& request);

/// Places a shot; the assets get what the light needs. Tells of light that was not asked for. NotFound: the scene has
/// no such state, or no such camera.
Result<PlacedShot> placed(LoadedFile& file, const QString& path, const Shot& shot);

/// The picture of a request as the renderer draws it, from a camera.
render::CaptureRequest captureOf(const RenderRequest& request, const viewing::CameraRig& camera, SceneState state);

/// A link to the picture, with its file.
viewing::ViewLink linkTo(const QString& path, const Scene& scene, const SceneState& state,
                         const viewing::CameraRig& camera, render::ShadingMode mode);

/// SHA-256 of the file, as pictures note it; empty: there are no bytes of it.
QString hashOf(const Document& document);

} // namespace vitrine::cli
