#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kDispStart =
    group(vec3("startPosition", QT_TRANSLATE_NOOP("formats", "corner of the face where row and column 0 are")),
          i32("DispVertStart").to("lumps/DISP_VERTS"));
inline constexpr auto kDispTriStart = i32("DispTriStart").to("lumps/DISP_TRIS");
inline constexpr auto kDispShape =
    group(i32("power", QT_TRANSLATE_NOOP("formats", "2^power + 1 vertices on each side")), i32("minTess"),
          f32("smoothingAngle"), i32("contents").flags(kContentsFlagNames));
constexpr auto dispMapFace(Type number) {
  return FieldSpec(number, "MapFace", QT_TRANSLATE_NOOP("formats", "face that is displaced")).to("lumps/FACES");
}
inline constexpr auto kDispLightmap =
    group(dispMapFace(Type::U16).gap(2), i32("LightmapAlphaStart"), i32("LightmapSamplePositionStart"));
inline constexpr auto kDispSpanNames =
    std::to_array<FlagName>({{0, "CORNER_TO_CORNER"}, {1, "CORNER_TO_MIDPOINT"}, {2, "MIDPOINT_TO_CORNER"}});
/// One of two neighbours at an edge.
constexpr auto dispEdgeNeighbour(Type number, const char* neighbour, const char* orientation, const char* span,
                                 const char* neighbourSpan) {
  return group(
      FieldSpec(number, neighbour, QT_TRANSLATE_NOOP("formats", "displacement at the edge; the largest number: none"))
          .to("lumps/DISPINFO"),
      u8(orientation, QT_TRANSLATE_NOOP("formats", "rotation relative to this one, in quarter turns")),
      u8(span, QT_TRANSLATE_NOOP("formats", "part of this edge that it touches")).values(kDispSpanNames),
      u8(neighbourSpan, QT_TRANSLATE_NOOP("formats", "part of its own edge")).values(kDispSpanNames).gap(1));
}
/// Neighbours at a corner alone; places behind the count hold anything, so that they lead nowhere.
constexpr auto dispCornerNeighbours(Type number, std::uint32_t unused, const char* neighbours, const char* count) {
  return group(FieldSpec(number, neighbours,
                         QT_TRANSLATE_NOOP("formats", "displacements at the corner; only the first ones are used"), 4),
               u8(count, QT_TRANSLATE_NOOP("formats", "number of those used")).gap(unused));
}
/// All neighbours; `unused` bytes follow each count of those at a corner.
constexpr auto dispNeighbours(Type number, std::uint32_t unused) {
  return group(dispEdgeNeighbour(number, "edge0a", "edge0aOrientation", "edge0aSpan", "edge0aNeighborSpan"),
               dispEdgeNeighbour(number, "edge0b", "edge0bOrientation", "edge0bSpan", "edge0bNeighborSpan"),
               dispEdgeNeighbour(number, "edge1a", "edge1aOrientation", "edge1aSpan", "edge1aNeighborSpan"),
               dispEdgeNeighbour(number, "edge1b", "edge1bOrientation", "edge1bSpan", "edge1bNeighborSpan"),
               dispEdgeNeighbour(number, "edge2a", "edge2aOrientation", "edge2aSpan", "edge2aNeighborSpan"),
               dispEdgeNeighbour(number, "edge2b", "edge2bOrientation", "edge2bSpan", "edge2bNeighborSpan"),
               dispEdgeNeighbour(number, "edge3a", "edge3aOrientation", "edge3aSpan", "edge3aNeighborSpan"),
               dispEdgeNeighbour(number, "edge3b", "edge3bOrientation", "edge3bSpan", "edge3bNeighborSpan"),
               dispCornerNeighbours(number, unused, "corner0", "corner0Count"),
               dispCornerNeighbours(number, unused, "corner1", "corner1Count"),
               dispCornerNeighbours(number, unused, "corner2", "corner2Count"),
               dispCornerNeighbours(number, unused, "corner3", "corner3Count"));
}
inline constexpr auto kDispNeighbours = dispNeighbours(Type::U16, 1);
/// Of wider numbers, as the wiki of Strata Source has them ("BSP v25").
inline constexpr auto kDispNeighbours144 = dispNeighbours(Type::U32, 3);
inline constexpr auto kDispAllowedVerts =
    u32("AllowedVerts", QT_TRANSLATE_NOOP("formats", "one bit per vertex in use"), 10);

inline constexpr auto kDispInfo172 =
    layout("displacement", 172, kDispStart, kDispShape, kDispLightmap, kDispNeighbours, kDispAllowedVerts);
inline constexpr auto kDispInfo176 = layout("displacement", 176, kDispStart, kDispTriStart, kDispShape, kDispLightmap,
                                            kDispNeighbours, kDispAllowedVerts);
inline constexpr auto kDispInfo180 = layout("displacement", 180, kDispStart, kDispTriStart, kDispShape, kDispLightmap,
                                            i32("unknown2"), kDispNeighbours, kDispAllowedVerts);
inline constexpr auto kDispInfo184 = layout("displacement", 184, kDispStart, kDispTriStart, kDispShape, i32("unknown1"),
                                            kDispLightmap, i32("unknown2"), kDispNeighbours, kDispAllowedVerts);
inline constexpr auto kDispInfo232 =
    layout("displacement", 232, kDispStart, kDispTriStart, kDispShape, dispMapFace(Type::U32),
           i32("LightmapAlphaStart"), i32("LightmapSamplePositionStart"), kDispNeighbours144, kDispAllowedVerts);
inline constexpr auto kDispVert =
    layout("displacement vertex", 20, vec3("vec", QT_TRANSLATE_NOOP("formats", "direction of the offset, as stored")),
           f32("dist", QT_TRANSLATE_NOOP("formats", "length of the offset")),
           f32("alpha", QT_TRANSLATE_NOOP("formats", "blend of the two textures, 0 … 255")));
inline constexpr auto kDispTri = layout("displacement triangle", 2, u16("tags").flags(kDispTriFlagNames));
inline constexpr auto kDispLightmapAlpha = layout("lightmap alpha", 1, u8("alpha"));
/// Of displacements with up to 255 triangles.
inline constexpr auto kDispSamplePosition =
    layout("lightmap sample position", 4,
           u8("triangle", QT_TRANSLATE_NOOP("formats", "of the displacement, in which the luxel lies")),
           u8("barycentric", QT_TRANSLATE_NOOP("formats", "weights of its corners, / 255"), 3));
inline constexpr auto kDispMultiBlend =
    layout("multi-blend", 80, f32("multiblend", "", 4), f32("alphablend", "", 4), f32("multiblendcolors", "", 12));

using DispInfoLayouts = LayoutFamily<kDispInfo172, kDispInfo176, kDispInfo180, kDispInfo184, kDispInfo232>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A displacement of any version. Indices are as stored: nothing is checked.
struct DispInfo {
  QVector3D startPosition;
  std::int32_t firstVertex = 0;
  std::int32_t firstTriangle = 0; ///< -1: none of its triangles has a record
  std::int32_t power = 0;
  std::int32_t mapFace = -1;
};

std::vector<DispInfo> readDispInfos(const RecordView& view);

/// Luxels that the faces of displacements have together, in one style and without bump maps.
std::uint64_t dispLuxels(const std::vector<DispInfo>& displacements, const RecordView& faces);

} // namespace vitrine::formats::source
