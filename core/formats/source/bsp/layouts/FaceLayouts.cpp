#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr auto kPlaneMeaning = QT_TRANSLATE_NOOP("formats", "plane that faces outwards");
constexpr auto kSideMeaning = QT_TRANSLATE_NOOP("formats", "the compiler's plane number, odd or even; flips nothing");
constexpr auto kStylesMeaning = QT_TRANSLATE_NOOP("formats", "light styles, 255 = unused");
constexpr auto kLightMeaning = QT_TRANSLATE_NOOP("formats", "offset of the lightmap in the lighting lump, -1 = none");
constexpr auto kMinsMeaning = QT_TRANSLATE_NOOP("formats", "lightmap corner, in luxels");
constexpr auto kSizeMeaning = QT_TRANSLATE_NOOP("formats", "lightmap size in luxels, less one");
constexpr auto kSmoothingMeaning = QT_TRANSLATE_NOOP("formats", "smoothing groups, one bit each");

/// From planenum to the fog volume, with 16-bit fields.
LayoutBuilder& narrowStart(LayoutBuilder& layout) {
  return layout.add(Type::U16, "planenum", kPlaneMeaning)
      .to("lumps/PLANES")
      .add(Type::U8, "side", kSideMeaning)
      .add(Type::U8, "onNode", QT_TRANSLATE_NOOP("formats", "1 = on a node, 0 = inside a leaf"))
      .add(Type::I32, "firstedge", QT_TRANSLATE_NOOP("formats", "first surfedge"))
      .to("lumps/SURFEDGES")
      .add(Type::I16, "numedges", QT_TRANSLATE_NOOP("formats", "number of corners"))
      .add(Type::I16, "texinfo", QT_TRANSLATE_NOOP("formats", "how the texture lies on it"))
      .to("lumps/TEXINFO")
      .add(Type::I16, "dispinfo", QT_TRANSLATE_NOOP("formats", "displacement, -1 = flat face"))
      .to("lumps/DISPINFO")
      .add(Type::I16, "surfaceFogVolumeID");
}

/// Lighting and origin, the same everywhere.
LayoutBuilder& lightAndOrigin(LayoutBuilder& layout) {
  return layout.add(Type::I32, "lightofs", kLightMeaning)
      .add(Type::F32, "area", QT_TRANSLATE_NOOP("formats", "surface area in square units"))
      .add(Type::I32, "lightmapMins", kMinsMeaning, 2)
      .add(Type::I32, "lightmapSize", kSizeMeaning, 2)
      .add(Type::I32, "origFace", QT_TRANSLATE_NOOP("formats", "face it was cut from"))
      .to("lumps/ORIGINALFACES");
}

LayoutBuilder& styles(LayoutBuilder& layout, std::uint32_t count) {
  return layout.add(Type::U8, "styles", kStylesMeaning, count);
}

LayoutBuilder& primitivesAndSmoothing(LayoutBuilder& layout) {
  return layout.bits(Type::U16, "numPrims", QT_TRANSLATE_NOOP("formats", "number of primitives"), 0, 15, false)
      .bits(Type::U16, "noDynamicShadows", "", 15, 1, true)
      .add(Type::U16, "firstPrimID")
      .to("lumps/PRIMITIVES")
      .add(Type::U32, "smoothingGroups", kSmoothingMeaning);
}

LayoutBuilder& averageColours(LayoutBuilder& layout, std::uint32_t count) {
  return layout.add(Type::U8, "averageColors",
                    QT_TRANSLATE_NOOP("formats", "mean light per style: red, green, blue, exponent"), count * 4);
}

LayoutPtr makeOld(bool withPrimitives) {
  LayoutBuilder layout("face");
  narrowStart(averageColours(layout, 4));
  lightAndOrigin(styles(layout, 4));
  if (withPrimitives) {
    return primitivesAndSmoothing(layout).done(72);
  }
  return layout.add(Type::U32, "smoothingGroups", kSmoothingMeaning).done(68);
}

