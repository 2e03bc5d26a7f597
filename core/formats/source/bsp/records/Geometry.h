#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QtGlobal>

namespace vitrine::formats::source::bsp {

inline constexpr auto kUnitsMeaning = QT_TRANSLATE_NOOP("formats", "position in units");

constexpr auto edgeFields(Type number) {
  return group(FieldSpec(number, "v0", QT_TRANSLATE_NOOP("formats", "start vertex")).to("lumps/VERTEXES"),
               FieldSpec(number, "v1", QT_TRANSLATE_NOOP("formats", "end vertex")).to("lumps/VERTEXES"));
}

constexpr auto primitiveLists(Type number) {
  return group(FieldSpec(number, "firstIndex").to("lumps/PRIMINDICES"), FieldSpec(number, "indexCount"),
               FieldSpec(number, "firstVert").to("lumps/PRIMVERTS"),
               FieldSpec(number, "vertCount", QT_TRANSLATE_NOOP("formats", "0 = the indices are corners of the face")));
}

constexpr auto primitiveIndex(Type number) {
  return FieldSpec(number, "index", QT_TRANSLATE_NOOP("formats", "corner of the face, or primitive vertex"));
}

inline constexpr auto kVertex = layout("vertex", 12, vec3("point", kUnitsMeaning));
inline constexpr auto kEdge4 = layout("edge", 4, edgeFields(Type::U16));
inline constexpr auto kEdge8 = layout("edge", 8, edgeFields(Type::U32));
inline constexpr auto kSurfEdge = layout(
    "surfedge", 4,
    i32("edge", QT_TRANSLATE_NOOP("formats", "edge; negative = from its end to its start")).toEdge("lumps/EDGES"));
inline constexpr auto kVertNormal =
    layout("vertex normal", 12, vec3("normal", QT_TRANSLATE_NOOP("formats", "smoothed unit normal")));
inline constexpr auto kVertNormalIndex2 = layout("vertex normal index", 2, u16("normal").to("lumps/VERTNORMALS"));
inline constexpr auto kVertNormalIndex4 = layout("vertex normal index", 4, u32("normal").to("lumps/VERTNORMALS"));
inline constexpr auto kPrimitive10 =
    layout("primitive", 10, u8("type").values(kPrimitiveTypeNames).gap(1), primitiveLists(Type::U16));
inline constexpr auto kPrimitive20 =
    layout("primitive", 20, u32("type").values(kPrimitiveTypeNames), primitiveLists(Type::U32));
inline constexpr auto kPrimVert = layout("primitive vertex", 12, vec3("point", kUnitsMeaning));
inline constexpr auto kPrimIndex2 = layout("primitive index", 2, primitiveIndex(Type::U16));
inline constexpr auto kPrimIndex4 = layout("primitive index", 4, primitiveIndex(Type::U32));
inline constexpr auto kClipPortalVert = layout("clip portal vertex", 12, vec3("point", kUnitsMeaning));

using EdgeLayouts = LayoutFamily<kEdge4, kEdge8>;
using VertNormalIndexLayouts = LayoutFamily<kVertNormalIndex2, kVertNormalIndex4>;
using PrimitiveLayouts = LayoutFamily<kPrimitive10, kPrimitive20>;
using PrimIndexLayouts = LayoutFamily<kPrimIndex2, kPrimIndex4>;

} // namespace vitrine::formats::source::bsp
