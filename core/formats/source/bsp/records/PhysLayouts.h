#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

/// The records of solids of the physics engine, lowest byte and lowest bit first; physLayouts() (PhysSolids.h) has them
/// as maps for consoles do. docs/formats/source-bsp.md, "Physics".
namespace vitrine::formats::source::bsp {

inline constexpr auto kPhysAxes =
    QT_TRANSLATE_NOOP("formats", "in metres; (x, y, z) is (x, z, -y) / 0.0254 in units of the map");

inline constexpr auto kPhysTypeNames = std::to_array<FlagName>({{0, "POLY"}, {1, "MOPP"}});
inline constexpr auto kPhysHasChildrenNames = std::to_array<FlagName>({{0, "LEAF"}, {1, "HULL_OF_CHILDREN"}});

inline constexpr auto kPhysModel =
    layout("collision model", 16, i32("modelIndex").to("lumps/MODELS"),
           i32("dataSize", QT_TRANSLATE_NOOP("formats", "bytes of the solids")),
           i32("keydataSize", QT_TRANSLATE_NOOP("formats", "bytes of the text after them")), i32("solidCount"));
inline constexpr auto kPhysSolid =
    layout("solid", 4, i32("size", QT_TRANSLATE_NOOP("formats", "bytes of the solid that follow")));
inline constexpr auto kPhysHead =
    layout("solid header", 28, chars("vphysicsID", "", 4), i16("version"), i16("modelType").values(kPhysTypeNames),
           i32("surfaceSize", QT_TRANSLATE_NOOP("formats", "bytes of the surface that follow")), vec3("dragAxisAreas"),
           i32("axisMapSize", QT_TRANSLATE_NOOP("formats", "bytes after the surface")));
inline constexpr auto kPhysSurface =
    layout("compact surface", 48, vec3("mass_center", kPhysAxes), vec3("rotation_inertia"),
           f32("upper_limit_radius", QT_TRANSLATE_NOOP("formats", "of a sphere around the centre of mass, in metres")),
           u32("max_factor_surface_deviation",
               QT_TRANSLATE_NOOP("formats", "in 250ths of the radius, displacement by a rotation"))
               .bits(0, 8),
           u32("byte_size", QT_TRANSLATE_NOOP("formats", "bytes of this record with all its data")).bits(8, 24),
           i32("offset_ledgetree_root", QT_TRANSLATE_NOOP("formats", "bytes from the start of this record to a node")),
           i32("dummy", QT_TRANSLATE_NOOP("formats", "not used"), 2), chars("id", "", 4));
inline constexpr auto kPhysNode =
    layout("ledge tree node", 28,
           i32("offset_right_node",
               QT_TRANSLATE_NOOP("formats",
                                 "bytes from this node; 0 = no children, otherwise the left one follows this node")),
           i32("offset_compact_ledge",
               QT_TRANSLATE_NOOP("formats", "bytes from this node; 0 = a node with children has no ledge")),
           vec3("center", kPhysAxes), f32("radius"),
           u8("box_sizes", QT_TRANSLATE_NOOP("formats", "half of its box along each axis, in 250ths of the radius"), 3),
           u8("free_0", QT_TRANSLATE_NOOP("formats", "not used")));
inline constexpr auto kPhysLedge = layout(
    "ledge", 16, i32("c_point_offset", QT_TRANSLATE_NOOP("formats", "bytes from this ledge to its points")),
    i32("client_data", QT_TRANSLATE_NOOP("formats", "number of the brush; for a hull of children, bytes to its node")),
    u32("has_children_flag").values(kPhysHasChildrenNames).bits(0, 2), u32("is_compact_flag").bits(2, 2),
    u32("dummy", QT_TRANSLATE_NOOP("formats", "not used")).bits(4, 4),
    u32("size_div_16", QT_TRANSLATE_NOOP("formats", "bytes of the ledge, its triangles and its share of points, / 16"))
        .bits(8, 24),
    i16("n_triangles"), i16("for_future_use", QT_TRANSLATE_NOOP("formats", "not used")));

inline constexpr auto kPhysTriVirtual =
    u32("is_virtual", QT_TRANSLATE_NOOP("formats", "1 = only in the hull around several ledges"));
/// One side of a triangle, of which all three parts share a number.
constexpr auto physEdge(const char* start, const char* opposite, const char* isVirtual) {
  return group(u32(start, QT_TRANSLATE_NOOP("formats", "start of the edge: point of the ledge")).bits(0, 16),
               u32(opposite,
                   QT_TRANSLATE_NOOP("formats",
                                     "edge of the neighbour, relative to this one in steps of 4 bytes; signed 15 bits"))
                   .bits(16, 15),
               u32(isVirtual, kPhysTriVirtual.field.meaning).bits(31, 1));
}
inline constexpr auto kPhysTriangle = layout(
    "ledge triangle", 16, u32("tri_index", QT_TRANSLATE_NOOP("formats", "number in the ledge")).bits(0, 12),
    u32("pierce_index", QT_TRANSLATE_NOOP("formats", "triangle on the other side of the ledge")).bits(12, 12),
    u32("material_index", QT_TRANSLATE_NOOP("formats", "into the material table of the text, 0 = the solid's own"))
        .bits(24, 7),
    kPhysTriVirtual.bits(31, 1), physEdge("start0", "opposite0", "virtual0"),
    physEdge("start1", "opposite1", "virtual1"), physEdge("start2", "opposite2", "virtual2"));
inline constexpr auto kPhysPoint = layout("ledge point", 16, vec3("point", kPhysAxes).gap(4));

using PhysModelLayouts = LayoutFamily<kPhysModel>;
using PhysSolidLayouts = LayoutFamily<kPhysSolid>;
using PhysHeadLayouts = LayoutFamily<kPhysHead>;
using PhysSurfaceLayouts = LayoutFamily<kPhysSurface>;
using PhysNodeLayouts = LayoutFamily<kPhysNode>;
using PhysLedgeLayouts = LayoutFamily<kPhysLedge>;
using PhysTriangleLayouts = LayoutFamily<kPhysTriangle>;
using PhysPointLayouts = LayoutFamily<kPhysPoint>;

} // namespace vitrine::formats::source::bsp
