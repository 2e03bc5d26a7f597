#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

namespace vitrine::formats::source {

/// Adds a slider for each brush entity that moves - doors, lifts, buttons, what turns, trains -, and each door that is
/// a prop, which takes it, and what is fastened to it, along its way; docs/formats/source-bsp.md, "Ways". All entities
/// have their nodes.
void addEntityWays(SceneParts& parts);

} // namespace vitrine::formats::source
