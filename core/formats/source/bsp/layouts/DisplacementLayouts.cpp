#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr std::uint32_t kNeighbourBytes = 88;
constexpr std::uint32_t kWideNeighbourBytes = 144;

/// Differences between the versions of dispinfo.
struct DispInfoShape {
  bool dispTriStart = true;
  bool extraAfterContents = false;
  bool wide = false;
  bool extraBeforeNeighbours = false;
  std::uint32_t size = 176;
};

LayoutPtr makeDispInfo(const DispInfoShape& shape) {
  LayoutBuilder layout("displacement");
  layout.vec3("startPosition", QT_TRANSLATE_NOOP("formats", "corner of the face where row and column 0 are"))
      .add(Type::I32, "DispVertStart")
      .to("lumps/DISP_VERTS");
  if (shape.dispTriStart) {
    layout.add(Type::I32, "DispTriStart").to("lumps/DISP_TRIS");
  }
  layout.add(Type::I32, "power", QT_TRANSLATE_NOOP("formats", "2^power + 1 vertices on each side"))
      .add(Type::I32, "minTess")
      .add(Type::F32, "smoothingAngle")
      .add(Type::I32, "contents")
      .flags(contentsFlagNames());
  if (shape.extraAfterContents) {
    layout.add(Type::I32, "unknown1");
  }
  if (shape.wide) {
    layout.add(Type::U32, "MapFace", QT_TRANSLATE_NOOP("formats", "face it bends")).to("lumps/FACES");
  } else {
    layout.add(Type::U16, "MapFace", QT_TRANSLATE_NOOP("formats", "face it bends")).to("lumps/FACES").skip(2);
  }
  layout.add(Type::I32, "LightmapAlphaStart").add(Type::I32, "LightmapSamplePositionStart");
  if (shape.extraBeforeNeighbours) {
    layout.add(Type::I32, "unknown2");
  }
  return layout.add(Type::Raw, "neighbors", "", shape.wide ? kWideNeighbourBytes : kNeighbourBytes)
      .add(Type::U32, "AllowedVerts", QT_TRANSLATE_NOOP("formats", "one bit per vertex in use"), 10)
      .done(shape.size);
}

} // namespace

const LayoutPtr& dispInfo172() {
  static const LayoutPtr layout = makeDispInfo({.dispTriStart = false, .size = 172});
  return layout;
}

const LayoutPtr& dispInfo176() {
  static const LayoutPtr layout = makeDispInfo({});
  return layout;
}

const LayoutPtr& dispInfo180() {
  static const LayoutPtr layout = makeDispInfo({.extraBeforeNeighbours = true, .size = 180});
  return layout;
}

const LayoutPtr& dispInfo184() {
  static const LayoutPtr layout =
      makeDispInfo({.extraAfterContents = true, .extraBeforeNeighbours = true, .size = 184});
  return layout;
}

const LayoutPtr& dispInfo232() {
  static const LayoutPtr layout = makeDispInfo({.wide = true, .size = 232});
  return layout;
}

const LayoutPtr& dispVert() {
  static const LayoutPtr layout =
      LayoutBuilder("displacement vertex")
          .vec3("vec", QT_TRANSLATE_NOOP("formats", "direction it is moved in, as stored"))
          .add(Type::F32, "dist", QT_TRANSLATE_NOOP("formats", "how far"))
          .add(Type::F32, "alpha", QT_TRANSLATE_NOOP("formats", "0 … 255 between the two textures"))
          .done(20);
  return layout;
}

const LayoutPtr& dispTri() {
  static const LayoutPtr layout =
      LayoutBuilder("displacement triangle").add(Type::U16, "tags").flags(dispTriFlagNames()).done(2);
  return layout;
}

const LayoutPtr& dispMultiBlend() {
  static const LayoutPtr layout = LayoutBuilder("multi-blend")
                                      .add(Type::F32, "multiblend", "", 4)
                                      .add(Type::F32, "alphablend", "", 4)
                                      .add(Type::F32, "multiblendcolors", "", 12)
                                      .done(80);
  return layout;
}

} // namespace vitrine::formats::source::layouts
