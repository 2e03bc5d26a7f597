#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kPlane =
    layout("plane", 20, vec3("normal", QT_TRANSLATE_NOOP("formats", "unit normal")),
           f32("dist", QT_TRANSLATE_NOOP("formats", "distance from the origin along the normal")),
           i32("type", QT_TRANSLATE_NOOP("formats", "axis of the normal")).values(kPlaneTypeNames));

constexpr auto nodeFields(Type box, Type count) {
  return group(i32("planenum", QT_TRANSLATE_NOOP("formats", "plane that divides the space")).to("lumps/PLANES"),
               i32("child0", QT_TRANSLATE_NOOP("formats", "front child: a node, or -1 - leaf"))
                   .toNodeOrLeaf("lumps/NODES", "lumps/LEAFS"),
               i32("child1", QT_TRANSLATE_NOOP("formats", "back child: a node, or -1 - leaf"))
                   .toNodeOrLeaf("lumps/NODES", "lumps/LEAFS"),
               FieldSpec(box, "mins", "", 3), FieldSpec(box, "maxs", "", 3),
               FieldSpec(count, "firstface").to("lumps/FACES"), FieldSpec(count, "numfaces"),
               i16("area", QT_TRANSLATE_NOOP("formats", "area of all leaves below, -1 = several")).gap(2));
}
inline constexpr auto kNode32 = layout("node", 32, nodeFields(Type::I16, Type::U16));
inline constexpr auto kNode48 = layout("node", 48, nodeFields(Type::F32, Type::U32));
inline constexpr auto kNode48Vindictus = layout("node", 48, nodeFields(Type::I32, Type::U32));

/// From the contents to the box; area and flags share one number, of which the area has the low `areaBits`.
constexpr auto leafStart(Type cluster, Type areaAndFlags, std::uint8_t areaBits, Type box) {
  const auto size = static_cast<std::uint8_t>(8 * structure::elementSize(areaAndFlags));
  return group(
      i32("contents").flags(kContentsFlagNames),
      FieldSpec(cluster, "cluster", QT_TRANSLATE_NOOP("formats", "visibility cluster, -1 = solid or outside"))
          .to("lumps/VISIBILITY/clusters"),
      FieldSpec(areaAndFlags, "area", QT_TRANSLATE_NOOP("formats", "area, separated from others by area portals"))
          .bits(0, areaBits)
          .to("lumps/AREAS"),
      FieldSpec(areaAndFlags, "flags").bits(areaBits, static_cast<std::uint8_t>(size - areaBits)).flags(kLeafFlagNames),
      FieldSpec(box, "mins", "", 3), FieldSpec(box, "maxs", "", 3));
}
constexpr auto leafLists(Type number) {
  return group(FieldSpec(number, "firstleafface").to("lumps/LEAFFACES"), FieldSpec(number, "numleaffaces"),
               FieldSpec(number, "firstleafbrush").to("lumps/LEAFBRUSHES"), FieldSpec(number, "numleafbrushes"));
}
/// The 30 bytes that both narrow leaves start with.
inline constexpr auto kNarrowLeafStart = group(leafStart(Type::I16, Type::U16, 9, Type::I16), leafLists(Type::U16));
inline constexpr auto kNarrowLeafWater = i16("leafWaterDataID").to("lumps/LEAFWATERDATA");

inline constexpr auto kLeaf32 = layout("leaf", 32, kNarrowLeafStart, kNarrowLeafWater.gap(2));
inline constexpr auto kLeaf56Ambient = layout(
    "leaf", 56, kNarrowLeafStart, kNarrowLeafWater,
    u8("ambientLighting", QT_TRANSLATE_NOOP("formats", "light from +x -x +y -y +z -z: red, green, blue, exponent"), 24)
        .gap(2));
inline constexpr auto kLeaf56Wide = layout("leaf", 56, leafStart(Type::I32, Type::U32, 17, Type::F32),
                                           leafLists(Type::U32), i32("leafWaterDataID").to("lumps/LEAFWATERDATA"));

inline constexpr auto kLeaf56Vindictus = layout("leaf", 56, leafStart(Type::I32, Type::U32, 9, Type::I32),
                                                leafLists(Type::U32), i32("leafWaterDataID").to("lumps/LEAFWATERDATA"));

inline constexpr auto kLeafFace2 = layout("leaf face", 2, u16("face").to("lumps/FACES"));
inline constexpr auto kLeafFace4 = layout("leaf face", 4, u32("face").to("lumps/FACES"));
inline constexpr auto kLeafBrush2 = layout("leaf brush", 2, u16("brush").to("lumps/BRUSHES"));
inline constexpr auto kLeafBrush4 = layout("leaf brush", 4, u32("brush").to("lumps/BRUSHES"));
constexpr auto leafWater(Type texInfo, std::uint32_t unused) {
  return group(f32("surfaceZ", QT_TRANSLATE_NOOP("formats", "height of the surface")),
               f32("minZ", QT_TRANSLATE_NOOP("formats", "height of the ground")),
               FieldSpec(texInfo, "surfaceTexInfoID").to("lumps/TEXINFO").gap(unused));
}
inline constexpr auto kLeafWater = layout("water in a leaf", 12, leafWater(Type::I16, 2));
inline constexpr auto kLeafWaterWide = layout("water in a leaf", 12, leafWater(Type::I32, 0));
inline constexpr auto kLeafMinDistToWater = layout(
    "distance to water", 2, u16("distance", QT_TRANSLATE_NOOP("formats", "in units, per leaf; 65535 = no water")));

