#pragma once

#include "core/scene/Bounds.h"

#include <QMatrix4x4>
#include <QVector4D>

#include <array>

namespace vitrine::render {

/// View of a camera: the space between six planes.
class Frustum {
public:
  /// `viewProjection`: from world to clip space.
  explicit Frustum(const QMatrix4x4& viewProjection);

  /// False when the box is all on the outer side of one of the planes; an empty one meets nothing.
  bool meets(const scene::Bounds& box) const;

private:
  std::array<QVector4D, 6> m_planes; ///< inside where positive
};

} // namespace vitrine::render
