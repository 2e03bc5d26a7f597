#pragma once

#include "core/formats/source/bsp/EntityText.h"

namespace vitrine::formats::source {

/// Whether one bumps into the brushes of this entity when the map starts: doors, walls and lifts, but no triggers,
/// illusions, water, or what its keys and spawn flags take the solidity from.
bool isSolidEntity(const Entity& entity);

} // namespace vitrine::formats::source
