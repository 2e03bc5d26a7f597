#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/bsp/records/MapRecords.h"

#include <QVector2D>

namespace vitrine::formats::source::bsp {

constexpr auto overlayFields(std::uint32_t faces, Type texInfo = Type::I16, std::uint32_t unused = 0) {
  return group(
      i32("id"), FieldSpec(texInfo, "texinfo").to("lumps/TEXINFO"),
      u16("faceCount", QT_TRANSLATE_NOOP("formats", "faces it lies on")).bits(0, 14).gap(unused),
      u16("renderOrder").bits(14, 2), i32("faces", "", faces),
      f32("u", QT_TRANSLATE_NOOP("formats", "texture columns at its edges"), 2),
      f32("v", QT_TRANSLATE_NOOP("formats", "texture rows at its edges"), 2),
      f32("uvPoints", QT_TRANSLATE_NOOP("formats", "four corners on its plane; the third numbers hold the axis"), 12),
      vec3("origin"), vec3("basisNormal"));
}
inline constexpr auto kOverlay352 = layout("overlay", 352, overlayFields(64));
inline constexpr auto kOverlay356 = layout("overlay", 356, overlayFields(64), raw("unknown", "", 4));
inline constexpr auto kOverlay356Wide = layout("overlay", 356, overlayFields(64, Type::I32, 2));
inline constexpr auto kOverlay360Wide = layout("overlay", 360, overlayFields(64, Type::I32, 2), u8("clrTint", "", 4));
inline constexpr auto kWaterOverlay = layout("overlay", 1120, overlayFields(256));
inline constexpr auto kWaterOverlay1124Wide = layout("overlay", 1124, overlayFields(256, Type::I32, 2));
inline constexpr auto kOverlayFade = layout(
    "overlay fade", 8, f32("fadeDistMinSq", QT_TRANSLATE_NOOP("formats", "squared distance where fading starts")),
    f32("fadeDistMaxSq", QT_TRANSLATE_NOOP("formats", "squared distance where it has faded out")));
inline constexpr auto kOverlayLevels =
    layout("overlay system levels", 4, u8("minCPULevel"), u8("maxCPULevel"), u8("minGPULevel"), u8("maxGPULevel"));

using OverlayLayouts =
    LayoutFamily<kOverlay352, kOverlay356, kOverlay356Wide, kOverlay360Wide, kWaterOverlay, kWaterOverlay1124Wide>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A picture laid on faces (docs/formats/source-bsp.md, "Overlays"). Scene axes.
struct Overlay {
  LumpId lump = LumpId::Overlays; ///< or WaterOverlays
  std::uint64_t row = 0;
  std::int32_t id = 0;
  std::int32_t texInfo = -1;
  std::int32_t renderOrder = 0;    ///< 0…3
  std::vector<std::int32_t> faces; ///< each once, as far as they are in the file; in the file's order
  QVector3D origin;
  QVector3D right; ///< of its plane, with `up` and `normal` of unit length
  QVector3D up;
  QVector3D normal;
  std::array<QVector2D, 4> corners; ///< on its plane, counted from the origin along `right` and `up`
  std::array<QVector2D, 4> uvs;     ///< of the corners
};

/// The overlays of one of the two lumps that can be drawn. Those whose numbers make no sense are told and left out.
std::vector<Overlay> readOverlays(const MapRecords& records, LumpId lump, std::size_t faceCount,
                                  Diagnostics& diagnostics);

} // namespace vitrine::formats::source
