#pragma once

#include "core/viewing/CameraView.h"

#include <vector>

namespace vitrine::viewing {

/// A camera's way through poses: a centripetal Catmull-Rom spline, which neither loops nor swings out between them,
/// gone at one speed, with a gentle start and end. A camera that only turns somewhere does so at a speed of its own.
/// Orientations are blended without a jerk; those between upright ones may be a little rolled.
class CameraPath {
public:
  /// At least one pose, all of one projection.
  explicit CameraPath(std::vector<CameraPose> poses);

  /// The pose after a share of the time, 0 … 1.
  CameraPose at(double time) const;
  /// The pose after a share of the way.
  CameraPose along(double way) const;

private:
  CameraPose within(std::size_t leg, float part) const;
  void measure();

  std::vector<CameraPose> m_poses; ///< orientations next to each other are in one hemisphere
  std::vector<float> m_knots;      ///< between poses, of the spline's own measure
  std::vector<double> m_lengths;   ///< way from the start, at every step of every leg
};

} // namespace vitrine::viewing
