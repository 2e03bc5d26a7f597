#pragma once

#include "core/base/Diagnostics.h"
#include "core/bytes/Bytes.h"
#include "core/structure/Json.h"

#include <QVector3D>

#include <array>
#include <vector>

namespace vitrine::formats::xops {

/// One point: where something is, which way it looks, and four numbers whose first says what it is (PointKinds.h).
struct Point {
  QVector3D position; ///< file axes: left-handed, y up
  float rotation = 0; ///< radians about y: 0 looks along +z, pi / 2 along +x
  std::array<std::int8_t, 4> p{};
};

/// A point file (.pd1) as far as it is whole; docs/formats/xops-points.md, "Points".
struct PointFile {
  static constexpr std::uint32_t kHeaderSize = 2;
  static constexpr std::uint32_t kRecordSize = 20;
  static constexpr std::size_t kMostInGame = 200;

  std::vector<Point> points;
  std::uint32_t declared = 0; ///< number of points by the file
  std::uint64_t trailing = 0; ///< bytes after the last whole point
  std::uint64_t size = 0;     ///< of the file

  bool truncated() const { return size < kHeaderSize || declared > points.size(); }
};

/// True if a point can be shown: its place is a number, and no further away than any map reaches.
bool hasPlace(const Point& point);

/// Never fails: what is cut off, or beyond all bounds, becomes a diagnostic.
PointFile readPoints(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// Certainty that this is a point file, 0 … 100. `head` is the start of a file of `size` bytes.
int scorePoints(const Bytes& head, std::uint64_t size, bool rightExtension);

/// The bytes of a point.
ByteRange rangeOfPoint(SpaceId space, std::size_t row);

/// Counts of `info --json`.
structure::Json pointCounts(const PointFile& file);

} // namespace vitrine::formats::xops
