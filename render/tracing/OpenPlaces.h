#pragma once

#include "core/picking/RayCaster.h"
#include "core/session/Snapshot.h"

namespace vitrine::tracing {

/// Viewpoints at places of a world where one can look around, each looking where it sees furthest: in the middle of the
/// largest leaves, or above the ground here and there where there are no leaves. In a set order; some thousand rays at
/// most. Throws base::Cancelled through progress.
std::vector<scene::Camera> openPlaces(const Scene& scene, const picking::RayCaster& caster,
                                      const session::Snapshot& shown, const base::Progress& progress);

} // namespace vitrine::tracing
