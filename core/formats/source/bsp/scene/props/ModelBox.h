#pragma once

#include "core/scene/Mesh.h"

namespace vitrine::formats::source {

/// A box that stands for a model: the hull it is known to have, else 16 units around its origin. It has no surfaces
/// yet: those who show it share its triangles, and each has a surface, for its place.
scene::Mesh modelBox(const QString& name, const scene::Bounds& hull);

} // namespace vitrine::formats::source
