#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QVector3D>
#include <QtGlobal>

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kNavAttributeNames = std::to_array<FlagName>({
    {0x1, "CROUCH"},
    {0x2, "JUMP"},
    {0x4, "PRECISE"},
    {0x8, "NO_JUMP"},
    {0x10, "STOP"},
    {0x20, "RUN"},
    {0x40, "WALK"},
    {0x80, "AVOID"},
    {0x100, "TRANSIENT"},
    {0x200, "DONT_HIDE"},
    {0x400, "STAND"},
    {0x800, "NO_HOSTAGES"},
    {0x1000, "STAIRS"},
    {0x2000, "NO_MERGE"},
    {0x4000, "OBSTACLE_TOP"},
    {0x8000, "CLIFF"},
});

inline constexpr auto kNavMagic = layout("navigation mesh", 8, u32("magic"), u32("version"));
inline constexpr auto kNavHeader9 =
    layout("navigation mesh", 12, u32("magic"), u32("version"),
           u32("saveBspSize", QT_TRANSLATE_NOOP("formats", "size of the map that it was made for")));
inline constexpr auto kNavHeader10 =
    layout("navigation mesh", 16, u32("magic"), u32("version"), u32("subVersion"), u32("saveBspSize"));
inline constexpr auto kNavHeader14 = layout("navigation mesh", 17, u32("magic"), u32("version"), u32("subVersion"),
                                            u32("saveBspSize"), u8("isAnalyzed"));
/// Start of every area; flags have 16 bits up to version 12.
inline constexpr auto kNavArea38 = layout("navigation area", 38, u32("id"), u16("attributes").flags(kNavAttributeNames),
                                          vec3("nwCorner"), vec3("seCorner"), f32("neZ"), f32("swZ"));
inline constexpr auto kNavArea40 = layout("navigation area", 40, u32("id"), u32("attributes").flags(kNavAttributeNames),
                                          vec3("nwCorner"), vec3("seCorner"), f32("neZ"), f32("swZ"));
inline constexpr auto kNavLadder =
    layout("navigation ladder", 60, u32("id"), f32("width"), vec3("top"), vec3("bottom"), f32("length"), u32("dir"),
           u32("topForwardArea"), u32("topLeftArea"), u32("topRightArea"), u32("topBehindArea"), u32("bottomArea"));

using NavAreaLayouts = LayoutFamily<kNavArea38, kNavArea40>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// An area that creatures walk on: a rectangle seen from above, whose corners have heights of their own. File axes.
struct NavArea {
  std::uint32_t start = 0; ///< in the file, and the bytes of all that is said of it
  std::uint32_t size = 0;
  std::uint32_t attributes = 0;
  std::array<QVector3D, 4> corners; ///< north-west, north-east, south-east, south-west: from the least x and y on
};

/// A navigation mesh as bots use it (`<map>.nav`); docs/formats/source-bsp.md, "Navigation areas".
struct NavMesh {
  std::uint32_t version = 0;
  std::uint32_t mapSize = 0; ///< of the map that it was made for
  LayoutPtr headerLayout;
  LayoutPtr areaLayout;
  ByteRange header; ///< ranges are of the file, in space 0
  ByteRange places; ///< names of places, with their number
  ByteRange areas;  ///< without their number
  ByteRange ladders;
  std::vector<NavArea> list;
};

/// Reads versions 9 to 16. Fails with the place in the file where that does not fit: every count is followed to the
/// end of the file, where the ladders must end.
Result<NavMesh> readNavMesh(const Bytes& file);

} // namespace vitrine::formats::source
