#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/ThumbnailLimits.h"

#include <QImage>
#include <QString>

namespace vitrine::cli {

/// A small picture of what a file shows, as large as fits a square of `side` pixels, transparent where there is
/// nothing; with the keys of the freedesktop thumbnail specification as its texts. Made of rays: without display and
/// OpenGL, on this thread. Errors: those of opening; NotFound where there is nothing to see; LimitReached; Cancelled
/// through `progress`. Thread-safe.
Result<QImage> makeThumbnail(const QString& path, int side, const base::ThumbnailLimits& limits, Progress& progress);

} // namespace vitrine::cli
