#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"

namespace vitrine::formats::source {

/// True if the brushes of this entity stop players when the map starts: doors, walls and lifts, but no triggers,
/// illusions, water, or what its keys and spawn flags take the solidity from.
bool isSolidEntity(const Entity& entity);

} // namespace vitrine::formats::source
