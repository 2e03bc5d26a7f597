#pragma once

#include "core/structure/Column.h"

#include <array>
#include <type_traits>
#include <vector>

namespace vitrine::formats::source {
using structure::Column;
using structure::LayoutPtr;
using structure::RecordView;

/// All records of a view, as `read` makes them of their bytes.
template <class Read>
auto recordsOf(const RecordView& view, const Read& read) {
  std::vector<std::invoke_result_t<Read, const std::byte*>> records;
  records.reserve(view.count());
  for (std::size_t i = 0; i < view.count(); ++i) {
    records.push_back(read(view.at(i)));
  }
  return records;
}
} // namespace vitrine::formats::source

/// The records of every lump: one constant per record and version, its size in bytes in its name where there are
/// several. Field names are those of the format's literature; docs/formats/source-bsp.md. Names of flags and values
/// that they share are here.
namespace vitrine::formats::source::bsp {

using namespace structure::fields;
using structure::FieldSpec;
using structure::FlagName;
using structure::group;
using structure::layout;
using structure::LayoutFamily;
using Type = structure::FieldType;

inline constexpr auto kSurfaceFlagNames = std::to_array<FlagName>({
    {0x1, "LIGHT"},
    {0x2, "SKY2D"},
    {0x4, "SKY"},
    {0x8, "WARP"},
    {0x10, "TRANS"},
    {0x20, "NOPORTAL"},
    {0x40, "TRIGGER"},
    {0x80, "NODRAW"},
    {0x100, "HINT"},
    {0x200, "SKIP"},
    {0x400, "NOLIGHT"},
    {0x800, "BUMPLIGHT"},
    {0x1000, "NOSHADOWS"},
    {0x2000, "NODECALS"},
    {0x4000, "NOCHOP"},
    {0x8000, "HITBOX"},
});

inline constexpr auto kContentsFlagNames = std::to_array<FlagName>({
    {0x1, "SOLID"},
    {0x2, "WINDOW"},
    {0x4, "AUX"},
    {0x8, "GRATE"},
    {0x10, "SLIME"},
    {0x20, "WATER"},
    {0x40, "BLOCKLOS"},
    {0x80, "OPAQUE"},
    {0x100, "TESTFOGVOLUME"},
    {0x200, "UNUSED"},
    {0x400, "UNUSED6"},
    {0x800, "TEAM1"},
    {0x1000, "TEAM2"},
    {0x2000, "IGNORE_NODRAW_OPAQUE"},
    {0x4000, "MOVEABLE"},
    {0x8000, "AREAPORTAL"},
    {0x10000, "PLAYERCLIP"},
    {0x20000, "MONSTERCLIP"},
    {0x40000, "CURRENT_0"},
    {0x80000, "CURRENT_90"},
    {0x100000, "CURRENT_180"},
    {0x200000, "CURRENT_270"},
    {0x400000, "CURRENT_UP"},
    {0x800000, "CURRENT_DOWN"},
    {0x1000000, "ORIGIN"},
    {0x2000000, "MONSTER"},
    {0x4000000, "DEBRIS"},
    {0x8000000, "DETAIL"},
    {0x10000000, "TRANSLUCENT"},
    {0x20000000, "LADDER"},
    {0x40000000, "HITBOX"},
});

inline constexpr auto kLeafFlagNames = std::to_array<FlagName>({{1, "SKY"}, {2, "RADIAL"}, {4, "SKY2D"}});

inline constexpr auto kStaticPropFlagNames = std::to_array<FlagName>({
    {0x1, "FADES"},
    {0x2, "USE_LIGHTING_ORIGIN"},
    {0x4, "NO_DRAW"},
    {0x8, "IGNORE_NORMALS"},
    {0x10, "NO_SHADOW"},
    {0x20, "SCREEN_SPACE_FADE"},
    {0x40, "NO_PER_VERTEX_LIGHTING"},
    {0x80, "NO_SELF_SHADOWING"},
    {0x100, "NO_PER_TEXEL_LIGHTING"},
});

inline constexpr auto kStaticPropSolidNames = std::to_array<FlagName>({{0, "NONE"}, {2, "BBOX"}, {6, "VPHYSICS"}});

inline constexpr auto kWorldLightTypeNames = std::to_array<FlagName>(
    {{0, "SURFACE"}, {1, "POINT"}, {2, "SPOT"}, {3, "SKYLIGHT"}, {4, "QUAKELIGHT"}, {5, "SKYAMBIENT"}});

inline constexpr auto kPlaneTypeNames =
    std::to_array<FlagName>({{0, "X"}, {1, "Y"}, {2, "Z"}, {3, "ANYX"}, {4, "ANYY"}, {5, "ANYZ"}});

inline constexpr auto kPrimitiveTypeNames = std::to_array<FlagName>({{0, "TRILIST"}, {1, "TRISTRIP"}});

inline constexpr auto kDispTriFlagNames = std::to_array<FlagName>({{0x1, "SURFACE"},
                                                                   {0x2, "WALKABLE"},
                                                                   {0x4, "BUILDABLE"},
                                                                   {0x8, "SURFPROP1"},
                                                                   {0x10, "SURFPROP2"},
                                                                   {0x20, "REMOVE"}});

inline constexpr auto kMapFlagNames =
    std::to_array<FlagName>({{1, "BAKED_PROP_LIGHTING_LDR"}, {2, "BAKED_PROP_LIGHTING_HDR"}});

inline constexpr auto kDetailPropTypeNames =
    std::to_array<FlagName>({{0, "MODEL"}, {1, "SPRITE"}, {2, "CROSS"}, {3, "TRI"}});

inline constexpr auto kDetailPropOrientationNames =
    std::to_array<FlagName>({{0, "NORMAL"}, {1, "SCREEN_ALIGNED"}, {2, "SCREEN_ALIGNED_VERTICAL"}});

} // namespace vitrine::formats::source::bsp
