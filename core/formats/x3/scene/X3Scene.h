#pragma once

#include "core/formats/x3/assets/X3World.h"

namespace vitrine::formats::x3 {

/// The scene of a read world, which is let go of on the way. An Error where nothing of it can be drawn: why, and where
/// in the opened file.
Result<ScenePtr> buildScene(World world, const GameFiles& game, LoadContext& context);

} // namespace vitrine::formats::x3
