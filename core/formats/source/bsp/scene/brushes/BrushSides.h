#pragma once

#include "core/collision/CollisionWorld.h"
#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {

/// A side of a brush: its record, and what of its plane bounds the brush.
struct BrushSide {
  std::size_t row = 0;
  QVector3D normal;               ///< scene axes, unit length
  std::vector<QVector3D> corners; ///< scene axes, counter-clockwise from outside; empty: nothing of it is left
  std::int32_t texInfo = -1;      ///< as stored
};

/// Brushes rebuilt from their planes (docs/formats/source-bsp.md, "Brushes"): each side that is no bevel is a polygon.
class BrushShaper {
public:
  explicit BrushShaper(const MapRecords& records);

  std::size_t count() const { return m_brushes.count(); }
  std::uint32_t contentsOf(std::size_t brush) const;
  /// True if indices lead somewhere; `sides` has the sides that are no bevels, without corners.
  bool read(std::size_t brush, std::vector<BrushSide>& sides);
  /// The same with corners. False also where isExhausted().
  bool shape(std::size_t brush, std::vector<BrushSide>& sides);
  /// True once so many planes were cut that no real map has them.
  bool isExhausted() const;

private:
  const MapRecords& m_records;
  const RecordView& m_brushes;
  const RecordView& m_sides;
  Column m_plane, m_texInfo, m_bevel;
  std::uint64_t m_cuts = 0; ///< of planes by planes so far
  std::vector<collision::CollisionPlane> m_planes;
  std::vector<std::size_t> m_planeOf; ///< by side of the brush at hand, into m_planes
};

} // namespace vitrine::formats::source
