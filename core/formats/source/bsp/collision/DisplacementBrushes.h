#pragma once

#include "core/formats/source/bsp/FaceMeshes.h"
#include "core/formats/source/bsp/collision/CollisionBuilder.h"

namespace vitrine::formats::source {

/// The triangles of the world's displacements as thin bodies below them; displacements that nobody bumps into are left
/// out, and so are removed triangles. False when there was no room for all.
bool addDisplacementBrushes(const SceneParts& parts, const std::vector<FacePlace>& places, CollisionBuilder& builder);

} // namespace vitrine::formats::source
