#pragma once

#include <QQuaternion>
#include <QVector3D>

#include <span>

namespace vitrine::viewing {

/// Half angles of the part of a picture that points are to fill, as tangents.
struct FittedPart {
  float horizontal = 1;
  float vertical = 1;
};

/// Place from which points fill a part of a picture.
struct PointFit {
  QVector3D centre;   ///< in the middle of the picture, at the depth of the middle of the points
  float distance = 0; ///< from the eye to the centre; perspective only
  float width = 0;    ///< world units that the points take in a parallel view
  float height = 0;
};

/// Fits points into the middle of a picture whose camera has this orientation. `nearest`: least distance ahead of the
/// eye of the nearest point, world units. There must be at least one finite point; others are ignored.
PointFit fitPoints(std::span<const QVector3D> points, const QQuaternion& orientation, const FittedPart& part,
                   float nearest, bool orthographic);

} // namespace vitrine::viewing
