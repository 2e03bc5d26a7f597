#pragma once

#include "core/scene/SceneBuilder.h"

namespace vitrine::tests {

/// A scene of one triangle with two cameras, "info_player_start" and "Tower", in file axes with Z up.
SceneBuilder roomWithSpawns();

} // namespace vitrine::tests
