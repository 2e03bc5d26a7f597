#pragma once

#include <QList>
#include <QString>
#include <QVector3D>

#include <array>
#include <optional>
#include <vector>

namespace vitrine::measuring {

/// Distance: between two points. Angle: of three points, at the second. Area: of a closed polygon.
enum class MeasurementKind { Distance, Angle, Area };

/// Points of a scene that were measured, in the file's own axes and unit. They stay where they were in space when the
/// scene moves on.
struct Measurement {
  QString name;
  MeasurementKind kind = MeasurementKind::Distance;
  std::vector<QVector3D> points;

  bool operator==(const Measurement&) const = default;
};

using Measurements = QList<Measurement>;

/// Least and largest number of points of a kind.
std::size_t leastPoints(MeasurementKind kind);
std::size_t mostPoints(MeasurementKind kind);
inline constexpr std::size_t kMostAreaPoints = 1000;

/// A vector of three doubles: coordinates far from the origin lose nothing on the way to a length.
using Vector = std::array<double, 3>;

/// Values of a measurement, in the unit of its points.
struct MeasuredValues {
  double length = 0;  ///< distance; of an angle both of its legs, of an area its perimeter
  double degrees = 0; ///< angles only, 0 to 180
  /// Areas only: of the polygon's projection onto the plane in which that is largest (half the length of the sum of the
  /// cross products of its sides). It is the area itself where all points lie in one plane.
  double area = 0;
  double offPlane = 0; ///< areas only: largest distance of a point from the plane through the points' middle
  Vector delta{};      ///< way from the first to the last point along each axis; of an area, extent along each axis
};

/// Values of a measurement; of one with too few points those that can be told.
MeasuredValues valuesOf(const Measurement& measurement);

} // namespace vitrine::measuring
