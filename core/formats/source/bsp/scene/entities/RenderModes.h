#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/scene/Material.h"

namespace vitrine::formats::source {

/// True if an entity's render mode or amount says that nothing of it is drawn.
bool isUndrawn(const Entity& entity);

/// Adjustment of the materials of an entity's brushes by its `rendermode`, `renderamt` and `rendercolor`;
/// docs/formats/source-bsp.md, "Render modes".
scene::MaterialAdjustment renderAdjustment(const Entity& entity);

} // namespace vitrine::formats::source
