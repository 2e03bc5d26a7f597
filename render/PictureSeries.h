#pragma once

#include "core/base/Result.h"
#include "core/session/Snapshot.h"
#include "core/viewing/CameraRig.h"
#include "render/OffscreenRenderer.h"

#include <QSize>
#include <QString>

#include <vector>

namespace vitrine::render {

/// Pictures that are made of a scene in one run: one, several, or one of a shape of its own.
enum class Series { One, Cameras, Spawns, Bookmarks, Cube, Panorama, Overview };

/// True if there may be several pictures, each with a name of its own.
bool makesSeveral(Series series);

/// One viewpoint of a series.
struct SeriesView {
  QString name; ///< empty where the series is one picture
  viewing::CameraRig camera;
};

/// The scene's own cameras of a series in a snapshot, where animations have them: Cameras or Spawns.
std::vector<scene::Camera> seriesCameras(Series series, const session::Snapshot& shown);

/// Viewpoints of a series, from a camera whose viewport is the picture's size: Cameras and Spawns have its field of
/// view where the scene's cameras leave theirs open, Cube its place and level direction, One and Panorama are the
/// camera itself. NotFound: the file has none. Not of Bookmarks, which are more than viewpoints, nor of Overview
/// (tracing::overviewOf).
Result<std::vector<SeriesView>> seriesViews(Series series, const session::Snapshot& shown,
                                            const viewing::CameraRig& camera);

/// Items to prepare for the pictures of one run (prepareScene): of a single one those that it can show, of several
/// everything, so that each has the same bits whichever others there are.
ItemSet itemsOfRun(const Scene& scene, const CaptureRequest& first, std::size_t count);

/// Size of the pictures of a series where `size` was asked for: faces of a cube are squares of its smaller side.
QSize seriesSize(Series series, QSize size);

/// Size of a panorama where none was asked for.
inline constexpr QSize kUsualPanorama(4096, 2048);

} // namespace vitrine::render
