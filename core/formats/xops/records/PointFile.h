#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/xops/records/PointKinds.h"
#include "core/structure/Json.h"
#include "core/structure/Layout.h"
#include "core/structure/Structure.h"

#include <QVector3D>
#include <QtGlobal>

#include <array>
#include <vector>

namespace vitrine::formats::xops {

inline constexpr auto kPointHeader = structure::layout("header", 2, structure::fields::u16("count"));

inline constexpr auto kPoint = [] {
  using namespace structure::fields;
  return structure::layout(
      "point", 20, f32("x"), f32("y", QT_TRANSLATE_NOOP("formats", "up")), f32("z"),
      f32("r", QT_TRANSLATE_NOOP("formats", "radians about y: 0 looks along +z, pi / 2 along +x")),
      i8("p1", QT_TRANSLATE_NOOP("formats", "kind of the point")).values(kPointKindNames),
      i8("p2", QT_TRANSLATE_NOOP("formats", "depends on p1; counts of rounds and seconds and numbers of messages "
                                            "are unsigned")),
      i8("p3", QT_TRANSLATE_NOOP("formats", "depends on p1; in paths and events the p4 of the next point")),
      i8("p4", QT_TRANSLATE_NOOP("formats", "number that other points use for this one")));
}();

/// One point: where something is, which way it looks, and four numbers whose first says what it is (PointKinds.h).
struct Point {
  QVector3D position; ///< file axes: left-handed, y up
  float rotation = 0; ///< radians about y: 0 looks along +z, pi / 2 along +x
  std::array<std::int8_t, 4> p{};
};

/// A point file (.pd1) as far as it is whole; docs/formats/xops-points.md, "Points".
struct PointFile {
  static constexpr std::size_t kMostInGame = 200;

  std::vector<Point> points;
  std::uint32_t declared = 0; ///< number of points by the file
  std::uint64_t trailing = 0; ///< bytes after the last whole point
  std::uint64_t size = 0;     ///< of the file

  bool truncated() const { return size < kPointHeader.size || declared > points.size(); }
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

/// Adds header, points and what follows them below `parent`, as far as they are there. The section of the points, which
/// is there even when it holds none.
structure::StructureBuilder::Handle addPointSections(structure::StructureBuilder& builder,
                                                     structure::StructureBuilder::Handle parent,
                                                     const ByteSourcePtr& source, SpaceId space, const PointFile& file);

} // namespace vitrine::formats::xops
