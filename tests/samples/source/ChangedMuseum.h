#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::samples {

/// The demo museum as somebody changed it who then compiled it again:
/// - a door moved: library_door stands 12 units further north,
/// - a room added: a closed one of 256 x 256 x 128 units with a light in it, apart from all others,
/// - a texture changed: vitrine/rooftiles shows what vitrine/cobbles shows.
demos::MapModel makeChangedMuseum();

} // namespace vitrine::samples
