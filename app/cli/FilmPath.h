#pragma once

#include "core/base/Result.h"
#include "core/scene/Axes.h"
#include "core/viewing/CameraPath.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::cli {

/// Views that a film's camera passes, in their order: each has a place and angles, in perspective.
using PathViews = std::vector<viewing::ViewLink>;

/// Views in a file of view links, one a line, or of bookmarks as the window exports them. In a file of links empty
/// lines and those that begin with # say nothing. Error: there are fewer than two, or one that is no such view.
Result<PathViews> readPath(const QString& file);

/// The way through the views, in a scene of these axes; views without a field of view have `verticalFov`.
viewing::CameraPath pathThrough(const PathViews& views, const scene::Axes& axes, float verticalFov);

} // namespace vitrine::cli
