#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

LayoutPtr makeNode(Type box, Type count, std::uint32_t size) {
  return LayoutBuilder("node")
      .add(Type::I32, "planenum", QT_TRANSLATE_NOOP("formats", "plane that divides the space"))
      .to("lumps/PLANES")
      .add(Type::I32, "child0", QT_TRANSLATE_NOOP("formats", "in front: a node, or -1 - leaf"))
      .toNodeOrLeaf("lumps/NODES", "lumps/LEAFS")
      .add(Type::I32, "child1", QT_TRANSLATE_NOOP("formats", "behind: a node, or -1 - leaf"))
      .toNodeOrLeaf("lumps/NODES", "lumps/LEAFS")
      .add(box, "mins", "", 3)
      .add(box, "maxs", "", 3)
      .add(count, "firstface")
      .to("lumps/FACES")
      .add(count, "numfaces")
      .add(Type::I16, "area", QT_TRANSLATE_NOOP("formats", "area of all leaves below, -1 = several"))
      .skip(2)
      .done(size);
}

LayoutBuilder& leafLists(LayoutBuilder& layout, Type number) {
  return layout.add(number, "firstleafface")
      .to("lumps/LEAFFACES")
      .add(number, "numleaffaces")
      .add(number, "firstleafbrush")
      .to("lumps/LEAFBRUSHES")
      .add(number, "numleafbrushes");
}

constexpr auto kClusterMeaning = QT_TRANSLATE_NOOP("formats", "visibility cluster, -1 = solid or outside");
constexpr auto kAreaMeaning = QT_TRANSLATE_NOOP("formats", "area, divided from others by area portals");

/// The 30 bytes that both narrow leaves start with.
LayoutBuilder& narrowLeaf(LayoutBuilder& layout) {
  layout.add(Type::I32, "contents")
      .flags(contentsFlagNames())
      .add(Type::I16, "cluster", kClusterMeaning)
      .to("lumps/VISIBILITY/clusters")
      .bits(Type::U16, "area", kAreaMeaning, 0, 9, false)
      .to("lumps/AREAS")
      .bits(Type::U16, "flags", "", 9, 7, true)
      .flags(leafFlagNames())
      .add(Type::I16, "mins", "", 3)
      .add(Type::I16, "maxs", "", 3);
  return leafLists(layout, Type::U16).add(Type::I16, "leafWaterDataID").to("lumps/LEAFWATERDATA");
}

LayoutPtr makeLeaf32() {
  LayoutBuilder layout("leaf");
  return narrowLeaf(layout).skip(2).done(32);
}

LayoutPtr makeLeaf56Ambient() {
  LayoutBuilder layout("leaf");
  return narrowLeaf(layout)
      .add(Type::U8, "ambientLighting",
           QT_TRANSLATE_NOOP("formats", "light from +x -x +y -y +z -z: red, green, blue, exponent"), 24)
      .skip(2)
      .done(56);
}

LayoutPtr makeLeaf56Wide() {
  LayoutBuilder layout("leaf");
  layout.add(Type::I32, "contents")
      .flags(contentsFlagNames())
      .add(Type::I32, "cluster", kClusterMeaning)
      .to("lumps/VISIBILITY/clusters")
      .bits(Type::U32, "area", kAreaMeaning, 0, 17, false)
      .to("lumps/AREAS")
      .bits(Type::U32, "flags", "", 17, 15, true)
      .flags(leafFlagNames())
      .vec3("mins")
      .vec3("maxs");
  return leafLists(layout, Type::U32).add(Type::I32, "leafWaterDataID").to("lumps/LEAFWATERDATA").done(56);
}

LayoutPtr makeIndex(const char* record, Type type, const char* field, const char* target) {
  return LayoutBuilder(record).add(type, field).to(target).done(structure::elementSize(type));
}

LayoutPtr makeBrushSide(Type plane, Type number, std::uint32_t padding, std::uint32_t size) {
  return LayoutBuilder("brush side")
      .add(plane, "planenum", QT_TRANSLATE_NOOP("formats", "plane that points out of the brush"))
      .to("lumps/PLANES")
      .add(number, "texinfo")
      .to("lumps/TEXINFO")
      .add(number, "dispinfo")
      .to("lumps/DISPINFO")
      .add(Type::U8, "bevel", QT_TRANSLATE_NOOP("formats", "1 = only for collision, no visible side"))
      .add(Type::U8, "thin")
      .skip(padding)
      .done(size);
}

LayoutPtr makeAreaPortal(Type number, std::uint32_t size) {
  return LayoutBuilder("area portal")
      .add(number, "portalKey", QT_TRANSLATE_NOOP("formats", "key of the entity that opens it"))
      .add(number, "otherArea")
      .to("lumps/AREAS")
      .add(number, "firstClipPortalVert")
      .to("lumps/CLIPPORTALVERTS")
      .add(number, "clipPortalVerts")
      .add(Type::I32, "planenum")
      .to("lumps/PLANES")
      .done(size);
}

} // namespace

