#include "core/formats/xops/points/PointFile.h"

#include "core/bytes/ByteReader.h"
#include "core/scene/Bounds.h"

#include <cmath>
#include <map>

namespace vitrine::formats::xops {
namespace {

/// Far beyond any map; the game itself sees 800 units.
constexpr float kLargestCoordinate = 1.0e6F;
/// The original editors end a file with this many zero bytes.
constexpr std::uint64_t kUsualTrailing = 10;

Point readPoint(ByteReader& reader) {
  Point point;
  point.position = reader.vec3();
  point.rotation = reader.f32();
  for (std::int8_t& number : point.p) {
    number = reader.i8();
  }
  return point;
}

void checkSize(const PointFile& file, SpaceId space, Diagnostics& diagnostics) {
  const std::uint64_t end = file.size - file.trailing;
  if (file.size < PointFile::kHeaderSize) {
    diagnostics.damage(QStringLiteral("the file has %1 bytes, too few for the number of points").arg(file.size),
                       ByteRange{space, 0, file.size});
  } else if (file.truncated()) {
    diagnostics.damage(
        QStringLiteral("%1 points are declared, %2 are whole").arg(file.declared).arg(file.points.size()),
        ByteRange{space, end, file.trailing});
  } else if (file.trailing != 0 && file.trailing != kUsualTrailing) {
    diagnostics.note(QStringLiteral("%1 bytes after the last point").arg(file.trailing),
                     ByteRange{space, end, file.trailing});
  }
  if (file.points.size() > PointFile::kMostInGame) {
    diagnostics.note(
        QStringLiteral("there are %1 points; the game reads %2").arg(file.points.size()).arg(PointFile::kMostInGame),
        rangeOfPoint(space, PointFile::kMostInGame));
  }
}

void checkPoints(const PointFile& file, SpaceId space, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < file.points.size(); ++i) {
    const Point& point = file.points[i];
    if (!hasPlace(point)) {
      diagnostics.countedDamage(QStringLiteral("point.position"),
                                QStringLiteral("point %1 is beyond all bounds and not shown").arg(i),
                                rangeOfPoint(space, i));
    } else if (!std::isfinite(point.rotation)) {
      diagnostics.countedDamage(QStringLiteral("point.rotation"),
                                QStringLiteral("the rotation of point %1 is no number; taken as 0").arg(i),
                                rangeOfPoint(space, i));
    }
  }
}

structure::Json jsonOf(const QVector3D& v) {
  return structure::Json::array({v.x(), v.y(), v.z()});
}

} // namespace

bool hasPlace(const Point& point) {
  return scene::isWithin(point.position, kLargestCoordinate);
}

PointFile readPoints(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  PointFile file;
  file.size = file.trailing = bytes.size();
  if (bytes.size() >= PointFile::kHeaderSize) {
    ByteReader reader(bytes, {space, 0, bytes.size()});
    file.declared = reader.u16();
    const std::size_t whole = std::min<std::size_t>(file.declared, reader.remaining() / PointFile::kRecordSize);
    file.points.reserve(whole);
    for (std::size_t i = 0; i < whole; ++i) {
      file.points.push_back(readPoint(reader));
    }
    file.trailing = reader.remaining();
  }
  checkSize(file, space, diagnostics);
  checkPoints(file, space, diagnostics);
  return file;
}

ByteRange rangeOfPoint(SpaceId space, std::size_t row) {
  return {space, PointFile::kHeaderSize + std::uint64_t{row} * PointFile::kRecordSize, PointFile::kRecordSize};
}

int scorePoints(const Bytes& head, std::uint64_t size, bool rightExtension) {
  constexpr int kByName = 40;
  constexpr int kByContent = 55;
  constexpr int kByBoth = 75;
  Diagnostics silent;
  const PointFile start = readPoints(head, base::kFileSpace, silent);
  const std::uint64_t end = PointFile::kHeaderSize + std::uint64_t{start.declared} * PointFile::kRecordSize;
  const bool sized = size == end || size == end + kUsualTrailing;
  const auto makesSense = [](const Point& point) {
    constexpr std::int8_t kMostKinds = 64; // 19 are known; leave room for those of other tools
    return hasPlace(point) && point.p[0] > 0 && point.p[0] < kMostKinds;
  };
  if (sized && !start.points.empty() && std::ranges::all_of(start.points, makesSense)) {
    return rightExtension ? kByBoth : kByContent;
  }
  return rightExtension && size > 0 ? kByName : 0;
}

structure::Json pointCounts(const PointFile& file) {
  std::map<int, std::size_t> kinds;
  scene::Bounds bounds;
  for (const Point& point : file.points) {
    ++kinds[point.p[0]];
    bounds.add(point.position);
  }
  structure::Json counts;
  counts["points"] = file.points.size();
  counts["points_per_kind"] = structure::Json::object();
  for (const auto& [kind, count] : kinds) {
    counts["points_per_kind"][std::to_string(kind)] = count;
  }
  counts["trailing_bytes"] = file.trailing;
  if (!bounds.empty()) {
    counts["bbox_file"] = structure::Json::array({jsonOf(bounds.min()), jsonOf(bounds.max())});
  }
  if (file.truncated()) {
    counts["declared_points"] = file.declared;
    counts["whole_points_present"] = file.points.size();
  }
  return counts;
}

} // namespace vitrine::formats::xops
