#pragma once

#include "core/base/Result.h"
#include "core/session/Snapshot.h"
#include "core/viewing/CameraRig.h"

#include <QByteArray>
#include <QSize>

namespace vitrine::tracing {

/// Longest side of an overview, in pixels.
inline constexpr int kMaxOverviewSide = 16384;

/// A picture of all that a scene shows from straight above, orthographic, north up.
struct Overview {
  viewing::CameraRig camera; ///< its viewport is the picture
  QSize size;                ///< pixels
};

/// Bounds of what a snapshot shows, models at rest; empty: nothing.
scene::Bounds shownBounds(const session::Snapshot& shown);

/// Overview at so many metres a pixel, as large as it needs. `square`: both sides are as long as the longer one.
/// NotFound: nothing is shown; LimitReached: the picture would be too large.
Result<Overview> overviewOf(const session::Snapshot& shown, double metresPerPixel, bool square);

/// True if overviewText() has words for a scene: z of its file points up, as in Source maps.
bool hasOverviewText(const Scene& scene);

/// Text by which Source games place a square overview (`resource/overviews/MAP.txt`): pos_x, pos_y, scale. `file`: the
/// map's path. Unsupported: the file has other axes.
Result<QByteArray> overviewText(const Scene& scene, const viewing::CameraRig& camera, const QString& file);

} // namespace vitrine::tracing
