#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

LayoutPtr makePrimitive(Type type, Type number, std::uint32_t size) {
  LayoutBuilder layout("primitive");
  layout.add(type, "type").values(primitiveTypeNames());
  if (type == Type::U8) {
    layout.skip(1);
  }
  return layout.add(number, "firstIndex")
      .to("lumps/PRIMINDICES")
      .add(number, "indexCount")
      .add(number, "firstVert")
      .to("lumps/PRIMVERTS")
      .add(number, "vertCount", QT_TRANSLATE_NOOP("formats", "0 = the indices are corners of the face"))
      .done(size);
}

LayoutPtr makePoint(const char* record, const char* field, const char* meaning) {
  return LayoutBuilder(record).vec3(field, meaning).done(12);
}

LayoutPtr makeNumber(const char* record, Type type, const char* field, const char* meaning, const char* target) {
  LayoutBuilder layout(record);
  layout.add(type, field, meaning);
  if (target) {
    layout.to(target);
  }
  return layout.done(structure::elementSize(type));
}

constexpr auto kPrimIndexMeaning = QT_TRANSLATE_NOOP("formats", "corner of the face, or primitive vertex");
constexpr auto kUnitsMeaning = QT_TRANSLATE_NOOP("formats", "position in units");

} // namespace

const LayoutPtr& plane() {
  static const LayoutPtr layout =
      LayoutBuilder("plane")
          .vec3("normal", QT_TRANSLATE_NOOP("formats", "unit normal"))
          .add(Type::F32, "dist", QT_TRANSLATE_NOOP("formats", "distance from the origin along the normal"))
          .add(Type::I32, "type", QT_TRANSLATE_NOOP("formats", "axis of the normal"))
          .values(planeTypeNames())
          .done(20);
  return layout;
}

const LayoutPtr& vertex() {
  static const LayoutPtr layout = makePoint("vertex", "point", kUnitsMeaning);
  return layout;
}

const LayoutPtr& edge4() {
  static const LayoutPtr layout = LayoutBuilder("edge")
                                      .add(Type::U16, "v0", QT_TRANSLATE_NOOP("formats", "start vertex"))
                                      .to("lumps/VERTEXES")
                                      .add(Type::U16, "v1", QT_TRANSLATE_NOOP("formats", "end vertex"))
                                      .to("lumps/VERTEXES")
                                      .done(4);
  return layout;
}

const LayoutPtr& edge8() {
  static const LayoutPtr layout = LayoutBuilder("edge")
                                      .add(Type::U32, "v0", QT_TRANSLATE_NOOP("formats", "start vertex"))
                                      .to("lumps/VERTEXES")
                                      .add(Type::U32, "v1", QT_TRANSLATE_NOOP("formats", "end vertex"))
                                      .to("lumps/VERTEXES")
                                      .done(8);
  return layout;
}

const LayoutPtr& surfEdge() {
  static const LayoutPtr layout =
      LayoutBuilder("surfedge")
          .add(Type::I32, "edge", QT_TRANSLATE_NOOP("formats", "edge; negative = walked from its end to its start"))
          .toEdge("lumps/EDGES")
          .done(4);
  return layout;
}

const LayoutPtr& vertNormal() {
  static const LayoutPtr layout =
      makePoint("vertex normal", "normal", QT_TRANSLATE_NOOP("formats", "smoothed unit normal"));
  return layout;
}

const LayoutPtr& vertNormalIndex2() {
  static const LayoutPtr layout = makeNumber("vertex normal index", Type::U16, "normal", "", "lumps/VERTNORMALS");
  return layout;
}

const LayoutPtr& vertNormalIndex4() {
  static const LayoutPtr layout = makeNumber("vertex normal index", Type::U32, "normal", "", "lumps/VERTNORMALS");
  return layout;
}

const LayoutPtr& primitive10() {
  static const LayoutPtr layout = makePrimitive(Type::U8, Type::U16, 10);
  return layout;
}

const LayoutPtr& primitive20() {
  static const LayoutPtr layout = makePrimitive(Type::U32, Type::U32, 20);
  return layout;
}

const LayoutPtr& primVert() {
  static const LayoutPtr layout = makePoint("primitive vertex", "point", kUnitsMeaning);
  return layout;
}

const LayoutPtr& primIndex2() {
  static const LayoutPtr layout = makeNumber("primitive index", Type::U16, "index", kPrimIndexMeaning, nullptr);
  return layout;
}

const LayoutPtr& primIndex4() {
  static const LayoutPtr layout = makeNumber("primitive index", Type::U32, "index", kPrimIndexMeaning, nullptr);
  return layout;
}

const LayoutPtr& clipPortalVert() {
  static const LayoutPtr layout = makePoint("clip portal vertex", "point", kUnitsMeaning);
  return layout;
}

} // namespace vitrine::formats::source::layouts
