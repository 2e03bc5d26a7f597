#pragma once

#include "core/collision/CollisionWorld.h"
#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Collision world of a map: brushes of the world and of solid entities, and displacements
/// (docs/formats/source-bsp.md, "Solids"). Null when nothing is known. Once the faces have been built.
std::shared_ptr<const collision::CollisionWorld> mapSolids(const SceneParts& parts,
                                                           const std::vector<FacePlace>& places);

} // namespace vitrine::formats::source
