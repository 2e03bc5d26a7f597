#pragma once

#include "core/visibility/Visibility.h"

namespace vitrine::visibility {

/// Distance from a point along a unit direction to the first leaf without a cluster, which is solid or outside; `most`
/// if it is farther. 0 at a point in such a leaf. Displacements are in no leaf, so they do not count. A branch of a
/// damaged tree that runs in a circle limits nothing.
float freeDistance(const Visibility& tree, const QVector3D& from, const QVector3D& direction, float most);

} // namespace vitrine::visibility
