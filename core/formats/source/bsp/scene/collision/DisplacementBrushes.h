#pragma once

#include "core/formats/source/bsp/scene/collision/CollisionBuilder.h"
#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// The triangles of the world's displacements as thin bodies below them; displacements that nobody bumps into are left
/// out, and so are removed triangles. False when there was no room for all.
bool addDisplacementBrushes(const SceneParts& parts, const std::vector<FacePlace>& places, CollisionBuilder& builder);

} // namespace vitrine::formats::source
