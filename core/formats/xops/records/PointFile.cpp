#include "core/formats/xops/records/PointFile.h"

#include "core/base/Translate.h"
#include "core/scene/Bounds.h"
#include "core/structure/Column.h"

#include <cmath>
#include <map>

namespace vitrine::formats::xops {
namespace {

using base::translate;
using structure::columnOf;
using Handle = structure::StructureBuilder::Handle;

/// Far beyond any map; the game itself sees 800 units.
constexpr float kFarthestPoint = 1.0e6F;
/// The original editors end a file with this many zero bytes.
constexpr std::uint64_t kUsualTrailing = 10;

Point readPoint(const std::byte* at) {
  return {.position = {columnOf<kPoint>("x").real(at), columnOf<kPoint>("y").real(at), columnOf<kPoint>("z").real(at)},
          .rotation = columnOf<kPoint>("r").real(at),
          .p = {columnOf<kPoint>("p1").as<std::int8_t>(at), columnOf<kPoint>("p2").as<std::int8_t>(at),
                columnOf<kPoint>("p3").as<std::int8_t>(at), columnOf<kPoint>("p4").as<std::int8_t>(at)}};
}

void checkSize(const PointFile& file, SpaceId space, Diagnostics& diagnostics) {
  const std::uint64_t end = file.size - file.trailing;
  if (file.size < kPointHeader.size) {
    diagnostics.damage(translate("formats", "the file has %1 bytes, too few for the number of points").arg(file.size),
                       ByteRange{space, 0, file.size});
  } else if (file.truncated()) {
    diagnostics.damage(translate("formats", "%1 of %2 points could be read").arg(file.points.size()).arg(file.declared),
                       ByteRange{space, end, file.trailing});
  } else if (file.trailing != 0 && file.trailing != kUsualTrailing) {
    diagnostics.note(translate("formats", "%1 bytes after the last point").arg(file.trailing),
                     ByteRange{space, end, file.trailing});
  }
  if (file.points.size() > PointFile::kMostInGame) {
    diagnostics.note(translate("formats", "there are %1 points; the game reads %2")
                         .arg(file.points.size())
                         .arg(PointFile::kMostInGame),
                     rangeOfPoint(space, PointFile::kMostInGame));
  }
}

void checkPoints(const PointFile& file, SpaceId space, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < file.points.size(); ++i) {
    const Point& point = file.points[i];
    if (!hasPlace(point)) {
      diagnostics.countedDamage(QStringLiteral("point.position"),
                                translate("formats", "point %1 is out of range and not shown").arg(i),
                                rangeOfPoint(space, i));
    } else if (!std::isfinite(point.rotation)) {
      diagnostics.countedDamage(QStringLiteral("point.rotation"),
                                translate("formats", "the rotation of point %1 is not a number; treated as 0").arg(i),
                                rangeOfPoint(space, i));
    }
  }
}

} // namespace

bool hasPlace(const Point& point) {
  return scene::isWithin(point.position, kFarthestPoint);
}

PointFile readPoints(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  PointFile file;
  file.size = file.trailing = bytes.size();
  if (bytes.size() >= kPointHeader.size) {
    const std::size_t records = bytes.size() - kPointHeader.size;
    file.declared = columnOf<kPointHeader>("count").as<std::uint32_t>(bytes.data());
    const std::size_t whole = std::min<std::size_t>(file.declared, records / kPoint.size);
    file.points.reserve(whole);
    for (std::size_t i = 0; i < whole; ++i) {
      file.points.push_back(readPoint(bytes.data() + kPointHeader.size + i * kPoint.size));
    }
    file.trailing = records - whole * kPoint.size;
  }
  checkSize(file, space, diagnostics);
  checkPoints(file, space, diagnostics);
  return file;
}

ByteRange rangeOfPoint(SpaceId space, std::size_t row) {
  return {space, kPointHeader.size + std::uint64_t{row} * kPoint.size, kPoint.size};
}

int scorePoints(const Bytes& head, std::uint64_t size, bool rightExtension) {
  constexpr int kByName = 40;
  constexpr int kByContent = 55;
  constexpr int kByBoth = 75;
  Diagnostics unheard; // of a head, everything is cut short
  const PointFile start = readPoints(head, base::kFileSpace, unheard);
  const std::uint64_t end = kPointHeader.size + std::uint64_t{start.declared} * kPoint.size;
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
  counts["points_per_kind"] = structure::toJson(kinds);
  counts["trailing_bytes"] = file.trailing;
  if (!bounds.empty()) {
    counts["bbox_file"] = structure::Json::array({structure::toJson(bounds.min()), structure::toJson(bounds.max())});
  }
  if (file.truncated()) {
    counts["declared_points"] = file.declared;
    counts["whole_points_present"] = file.points.size();
  }
  return counts;
}

Handle addPointSections(structure::StructureBuilder& builder, Handle parent, const ByteSourcePtr& source, SpaceId space,
                        const PointFile& file) {
  const auto table = [&](const char* name, const structure::LayoutPtr& layout, const ByteRange& range) {
    const Handle handle = builder.add(parent, QString::fromLatin1(name), range);
    builder.at(handle).table = structure::makeFixedTable(layout, source, range);
    return handle;
  };
  const std::uint64_t headerSize = file.size < kPointHeader.size ? 0 : kPointHeader.size;
  if (headerSize != 0) {
    table("header", kPointHeader, {space, 0, headerSize});
  }
  const ByteRange records{space, headerSize, std::uint64_t{file.points.size()} * kPoint.size};
  const Handle points = table("points", kPoint, records);
  if (file.trailing != 0) {
    const bool cut = file.truncated();
    const Handle rest = builder.add(parent, cut ? QStringLiteral("unread rest") : QStringLiteral("trailing"),
                                    {space, records.end(), file.trailing});
    builder.at(rest).note = cut ? translate("formats", "too short for a point")
                                : translate("formats", "not used; most editors write 10 zero bytes");
  }
  return points;
}

} // namespace vitrine::formats::xops
