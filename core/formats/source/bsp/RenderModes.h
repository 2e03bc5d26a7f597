#pragma once

#include "core/formats/source/bsp/EntityText.h"
#include "core/scene/Material.h"

namespace vitrine::formats::source {

/// Whether an entity's render mode or amount says that nothing of it is drawn.
bool isUndrawn(const Entity& entity);

/// What an entity's `rendermode`, `renderamt` and `rendercolor` make of the materials of its brushes;
/// docs/formats/source-bsp.md, "Render modes".
scene::MaterialAdjustment renderAdjustment(const Entity& entity);

} // namespace vitrine::formats::source