const LayoutPtr& node32() {
  static const LayoutPtr layout = makeNode(Type::I16, Type::U16, 32);
  return layout;
}

const LayoutPtr& node48() {
  static const LayoutPtr layout = makeNode(Type::F32, Type::U32, 48);
  return layout;
}

const LayoutPtr& leaf32() {
  static const LayoutPtr layout = makeLeaf32();
  return layout;
}

const LayoutPtr& leaf56Ambient() {
  static const LayoutPtr layout = makeLeaf56Ambient();
  return layout;
}

const LayoutPtr& leaf56Wide() {
  static const LayoutPtr layout = makeLeaf56Wide();
  return layout;
}

const LayoutPtr& leafFace2() {
  static const LayoutPtr layout = makeIndex("leaf face", Type::U16, "face", "lumps/FACES");
  return layout;
}

const LayoutPtr& leafFace4() {
  static const LayoutPtr layout = makeIndex("leaf face", Type::U32, "face", "lumps/FACES");
  return layout;
}

const LayoutPtr& leafBrush2() {
  static const LayoutPtr layout = makeIndex("leaf brush", Type::U16, "brush", "lumps/BRUSHES");
  return layout;
}

const LayoutPtr& leafBrush4() {
  static const LayoutPtr layout = makeIndex("leaf brush", Type::U32, "brush", "lumps/BRUSHES");
  return layout;
}

const LayoutPtr& leafWater() {
  static const LayoutPtr layout = LayoutBuilder("water in a leaf")
                                      .add(Type::F32, "surfaceZ", QT_TRANSLATE_NOOP("formats", "height of the surface"))
                                      .add(Type::F32, "minZ", QT_TRANSLATE_NOOP("formats", "height of the ground"))
                                      .add(Type::I16, "surfaceTexInfoID")
                                      .to("lumps/TEXINFO")
                                      .skip(2)
                                      .done(12);
  return layout;
}

const LayoutPtr& leafMinDistToWater() {
  static const LayoutPtr layout =
      LayoutBuilder("distance to water")
          .add(Type::U16, "distance", QT_TRANSLATE_NOOP("formats", "in units, per leaf; 65535 = no water"))
          .done(2);
  return layout;
}

const LayoutPtr& model48() {
  static const LayoutPtr layout =
      LayoutBuilder("model")
          .vec3("mins")
          .vec3("maxs")
          .vec3("origin", QT_TRANSLATE_NOOP("formats", "always 0; the entity's origin places it"))
          .add(Type::I32, "headnode", QT_TRANSLATE_NOOP("formats", "root of its tree"))
          .toNodeOrLeaf("lumps/NODES", "lumps/LEAFS")
          .add(Type::I32, "firstface")
          .to("lumps/FACES")
          .add(Type::I32, "numfaces")
          .done(48);
  return layout;
}

const LayoutPtr& brush() {
  static const LayoutPtr layout = LayoutBuilder("brush")
                                      .add(Type::I32, "firstside")
                                      .to("lumps/BRUSHSIDES")
                                      .add(Type::I32, "numsides")
                                      .add(Type::I32, "contents")
                                      .flags(contentsFlagNames())
                                      .done(12);
  return layout;
}

const LayoutPtr& brushSide8() {
  static const LayoutPtr layout = makeBrushSide(Type::U16, Type::I16, 0, 8);
  return layout;
}

const LayoutPtr& brushSide16() {
  static const LayoutPtr layout = makeBrushSide(Type::U32, Type::I32, 2, 16);
  return layout;
}

const LayoutPtr& area() {
  static const LayoutPtr layout = LayoutBuilder("area")
                                      .add(Type::I32, "numareaportals")
                                      .add(Type::I32, "firstareaportal")
                                      .to("lumps/AREAPORTALS")
                                      .done(8);
  return layout;
}

const LayoutPtr& areaPortal12() {
  static const LayoutPtr layout = makeAreaPortal(Type::U16, 12);
  return layout;
}

const LayoutPtr& areaPortal20() {
  static const LayoutPtr layout = makeAreaPortal(Type::U32, 20);
  return layout;
}

const LayoutPtr& visClusterCount() {
  static const LayoutPtr layout = LayoutBuilder("visibility header").add(Type::I32, "numclusters").done(4);
  return layout;
}

const LayoutPtr& visCluster() {
  static const LayoutPtr layout =
      LayoutBuilder("cluster")
          .add(Type::I32, "pvsofs", QT_TRANSLATE_NOOP("formats", "clusters that can be seen: offset in the lump"))
          .add(Type::I32, "pasofs", QT_TRANSLATE_NOOP("formats", "clusters that can be heard: offset in the lump"))
          .done(8);
  return layout;
}

} // namespace vitrine::formats::source::layouts