inline constexpr auto kModelBox =
    group(vec3("mins"), vec3("maxs"),
          vec3("origin", QT_TRANSLATE_NOOP("formats", "always 0; the entity's origin places it")));
inline constexpr auto kModelLists =
    group(i32("headnode", QT_TRANSLATE_NOOP("formats", "root of its tree")).toNodeOrLeaf("lumps/NODES", "lumps/LEAFS"),
          i32("firstface").to("lumps/FACES"), i32("numfaces"));
inline constexpr auto kModel48 = layout("model", 48, kModelBox, kModelLists);
inline constexpr auto kModel52DarkMessiah = layout("model", 52, kModelBox, i32("unknown"), kModelLists);

inline constexpr auto kBrush = layout("brush", 12, i32("firstside").to("lumps/BRUSHSIDES"), i32("numsides"),
                                      i32("contents").flags(kContentsFlagNames));
constexpr auto brushSideFields(Type plane, Type number) {
  return group(FieldSpec(plane, "planenum", QT_TRANSLATE_NOOP("formats", "plane that points out of the brush"))
                   .to("lumps/PLANES"),
               FieldSpec(number, "texinfo").to("lumps/TEXINFO"), FieldSpec(number, "dispinfo").to("lumps/DISPINFO"),
               u8("bevel", QT_TRANSLATE_NOOP("formats", "1 = only for collision, no visible side")));
}
inline constexpr auto kBrushSide8 = layout("brush side", 8, brushSideFields(Type::U16, Type::I16), u8("thin"));
inline constexpr auto kBrushSide16 = layout("brush side", 16, brushSideFields(Type::U32, Type::I32), u8("thin").gap(2));

inline constexpr auto kArea = layout("area", 8, i32("numareaportals"), i32("firstareaportal").to("lumps/AREAPORTALS"));
constexpr auto areaPortalFields(Type number) {
  return group(FieldSpec(number, "portalKey", QT_TRANSLATE_NOOP("formats", "key of the entity that opens it")),
               FieldSpec(number, "otherArea").to("lumps/AREAS"),
               FieldSpec(number, "firstClipPortalVert").to("lumps/CLIPPORTALVERTS"),
               FieldSpec(number, "clipPortalVerts"), i32("planenum").to("lumps/PLANES"));
}
inline constexpr auto kAreaPortal12 = layout("area portal", 12, areaPortalFields(Type::U16));
inline constexpr auto kAreaPortal20 = layout("area portal", 20, areaPortalFields(Type::U32));

using NodeLayouts = LayoutFamily<kNode32, kNode48, kNode48Vindictus>;
using LeafLayouts = LayoutFamily<kLeaf32, kLeaf56Ambient, kLeaf56Wide, kLeaf56Vindictus>;
using ModelLayouts = LayoutFamily<kModel48, kModel52DarkMessiah>;
using LeafFaceLayouts = LayoutFamily<kLeafFace2, kLeafFace4>;
using LeafBrushLayouts = LayoutFamily<kLeafBrush2, kLeafBrush4>;
using BrushSideLayouts = LayoutFamily<kBrushSide8, kBrushSide16>;
using LeafWaterLayouts = LayoutFamily<kLeafWater, kLeafWaterWide>;
using AreaPortalLayouts = LayoutFamily<kAreaPortal12, kAreaPortal20>;

} // namespace vitrine::formats::source::bsp

/// The records of the tree, the same for every version. File axes and units. Indices are as stored: nothing is checked
/// here, whoever follows one checks it.
namespace vitrine::formats::source {

struct Plane {
  QVector3D normal;
  float distance = 0;
};

struct Node {
  std::int32_t plane = 0;
  std::array<std::int32_t, 2> children{};
};

struct Leaf {
  std::int32_t cluster = -1;
  std::int32_t area = 0;
  QVector3D mins;
  QVector3D maxs;
  std::int32_t firstFace = 0;
  std::int32_t faceCount = 0;
  std::int32_t waterData = -1; ///< the water it lies in
};

struct Model {
  QVector3D mins;
  QVector3D maxs;
  std::int32_t headNode = 0;
  std::int32_t firstFace = 0;
  std::int32_t faceCount = 0;
};

std::vector<Plane> readPlanes(const RecordView& view);
std::vector<Node> readNodes(const RecordView& view);
std::vector<Leaf> readLeaves(const RecordView& view);
std::vector<Model> readModels(const RecordView& view);

} // namespace vitrine::formats::source
