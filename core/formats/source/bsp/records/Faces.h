#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QString>
#include <QtGlobal>

#include <array>
#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kFacePlane = QT_TRANSLATE_NOOP("formats", "plane that faces outwards");
inline constexpr auto kFaceSide =
    QT_TRANSLATE_NOOP("formats", "parity of the compiler's plane number; does not flip the plane");
inline constexpr auto kPrimCount = QT_TRANSLATE_NOOP("formats", "number of primitives");

/// From planenum to the fog volume, with 16-bit fields.
inline constexpr auto kNarrowFaceStart =
    group(u16("planenum", kFacePlane).to("lumps/PLANES"), u8("side", kFaceSide),
          u8("onNode", QT_TRANSLATE_NOOP("formats", "1 = on a node, 0 = inside a leaf")),
          i32("firstedge", QT_TRANSLATE_NOOP("formats", "first surfedge")).to("lumps/SURFEDGES"),
          i16("numedges", QT_TRANSLATE_NOOP("formats", "number of corners")),
          i16("texinfo", QT_TRANSLATE_NOOP("formats", "texture mapping")).to("lumps/TEXINFO"),
          i16("dispinfo", QT_TRANSLATE_NOOP("formats", "displacement, -1 = flat face")).to("lumps/DISPINFO"),
          i16("surfaceFogVolumeID"));

inline constexpr auto kWideFaceStart =
    group(u32("planenum", kFacePlane).to("lumps/PLANES"), u8("side", kFaceSide), u8("onNode").gap(2),
          i32("firstedge").to("lumps/SURFEDGES"), i32("numedges"), i32("texinfo").to("lumps/TEXINFO"),
          i32("dispinfo").to("lumps/DISPINFO"), i32("surfaceFogVolumeID"));

/// Lighting and origin, the same everywhere.
inline constexpr auto kFaceLightAndOrigin =
    group(i32("lightofs", QT_TRANSLATE_NOOP("formats", "offset of the lightmap in the lighting lump, -1 = none")),
          f32("area", QT_TRANSLATE_NOOP("formats", "surface area in square units")),
          i32("lightmapMins", QT_TRANSLATE_NOOP("formats", "lightmap corner, in luxels"), 2),
          i32("lightmapSize", QT_TRANSLATE_NOOP("formats", "lightmap size in luxels, minus one"), 2),
          i32("origFace", QT_TRANSLATE_NOOP("formats", "original face before splitting")).to("lumps/ORIGINALFACES"));

constexpr auto faceStyles(std::uint32_t count) {
  return u8("styles", QT_TRANSLATE_NOOP("formats", "light styles, 255 = unused"), count);
}
constexpr auto averageColours(std::uint32_t count) {
  return u8("averageColors", QT_TRANSLATE_NOOP("formats", "mean light per style: red, green, blue, exponent"),
            count * 4);
}

inline constexpr auto kSmoothing =
    u32("smoothingGroups", QT_TRANSLATE_NOOP("formats", "smoothing groups, one bit each"));
inline constexpr auto kNarrowFaceEnd =
    group(u16("numPrims", kPrimCount).bits(0, 15), u16("noDynamicShadows").bits(15, 1),
          u16("firstPrimID").to("lumps/PRIMITIVES"), kSmoothing);

constexpr auto faceId(Type number) {
  return FieldSpec(number, "hammerfaceid", QT_TRANSLATE_NOOP("formats", "number of the face in the map editor"));
}
constexpr auto faceBrushes(Type number) {
  return group(FieldSpec(number, "count"),
               FieldSpec(number, "first",
                         QT_TRANSLATE_NOOP("formats", "the brush if count is 1, otherwise a row of FACEBRUSHLIST")));
}
inline constexpr auto kFace56 =
    layout("face", 56, kNarrowFaceStart, faceStyles(4), kFaceLightAndOrigin, kNarrowFaceEnd);
inline constexpr auto kFace68Beta =
    layout("face", 68, averageColours(4), kNarrowFaceStart, faceStyles(4), kFaceLightAndOrigin, kSmoothing);
inline constexpr auto kFace72Old =
    layout("face", 72, averageColours(4), kNarrowFaceStart, faceStyles(4), kFaceLightAndOrigin, kNarrowFaceEnd);
inline constexpr auto kFace104Vampire = layout("face", 104, averageColours(8), kNarrowFaceStart, faceStyles(8),
                                               u8("day", "", 8), u8("night", "", 8), kFaceLightAndOrigin, kSmoothing);
inline constexpr auto kFace72Wide =
    layout("face", 72, kWideFaceStart, faceStyles(4), kFaceLightAndOrigin, u32("dynamicShadows").bits(0, 1),
           u32("numPrims", kPrimCount).bits(1, 31), u32("firstPrimID").to("lumps/PRIMITIVES"), kSmoothing);

inline constexpr auto kWholeFaceEnd =
    group(u32("numPrims", kPrimCount), u32("firstPrimID").to("lumps/PRIMITIVES"), kSmoothing);
inline constexpr auto kFace72Vindictus =
    layout("face", 72, kWideFaceStart, faceStyles(4), kFaceLightAndOrigin, kWholeFaceEnd);
inline constexpr auto kFace76Vindictus =
    layout("face", 76, kWideFaceStart, faceStyles(4), i32("unknown"), kFaceLightAndOrigin, kWholeFaceEnd);

inline constexpr auto kFaceId2 = layout("face id", 2, faceId(Type::U16));
inline constexpr auto kFaceId4 = layout("face id", 4, faceId(Type::U32));
inline constexpr auto kFaceMacroTexture = layout(
    "macro texture", 2, u16("macroTextureNameID", QT_TRANSLATE_NOOP("formats", "name of the texture, 65535 = none")));
inline constexpr auto kFaceBrushes4 = layout("brushes of a face", 4, faceBrushes(Type::U16));
inline constexpr auto kFaceBrushes8 = layout("brushes of a face", 8, faceBrushes(Type::U32));
inline constexpr auto kFaceBrushList2 = layout("brush", 2, u16("brush").to("lumps/BRUSHES"));
inline constexpr auto kFaceBrushList4 = layout("brush", 4, u32("brush").to("lumps/BRUSHES"));

using FaceIdLayouts = LayoutFamily<kFaceId2, kFaceId4>;
using FaceLayouts =
    LayoutFamily<kFace56, kFace68Beta, kFace72Old, kFace104Vampire, kFace72Wide, kFace72Vindictus, kFace76Vindictus>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A face of any version. Indices are as stored: nothing is checked.
struct Face {
  std::int32_t plane = 0;
  std::int32_t firstEdge = 0;
  std::int32_t edgeCount = 0;
  std::int32_t texInfo = -1;
  std::int32_t dispInfo = -1;
  std::array<std::uint8_t, 4> styles{255, 255, 255, 255};
  const std::byte* means = nullptr; ///< mean colours of the styles, four bytes each, in the view; null: it has none
  std::int32_t lightOffset = -1;
  std::array<std::int32_t, 2> lightMins{};
  std::array<std::int32_t, 2> lightSize{};
  std::int32_t primitiveCount = 0;
  std::int32_t firstPrimitive = 0;
};

/// Reason why a face cannot be drawn. Its kind is the same in every language: findings are counted by it.
struct FaceProblem {
  const char* kind = nullptr;
  QString text;
};

std::vector<Face> readFaces(const RecordView& view);

} // namespace vitrine::formats::source
