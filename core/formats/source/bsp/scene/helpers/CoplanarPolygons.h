#pragma once

#include <QVector3D>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace vitrine::formats::source {

/// A convex polygon in the world; scene axes, counter-clockwise as seen from the side that its normal points to.
struct PlacedPolygon {
  QVector3D normal; ///< unit length
  std::vector<QVector3D> corners;
  std::uint64_t row = 0; ///< of the record that it shows

  /// Its middle, and places between there and its corners.
  std::vector<QVector3D> samples() const;
};

/// Polygons by their planes, to be asked whether one of them lies at a place. Keeps no polygons but refers to them.
class CoplanarPolygons {
public:
  /// `polygons` must outlive it.
  explicit CoplanarPolygons(const std::vector<PlacedPolygon>& polygons);

  /// True if a polygon that faces this way lies at the place, give or take a unit. False for all once so many were
  /// looked at that no real map has them.
  bool isCovered(const QVector3D& place, const QVector3D& normal);
  bool isExhausted() const { return m_budget == 0; }

private:
  const std::vector<PlacedPolygon>& m_polygons;
  std::unordered_map<std::int64_t, std::vector<std::uint32_t>> m_byDistance; ///< by whole units
  std::uint64_t m_budget;                                                    ///< polygons that may still be looked at
};

} // namespace vitrine::formats::source
