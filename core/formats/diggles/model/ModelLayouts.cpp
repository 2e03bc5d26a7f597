#include "core/formats/diggles/model/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {
namespace {

using structure::FlagName;
using structure::LayoutBuilder;
using structure::LayoutPtr;
using Type = structure::FieldType;

constexpr auto kEncoding = bytes::TextEncoding::Cp1252;
constexpr std::array kNoneName{FlagName{kNoNumber, "none"}};

/// Of the names of a picture's rows.
constexpr std::array<const char*, kShadowSide> kRowNames = {
    "row 0",  "row 1",  "row 2",  "row 3",  "row 4",  "row 5",  "row 6",  "row 7",  "row 8",  "row 9",  "row 10",
    "row 11", "row 12", "row 13", "row 14", "row 15", "row 16", "row 17", "row 18", "row 19", "row 20", "row 21",
    "row 22", "row 23", "row 24", "row 25", "row 26", "row 27", "row 28", "row 29", "row 30", "row 31"};

LayoutBuilder& addText(LayoutBuilder& layout, const char* name, const char* meaning) {
  return layout.counted(Type::U32, Type::Chars, name, meaning).encoding(kEncoding);
}

/// A stored position: x to the animated model's left, y down, z forward.
LayoutBuilder& addPosition(LayoutBuilder& layout) {
  return layout.add(Type::U16, "x", QT_TRANSLATE_NOOP("formats", "(x - 32768) / 4 units to the figure's left"))
      .add(Type::U16, "y", QT_TRANSLATE_NOOP("formats", "(y - 32768) / 4 units down"))
      .add(Type::U16, "z", QT_TRANSLATE_NOOP("formats", "(z - 32768) / 4 units forward, where the face looks"));
}

LayoutPtr makeShadowLayout() {
  LayoutBuilder layout("shadow picture");
  for (const char* row : kRowNames) {
    layout.add(Type::U8, row, QT_TRANSLATE_NOOP("formats", "0 = no shadow; row 0 is the edge behind the figure"),
               kShadowSide);
  }
  return layout.done(kShadowBytes);
}

LayoutPtr makeTrianglesLayout() {
  return LayoutBuilder("triangle")
      .add(Type::U16, "vertices", QT_TRANSLATE_NOOP("formats", "into the point, uv and brightness arrays of the link"),
           3)
      .done(6);
}

LayoutPtr makeUvsLayout() {
  return LayoutBuilder("uv")
      .add(Type::F32, "u")
      .add(Type::F32, "v", QT_TRANSLATE_NOOP("formats", "0 is the picture's top row"))
      .done(8);
}

LayoutPtr makePointsLayout() {
  LayoutBuilder layout("point");
  return addPosition(layout).done(6);
}

LayoutPtr makeBrightnessLayout() {
  return LayoutBuilder("brightness")
      .add(Type::U8, "brightness",
           QT_TRANSLATE_NOOP("formats", "baked light: 0 is black, 255 the picture's own colour"))
      .done(1);
}

} // namespace

LayoutPtr headerLayout(bool withName) {
  LayoutBuilder layout("header");
  addText(layout, "version", QT_TRANSLATE_NOOP("formats", "\"3DDB 1.0\" in every file known"));
  if (withName) {
    addText(layout, "name", "");
  }
  return layout.doneVarying();
}

LayoutPtr countLayout(Type type) {
  return LayoutBuilder("count")
      .add(type, "count", QT_TRANSLATE_NOOP("formats", "number of records that follow"))
      .done(structure::elementSize(type));
}

LayoutPtr materialLayout() {
  static const LayoutPtr layout = [] {
    LayoutBuilder made("material");
    addText(made, "name", QT_TRANSLATE_NOOP("formats", "the picture's base name"));
    addText(made, "path", QT_TRANSLATE_NOOP("formats", "on the artist's machine"));
    return made.add(Type::U32, "number", QT_TRANSLATE_NOOP("formats", "not known; 1 in every file known"))
        .doneVarying();
  }();
  return layout;
}

LayoutPtr meshLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("mesh")
          .counted(Type::U16, Type::U16, "links",
                   QT_TRANSLATE_NOOP("formats", "six numbers for each part of the mesh; see the links"), 6)
          .vec3("boxMin", QT_TRANSLATE_NOOP("formats", "of the frame before its points were rounded"))
          .vec3("boxMax", QT_TRANSLATE_NOOP("formats", "of the frame before its points were rounded"))
          .add(Type::U32, "anchors", QT_TRANSLATE_NOOP("formats", "anchor record of each slot"), kAnchorSlots)
          .to("arrays/anchors")
          .add(Type::U16, "shadow", QT_TRANSLATE_NOOP("formats", "shadow picture"))
          .values(kNoneName)
          .to("shadows")
          .add(Type::F32, "shadowQuad",
               QT_TRANSLATE_NOOP("formats", "corners of the shadow on the ground: (-x,-z) (+x,-z) (-x,+z) (+x,+z)"), 12)
          .add(Type::U16, "cmap")
          .values(kNoneName)
          .to("cmaps")
          .doneVarying();
  return layout;
}

