#include "render/batching/Frustum.h"

#include <algorithm>

namespace vitrine::render {

Frustum::Frustum(const QMatrix4x4& viewProjection) {
  // A point is inside where -w <= x, y, z <= w in clip space.
  for (int axis = 0; axis < 3; ++axis) {
    const auto at = static_cast<std::size_t>(axis) * 2;
    m_planes[at] = viewProjection.row(3) + viewProjection.row(axis);
    m_planes[at + 1] = viewProjection.row(3) - viewProjection.row(axis);
  }
}

bool Frustum::meets(const scene::Bounds& box) const {
  return !box.empty() && std::ranges::all_of(m_planes, [&](const QVector4D& plane) {
    const auto innermost = [&](int axis) { return plane[axis] >= 0.0F ? box.max()[axis] : box.min()[axis]; };
    return plane.x() * innermost(0) + plane.y() * innermost(1) + plane.z() * innermost(2) + plane.w() >= 0.0F;
  });
}

} // namespace vitrine::render
