#pragma once

#include "core/scene/Axes.h"
#include "core/viewing/CameraPath.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::viewing {

/// Views that a film's camera passes, in their order.
using PathViews = std::vector<ViewLink>;

/// True if a camera can pass a view: it has a place and angles, and is in perspective.
bool canBePassed(const ViewLink& view);

/// The way through views that can be passed, at least one, in a scene of these axes; views without a field of view have
/// `verticalFov`, degrees.
CameraPath pathThrough(const PathViews& views, const scene::Axes& axes, float verticalFov);

} // namespace vitrine::viewing
