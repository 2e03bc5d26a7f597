#pragma once

#include "core/formats/source/bsp/FaceMeshes.h"

namespace vitrine::formats::source {

/// What one bumps into when walking through a map: brushes of the world and of solid entities, and displacements
/// (docs/formats/source-bsp.md, "Solids"). Null when nothing is known. Once the faces have been built.
std::shared_ptr<const scene::Solids> mapSolids(const SceneParts& parts, const std::vector<FacePlace>& places);

} // namespace vitrine::formats::source
