#include "core/measuring/Measurement.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::measuring {
namespace {

Vector wayBetween(const QVector3D& from, const QVector3D& to) {
  return {static_cast<double>(to.x()) - from.x(), static_cast<double>(to.y()) - from.y(),
          static_cast<double>(to.z()) - from.z()};
}

double dotProduct(const Vector& a, const Vector& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Vector crossProduct(const Vector& a, const Vector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

double lengthOf(const Vector& way) {
  return std::hypot(way[0], way[1], way[2]);
}

double lengthOfPath(const std::vector<QVector3D>& points, bool isClosed) {
  double length = 0;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    length += lengthOf(wayBetween(points[i], points[i + 1]));
  }
  return isClosed && points.size() > 2 ? length + lengthOf(wayBetween(points.back(), points.front())) : length;
}

double degreesAt(const QVector3D& apex, const QVector3D& from, const QVector3D& to) {
  const Vector first = wayBetween(apex, from);
  const Vector second = wayBetween(apex, to);
  // Exact for small and for straight angles, where a cosine alone is not.
  return qRadiansToDegrees(std::atan2(lengthOf(crossProduct(first, second)), dotProduct(first, second)));
}

/// Twice the area of the polygon, as a vector that stands on its plane.
Vector doubleArea(const std::vector<QVector3D>& points) {
  Vector sum{};
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    const Vector triangle = crossProduct(wayBetween(points[0], points[i]), wayBetween(points[0], points[i + 1]));
    for (std::size_t axis = 0; axis < 3; ++axis) {
      sum[axis] += triangle[axis];
    }
  }
  return sum;
}

double farthestFromPlane(const std::vector<QVector3D>& points, const Vector& normal) {
  const double length = lengthOf(normal);
  if (length == 0) {
    return 0;
  }
  std::vector<double> heights;
  double sum = 0;
  for (const QVector3D& point : points) {
    heights.push_back(dotProduct(wayBetween(points.front(), point), normal) / length);
    sum += heights.back();
  }
  const double middle = sum / static_cast<double>(heights.size());
  double farthest = 0;
  for (const double height : heights) {
    farthest = std::max(farthest, std::abs(height - middle));
  }
  return farthest;
}

Vector extentOf(const std::vector<QVector3D>& points) {
  QVector3D least = points.front();
  QVector3D most = points.front();
  for (const QVector3D& point : points) {
    for (int axis = 0; axis < 3; ++axis) {
      least[axis] = std::min(least[axis], point[axis]);
      most[axis] = std::max(most[axis], point[axis]);
    }
  }
  return wayBetween(least, most);
}

} // namespace

std::size_t leastPoints(MeasurementKind kind) {
  return kind == MeasurementKind::Distance ? 2 : 3;
}

std::size_t mostPoints(MeasurementKind kind) {
  return kind == MeasurementKind::Area ? kMostAreaPoints : leastPoints(kind);
}

MeasuredValues valuesOf(const Measurement& measurement) {
  const std::vector<QVector3D>& points = measurement.points;
  MeasuredValues values;
  if (points.empty()) {
    return values;
  }
  const bool isArea = measurement.kind == MeasurementKind::Area;
  values.length = lengthOfPath(points, isArea);
  values.delta = isArea ? extentOf(points) : wayBetween(points.front(), points.back());
  if (isArea) {
    const Vector twice = doubleArea(points);
    values.area = lengthOf(twice) / 2;
    values.offPlane = farthestFromPlane(points, twice);
  } else if (measurement.kind == MeasurementKind::Angle && points.size() > 2) {
    values.degrees = degreesAt(points[1], points[0], points[2]);
  }
  return values;
}

} // namespace vitrine::measuring