LayoutPtr makeVampire() {
  LayoutBuilder layout("face");
  narrowStart(averageColours(layout, 8));
  styles(layout, 8).add(Type::U8, "day", "", 8).add(Type::U8, "night", "", 8);
  return lightAndOrigin(layout).add(Type::U32, "smoothingGroups", kSmoothingMeaning).done(104);
}

LayoutPtr makeWide() {
  LayoutBuilder layout("face");
  layout.add(Type::U32, "planenum", kPlaneMeaning)
      .to("lumps/PLANES")
      .add(Type::U8, "side", kSideMeaning)
      .add(Type::U8, "onNode")
      .skip(2)
      .add(Type::I32, "firstedge")
      .to("lumps/SURFEDGES")
      .add(Type::I32, "numedges")
      .add(Type::I32, "texinfo")
      .to("lumps/TEXINFO")
      .add(Type::I32, "dispinfo")
      .to("lumps/DISPINFO")
      .add(Type::I32, "surfaceFogVolumeID");
  return lightAndOrigin(styles(layout, 4))
      .bits(Type::U32, "dynamicShadows", "", 0, 1, false)
      .bits(Type::U32, "numPrims", QT_TRANSLATE_NOOP("formats", "number of primitives"), 1, 31, true)
      .add(Type::U32, "firstPrimID")
      .to("lumps/PRIMITIVES")
      .add(Type::U32, "smoothingGroups", kSmoothingMeaning)
      .done(72);
}

LayoutPtr makeFace56() {
  LayoutBuilder layout("face");
  lightAndOrigin(styles(narrowStart(layout), 4));
  return primitivesAndSmoothing(layout).done(56);
}

} // namespace

const LayoutPtr& face56() {
  static const LayoutPtr layout = makeFace56();
  return layout;
}

const LayoutPtr& face68Beta() {
  static const LayoutPtr layout = makeOld(false);
  return layout;
}

const LayoutPtr& face72Old() {
  static const LayoutPtr layout = makeOld(true);
  return layout;
}

const LayoutPtr& face104Vampire() {
  static const LayoutPtr layout = makeVampire();
  return layout;
}

const LayoutPtr& face72Wide() {
  static const LayoutPtr layout = makeWide();
  return layout;
}

const LayoutPtr& faceId2() {
  static const LayoutPtr layout =
      LayoutBuilder("face id")
          .add(Type::U16, "hammerfaceid", QT_TRANSLATE_NOOP("formats", "number of the face in the map editor"))
          .done(2);
  return layout;
}

const LayoutPtr& faceId4() {
  static const LayoutPtr layout =
      LayoutBuilder("face id")
          .add(Type::U32, "hammerfaceid", QT_TRANSLATE_NOOP("formats", "number of the face in the map editor"))
          .done(4);
  return layout;
}

const LayoutPtr& faceMacroTexture() {
  static const LayoutPtr layout =
      LayoutBuilder("macro texture")
          .add(Type::U16, "macroTextureNameID", QT_TRANSLATE_NOOP("formats", "name of the texture, 65535 = none"))
          .done(2);
  return layout;
}

const LayoutPtr& faceBrushes4() {
  static const LayoutPtr layout =
      LayoutBuilder("brushes of a face")
          .add(Type::U16, "count")
          .add(Type::U16, "first", QT_TRANSLATE_NOOP("formats", "the brush where count is 1, else a row of L22"))
          .done(4);
  return layout;
}

const LayoutPtr& faceBrushes8() {
  static const LayoutPtr layout =
      LayoutBuilder("brushes of a face")
          .add(Type::U32, "count")
          .add(Type::U32, "first", QT_TRANSLATE_NOOP("formats", "the brush where count is 1, else a row of L22"))
          .done(8);
  return layout;
}

const LayoutPtr& faceBrushList2() {
  static const LayoutPtr layout = LayoutBuilder("brush").add(Type::U16, "brush").to("lumps/BRUSHES").done(2);
  return layout;
}

const LayoutPtr& faceBrushList4() {
  static const LayoutPtr layout = LayoutBuilder("brush").add(Type::U32, "brush").to("lumps/BRUSHES").done(4);
  return layout;
}

} // namespace vitrine::formats::source::layouts
