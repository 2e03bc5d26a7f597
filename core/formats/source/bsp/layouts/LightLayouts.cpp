#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

LayoutPtr makeWorldLight(bool shadowOffset, std::uint32_t size) {
  LayoutBuilder layout("light");
  layout.vec3("origin").vec3("intensity", QT_TRANSLATE_NOOP("formats", "linear red, green, blue")).vec3("normal");
  if (shadowOffset) {
    layout.vec3("shadow_cast_offset");
  }
  return layout.add(Type::I32, "cluster")
      .to("lumps/VISIBILITY/clusters")
      .add(Type::I32, "type")
      .values(worldLightTypeNames())
      .add(Type::I32, "style", QT_TRANSLATE_NOOP("formats", "light style"))
      .add(Type::F32, "stopdot", QT_TRANSLATE_NOOP("formats", "cosine of the inner cone"))
      .add(Type::F32, "stopdot2", QT_TRANSLATE_NOOP("formats", "cosine of the outer cone"))
      .add(Type::F32, "exponent")
      .add(Type::F32, "radius", QT_TRANSLATE_NOOP("formats", "where it ends, 0 = nowhere"))
      .add(Type::F32, "constant_attn")
      .add(Type::F32, "linear_attn")
      .add(Type::F32, "quadratic_attn")
      .add(Type::I32, "flags")
      .add(Type::I32, "texinfo")
      .to("lumps/TEXINFO")
      .add(Type::I32, "owner", QT_TRANSLATE_NOOP("formats", "entity"))
      .done(size);
}

LayoutPtr makeAmbientIndex(Type number, const char* samples, std::uint32_t size) {
  return LayoutBuilder("ambient samples of a leaf")
      .add(number, "ambientSampleCount", QT_TRANSLATE_NOOP("formats", "0 = the next field names another leaf"))
      .add(number, "firstAmbientSample")
      .to(samples)
      .done(size);
}

constexpr auto kCubeMeaning = QT_TRANSLATE_NOOP("formats", "light from +x -x +y -y +z -z: red, green, blue, exponent");

LayoutPtr makeOccluder(bool area, std::uint32_t size) {
  LayoutBuilder layout("occluder");
  layout.add(Type::I32, "flags", QT_TRANSLATE_NOOP("formats", "1 = inactive"))
      .add(Type::I32, "firstpoly")
      .to("lumps/OCCLUSION/polys")
      .add(Type::I32, "polycount")
      .vec3("mins")
      .vec3("maxs");
  if (area) {
    layout.add(Type::I32, "area").to("lumps/AREAS");
  }
  return layout.done(size);
}

} // namespace

const LayoutPtr& worldLight88() {
  static const LayoutPtr layout = makeWorldLight(false, 88);
  return layout;
}

const LayoutPtr& worldLight100() {
  static const LayoutPtr layout = makeWorldLight(true, 100);
  return layout;
}

const LayoutPtr& ambientIndex4() {
  static const LayoutPtr layout = makeAmbientIndex(Type::U16, "lumps/LEAF_AMBIENT_LIGHTING", 4);
  return layout;
}

const LayoutPtr& ambientIndex4Hdr() {
  static const LayoutPtr layout = makeAmbientIndex(Type::U16, "lumps/LEAF_AMBIENT_LIGHTING_HDR", 4);
  return layout;
}

const LayoutPtr& ambientIndex8() {
  static const LayoutPtr layout = makeAmbientIndex(Type::U32, "lumps/LEAF_AMBIENT_LIGHTING", 8);
  return layout;
}

const LayoutPtr& ambientIndex8Hdr() {
  static const LayoutPtr layout = makeAmbientIndex(Type::U32, "lumps/LEAF_AMBIENT_LIGHTING_HDR", 8);
  return layout;
}

const LayoutPtr& ambientSample28() {
  static const LayoutPtr layout =
      LayoutBuilder("ambient sample")
          .add(Type::U8, "cube", kCubeMeaning, 24)
          .add(Type::U8, "position", QT_TRANSLATE_NOOP("formats", "x, y, z in the leaf's box, 0 … 255"), 3)
          .skip(1)
          .done(28);
  return layout;
}

const LayoutPtr& ambientSample24() {
  static const LayoutPtr layout = LayoutBuilder("ambient sample").add(Type::U8, "cube", kCubeMeaning, 24).done(24);
  return layout;
}

const LayoutPtr& cubemap() {
  static const LayoutPtr layout =
      LayoutBuilder("cubemap")
          .add(Type::I32, "origin", "", 3)
          .add(Type::U8, "size", QT_TRANSLATE_NOOP("formats", "side = 2^(size - 1) texels, 0 = 32"))
          .skip(3)
          .done(16);
  return layout;
}

const LayoutPtr& mapFlags() {
  static const LayoutPtr layout = LayoutBuilder("map flags").add(Type::U32, "flags").flags(mapFlagNames()).done(4);
  return layout;
}

const LayoutPtr& occluder36() {
  static const LayoutPtr layout = makeOccluder(false, 36);
  return layout;
}

const LayoutPtr& occluder40() {
  static const LayoutPtr layout = makeOccluder(true, 40);
  return layout;
}

const LayoutPtr& occluderPoly() {
  static const LayoutPtr layout = LayoutBuilder("occluder polygon")
                                      .add(Type::I32, "firstvertexindex")
                                      .to("lumps/OCCLUSION/vertexindices")
                                      .add(Type::I32, "vertexcount")
                                      .add(Type::I32, "planenum")
                                      .to("lumps/PLANES")
                                      .done(12);
  return layout;
}

const LayoutPtr& occluderVertexIndex() {
  static const LayoutPtr layout =
      LayoutBuilder("occluder vertex").add(Type::I32, "vertex").to("lumps/VERTEXES").done(4);
  return layout;
}

} // namespace vitrine::formats::source::layouts
