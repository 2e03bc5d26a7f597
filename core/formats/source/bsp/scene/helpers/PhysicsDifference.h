#pragma once

#include "core/formats/source/bsp/scene/helpers/CoplanarPolygons.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"

namespace vitrine::formats::source {

inline constexpr HelperLook kSolidNotDrawn{"layer.physinvisible", QT_TRANSLATE_NOOP("formats", "Solid but not drawn"),
                                           kMapInternals};
inline constexpr HelperLook kDrawnNotSolid{"layer.physhollow", QT_TRANSLATE_NOOP("formats", "Drawn but not solid"),
                                           kMapInternals};

/// Differences between the sides of the world's and brush entities' bodies, each a row of PHYSCOLLIDE, and the flat
/// faces, in two layers: sides that one could see but that have no face, and faces without a side. The scene has its
/// collision world by then.
void addPhysicsDifference(SceneParts& parts, const std::vector<PlacedPolygon>& sides);

} // namespace vitrine::formats::source