LayoutPtr linkLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("link")
          .add(Type::U16, "material")
          .values(kNoneName)
          .to("materials")
          .add(Type::U16, "flag", QT_TRANSLATE_NOOP("formats", "not known; 1 in nearly every link"))
          .add(Type::U16, "triangles", QT_TRANSLATE_NOOP("formats", "number of the array"))
          .toSection("arrays/triangles/%1")
          .add(Type::U16, "uvs", QT_TRANSLATE_NOOP("formats", "number of the array"))
          .toSection("arrays/uvs/%1")
          .add(Type::U16, "points", QT_TRANSLATE_NOOP("formats", "number of the array"))
          .toSection("arrays/points/%1")
          .add(Type::U16, "brightness", QT_TRANSLATE_NOOP("formats", "number of the array"))
          .toSection("arrays/brightness/%1")
          .done(kLinkBytes);
  return layout;
}

LayoutPtr objectLayout() {
  static const LayoutPtr layout = [] {
    LayoutBuilder made("object");
    addText(made, "name", "");
    return made.counted(Type::U16, Type::U32, "animations").to("animations").doneVarying();
  }();
  return layout;
}

LayoutPtr animationLayout() {
  static const LayoutPtr layout = [] {
    LayoutBuilder made("animation");
    addText(made, "name", "");
    made.counted(Type::U16, Type::U32, "frames", QT_TRANSLATE_NOOP("formats", "one mesh per frame")).to("meshes");
    made.add(Type::U16, "unset16", QT_TRANSLATE_NOOP("formats", "memory that the exporter never set"));
    made.add(Type::F32, "unset32", QT_TRANSLATE_NOOP("formats", "memory that the exporter never set"));
    addText(made, "source", QT_TRANSLATE_NOOP("formats", "the exporter's file"));
    return made.vec3("move", QT_TRANSLATE_NOOP("formats", "of the whole figure at each frame: left, backward, up"))
        .vec3("turn",
              QT_TRANSLATE_NOOP("formats", "of the whole figure at each frame, in radians about the axes of move"))
        .doneVarying();
  }();
  return layout;
}

LayoutPtr shadowLayout() {
  static const LayoutPtr layout = makeShadowLayout();
  return layout;
}

LayoutPtr cmapLayout() {
  static const LayoutPtr layout = LayoutBuilder("cmap")
                                      .add(Type::U16, "width")
                                      .add(Type::U16, "height")
                                      .add(Type::U16, "extra1", QT_TRANSLATE_NOOP("formats", "not known"))
                                      .add(Type::U16, "extra2", QT_TRANSLATE_NOOP("formats", "not known"))
                                      .done(8);
  return layout;
}

LayoutPtr cmapRowLayout(std::uint16_t width) {
  return LayoutBuilder("row of pixels").add(Type::U8, "pixels", "", width).done(width);
}

LayoutPtr arrayCountsLayout() {
  static const LayoutPtr layout = LayoutBuilder("counts")
                                      .add(Type::U16, "triangles", QT_TRANSLATE_NOOP("formats", "number of arrays"))
                                      .add(Type::U16, "uvs", QT_TRANSLATE_NOOP("formats", "number of arrays"))
                                      .add(Type::U16, "points", QT_TRANSLATE_NOOP("formats", "number of arrays"))
                                      .add(Type::U16, "brightness", QT_TRANSLATE_NOOP("formats", "number of arrays"))
                                      .add(Type::U32, "anchors", QT_TRANSLATE_NOOP("formats", "number of records"))
                                      .done(12);
  return layout;
}

LayoutPtr lengthLayout() {
  static const LayoutPtr layout =
      LayoutBuilder("length")
          .add(Type::U16, "length",
               QT_TRANSLATE_NOOP("formats", "elements in the array of that number; of triangle arrays, indices"))
          .done(2);
  return layout;
}

LayoutPtr anchorLayout() {
  static const LayoutPtr layout = [] {
    LayoutBuilder made("anchor");
    return addPosition(made)
        .add(Type::U16, "padding", QT_TRANSLATE_NOOP("formats", "memory that the exporter never set"))
        .vec3("angles", QT_TRANSLATE_NOOP("formats", "radians; their order is not known"))
        .done(kAnchorBytes);
  }();
  return layout;
}

LayoutPtr elementLayout(ArrayKind kind) {
  static const std::array<LayoutPtr, kArrayKinds.size()> layouts = {makeTrianglesLayout(), makeUvsLayout(),
                                                                    makePointsLayout(), makeBrightnessLayout()};
  return layouts[static_cast<std::size_t>(kind)];
}

} // namespace vitrine::formats::diggles
