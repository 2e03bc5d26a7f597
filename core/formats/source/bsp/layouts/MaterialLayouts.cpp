#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr std::uint32_t kOverlayFaces = 64;
constexpr std::uint32_t kWaterOverlayFaces = 256;

LayoutPtr makeTexInfo(std::uint32_t unknown, std::uint32_t size) {
  LayoutBuilder layout("texture info");
  layout.add(Type::F32, "textureVecS", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to texel column"), 4)
      .add(Type::F32, "textureVecT", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to texel row"), 4)
      .add(Type::F32, "lightmapVecS", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to luxel column"), 4)
      .add(Type::F32, "lightmapVecT", QT_TRANSLATE_NOOP("formats", "x, y, z and offset: position to luxel row"), 4);
  if (unknown != 0) {
    layout.add(Type::Raw, "unknown", "", unknown);
  }
  return layout.add(Type::I32, "flags")
      .flags(surfaceFlagNames())
      .add(Type::I32, "texdata")
      .to("lumps/TEXDATA")
      .done(size);
}

LayoutPtr makeOverlay(std::uint32_t faces, std::uint32_t rest, std::uint32_t size) {
  LayoutBuilder layout("overlay");
  layout.add(Type::I32, "id")
      .add(Type::I16, "texinfo")
      .to("lumps/TEXINFO")
      .bits(Type::U16, "faceCount", QT_TRANSLATE_NOOP("formats", "faces it lies on"), 0, 14, false)
      .bits(Type::U16, "renderOrder", "", 14, 2, true)
      .add(Type::I32, "faces", "", faces)
      .add(Type::F32, "u", QT_TRANSLATE_NOOP("formats", "texture columns at its edges"), 2)
      .add(Type::F32, "v", QT_TRANSLATE_NOOP("formats", "texture rows at its edges"), 2)
      .add(Type::F32, "uvPoints",
           QT_TRANSLATE_NOOP("formats", "four corners on its plane; the third numbers hold the axis"), 12)
      .vec3("origin")
      .vec3("basisNormal");
  if (rest != 0) {
    layout.add(Type::Raw, "unknown", "", rest);
  }
  return layout.done(size);
}

} // namespace

const LayoutPtr& texInfo72() {
  static const LayoutPtr layout = makeTexInfo(0, 72);
  return layout;
}

const LayoutPtr& texInfo96() {
  static const LayoutPtr layout = makeTexInfo(24, 96);
  return layout;
}

const LayoutPtr& texData() {
  static const LayoutPtr layout = LayoutBuilder("texture")
                                      .vec3("reflectivity", QT_TRANSLATE_NOOP("formats", "mean colour, linear"))
                                      .add(Type::I32, "nameStringTableID", QT_TRANSLATE_NOOP("formats", "its name"))
                                      .to("lumps/TEXDATA_STRING_TABLE")
                                      .add(Type::I32, "width", QT_TRANSLATE_NOOP("formats", "texels"))
                                      .add(Type::I32, "height", QT_TRANSLATE_NOOP("formats", "texels"))
                                      .add(Type::I32, "view_width")
                                      .add(Type::I32, "view_height")
                                      .done(32);
  return layout;
}

const LayoutPtr& texDataString() {
  static const LayoutPtr layout = LayoutBuilder("texture name").add(Type::Chars, "name").doneVarying();
  return layout;
}

const LayoutPtr& texDataStringOffset() {
  static const LayoutPtr layout =
      LayoutBuilder("texture name")
          .add(Type::I32, "offset", QT_TRANSLATE_NOOP("formats", "of the name in TEXDATA_STRING_DATA"))
          .add(Type::Chars, "name", QT_TRANSLATE_NOOP("formats", "what is found there"))
          .doneVarying();
  return layout;
}

const LayoutPtr& overlay352() {
  static const LayoutPtr layout = makeOverlay(kOverlayFaces, 0, 352);
  return layout;
}

const LayoutPtr& overlay356() {
  static const LayoutPtr layout = makeOverlay(kOverlayFaces, 4, 356);
  return layout;
}

const LayoutPtr& waterOverlay() {
  static const LayoutPtr layout = makeOverlay(kWaterOverlayFaces, 0, 1120);
  return layout;
}

const LayoutPtr& overlayFade() {
  static const LayoutPtr layout =
      LayoutBuilder("overlay fade")
          .add(Type::F32, "fadeDistMinSq", QT_TRANSLATE_NOOP("formats", "squared distance where fading starts"))
          .add(Type::F32, "fadeDistMaxSq", QT_TRANSLATE_NOOP("formats", "squared distance where it is gone"))
          .done(8);
  return layout;
}

} // namespace vitrine::formats::source::layouts
