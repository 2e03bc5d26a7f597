#pragma once

#include "core/viewing/CameraRig.h"

#include <span>

namespace vitrine::viewing {

/// A camera's way once round a vertical axis, upright, back to where it began.
class Turntable {
public:
  /// Round the axis through a point, from where the camera stands and as it looks; roll is lost.
  Turntable(const CameraRig& start, const QVector3D& middle);
  /// Round the middle of the points, from as far away as keeps all of them in the picture all the way.
  static Turntable around(const CameraRig& start, std::span<const QVector3D> points);

  /// The camera after so many turns, counter-clockwise as seen from above; whole turns lead to the same place exactly.
  CameraRig after(double turns) const;

private:
  CameraRig m_start;
  QVector3D m_middle;
};

} // namespace vitrine::viewing
