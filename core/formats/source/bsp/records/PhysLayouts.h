#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

/// The records of solids of the physics engine, of maps for consoles also with the highest byte first: there bit fields
/// begin with the highest bit too. docs/formats/source-bsp.md, "Physics".
namespace vitrine::formats::source::bsp {

inline constexpr auto kPhysAxes =
    QT_TRANSLATE_NOOP("formats", "in metres; (x, y, z) is (x, z, -y) / 0.0254 in units of the map");

inline constexpr auto kPhysTypeNames = std::to_array<FlagName>({{0, "POLY"}, {1, "MOPP"}});
inline constexpr auto kPhysHasChildrenNames = std::to_array<FlagName>({{0, "LEAF"}, {1, "HULL_OF_CHILDREN"}});

inline constexpr auto kPhysModelFields =
    group(i32("modelIndex").to("lumps/MODELS"), i32("dataSize", QT_TRANSLATE_NOOP("formats", "bytes of the solids")),
          i32("keydataSize", QT_TRANSLATE_NOOP("formats", "bytes of the text after them")), i32("solidCount"));
inline constexpr auto kPhysSolidFields =
    group(i32("size", QT_TRANSLATE_NOOP("formats", "bytes of the solid that follow")));
inline constexpr auto kPhysHeadFields =
    group(chars("vphysicsID", "", 4), i16("version"), i16("modelType").values(kPhysTypeNames),
          i32("surfaceSize", QT_TRANSLATE_NOOP("formats", "bytes of the surface that follow")), vec3("dragAxisAreas"),
          i32("axisMapSize", QT_TRANSLATE_NOOP("formats", "bytes behind the surface")));
inline constexpr auto kPhysSurfaceStart =
    group(vec3("mass_center", kPhysAxes), vec3("rotation_inertia"),
          f32("upper_limit_radius", QT_TRANSLATE_NOOP("formats", "of a ball around the centre of mass, in metres")));
inline constexpr auto kPhysSurfaceEnd =
    group(i32("offset_ledgetree_root", QT_TRANSLATE_NOOP("formats", "bytes from the start of this record to a node")),
          i32("dummy", QT_TRANSLATE_NOOP("formats", "not used"), 2), chars("id", "", 4));
inline constexpr auto kPhysDeviation = u32(
    "max_factor_surface_deviation", QT_TRANSLATE_NOOP("formats", "in 250ths of the radius, how far a turn moves it"));
inline constexpr auto kPhysByteSize =
    u32("byte_size", QT_TRANSLATE_NOOP("formats", "bytes of this record and all that belongs to it"));
inline constexpr auto kPhysNodeFields = group(
    i32("offset_right_node", QT_TRANSLATE_NOOP("formats", "bytes from this node; 0 = it has no children, else the "
                                                          "left one follows it")),
    i32("offset_compact_ledge",
        QT_TRANSLATE_NOOP("formats", "bytes from this node; 0 = a node with children has no ledge")),
    vec3("center", kPhysAxes), f32("radius"),
    u8("box_sizes", QT_TRANSLATE_NOOP("formats", "half of its box along each axis, in 250ths of the radius"), 3),
    u8("free_0", QT_TRANSLATE_NOOP("formats", "not used")));
inline constexpr auto kPhysLedgeStart =
    group(i32("c_point_offset", QT_TRANSLATE_NOOP("formats", "bytes from this ledge to its points")),
          i32("client_data", QT_TRANSLATE_NOOP("formats", "number of the brush; of a hull of children bytes to its "
                                                          "node")));
inline constexpr auto kPhysHasChildren = u32("has_children_flag").values(kPhysHasChildrenNames);
inline constexpr auto kPhysIsCompact = u32("is_compact_flag");
inline constexpr auto kPhysLedgeDummy = u32("dummy", QT_TRANSLATE_NOOP("formats", "not used"));
inline constexpr auto kPhysLedgeSize =
    u32("size_div_16", QT_TRANSLATE_NOOP("formats", "bytes of the ledge, its triangles and its share of points, / 16"));
inline constexpr auto kPhysLedgeEnd =
    group(i16("n_triangles"), i16("for_future_use", QT_TRANSLATE_NOOP("formats", "not used")));
inline constexpr auto kPhysTriIndex = u32("tri_index", QT_TRANSLATE_NOOP("formats", "its number in the ledge"));
inline constexpr auto kPhysPierceIndex =
    u32("pierce_index", QT_TRANSLATE_NOOP("formats", "triangle on the other side of the ledge"));
inline constexpr auto kPhysMaterial =
    u32("material_index", QT_TRANSLATE_NOOP("formats", "into the material table of the text, 0 = the solid's own"));
inline constexpr auto kPhysTriVirtual =
    u32("is_virtual", QT_TRANSLATE_NOOP("formats", "1 = only in the hull around several ledges"));
inline constexpr auto kPhysPointFields = group(vec3("point", kPhysAxes).gap(4));

/// One side of a triangle, of which all three parts share a number.
constexpr auto physEdge(const char* start, const char* opposite, const char* isVirtual, bool big) {
  const auto point = u32(start, QT_TRANSLATE_NOOP("formats", "where the edge starts: point of the ledge"));
  const auto other = u32(opposite, QT_TRANSLATE_NOOP("formats", "edge of the neighbour, counted from this one in 4 "
                                                                "bytes; 15 bits with a sign"));
  const auto kind = u32(isVirtual, kPhysTriVirtual.field.meaning);
  return big ? group(kind.bits(0, 1), other.bits(1, 15), point.bits(16, 16))
             : group(point.bits(0, 16), other.bits(16, 15), kind.bits(31, 1));
}
constexpr auto physEdges(bool big) {
  return group(physEdge("start0", "opposite0", "virtual0", big), physEdge("start1", "opposite1", "virtual1", big),
               physEdge("start2", "opposite2", "virtual2", big));
}

inline constexpr auto kPhysModel = layout("collision model", 16, kPhysModelFields);
inline constexpr auto kPhysModelBig = layout("collision model", 16, kPhysModelFields.bigEndian());
inline constexpr auto kPhysSolid = layout("solid", 4, kPhysSolidFields);
inline constexpr auto kPhysSolidBig = layout("solid", 4, kPhysSolidFields.bigEndian());
inline constexpr auto kPhysHead = layout("solid header", 28, kPhysHeadFields);
inline constexpr auto kPhysHeadBig = layout("solid header", 28, kPhysHeadFields.bigEndian());
inline constexpr auto kPhysSurface = layout("compact surface", 48, kPhysSurfaceStart, kPhysDeviation.bits(0, 8),
                                            kPhysByteSize.bits(8, 24), kPhysSurfaceEnd);
inline constexpr auto kPhysSurfaceBig = layout(
    "compact surface", 48,
    group(kPhysSurfaceStart, kPhysByteSize.bits(0, 24), kPhysDeviation.bits(24, 8), kPhysSurfaceEnd).bigEndian());
inline constexpr auto kPhysNode = layout("ledge tree node", 28, kPhysNodeFields);
inline constexpr auto kPhysNodeBig = layout("ledge tree node", 28, kPhysNodeFields.bigEndian());
inline constexpr auto kPhysLedge =
    layout("ledge", 16, kPhysLedgeStart, kPhysHasChildren.bits(0, 2), kPhysIsCompact.bits(2, 2),
           kPhysLedgeDummy.bits(4, 4), kPhysLedgeSize.bits(8, 24), kPhysLedgeEnd);
inline constexpr auto kPhysLedgeBig =
    layout("ledge", 16,
           group(kPhysLedgeStart, kPhysLedgeSize.bits(0, 24), kPhysLedgeDummy.bits(24, 4), kPhysIsCompact.bits(28, 2),
                 kPhysHasChildren.bits(30, 2), kPhysLedgeEnd)
               .bigEndian());
inline constexpr auto kPhysTriangle =
    layout("ledge triangle", 16, kPhysTriIndex.bits(0, 12), kPhysPierceIndex.bits(12, 12), kPhysMaterial.bits(24, 7),
           kPhysTriVirtual.bits(31, 1), physEdges(false));
inline constexpr auto kPhysTriangleBig =
    layout("ledge triangle", 16,
           group(kPhysTriVirtual.bits(0, 1), kPhysMaterial.bits(1, 7), kPhysPierceIndex.bits(8, 12),
                 kPhysTriIndex.bits(20, 12), physEdges(true))
               .bigEndian());
inline constexpr auto kPhysPoint = layout("ledge point", 16, kPhysPointFields);
inline constexpr auto kPhysPointBig = layout("ledge point", 16, kPhysPointFields.bigEndian());

} // namespace vitrine::formats::source::bsp
