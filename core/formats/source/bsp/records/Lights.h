#pragma once

#include "core/formats/source/bsp/records/Tree.h"

namespace vitrine::formats::source::bsp {

inline constexpr auto kWorldLightStart =
    group(vec3("origin"), vec3("intensity", QT_TRANSLATE_NOOP("formats", "linear red, green, blue")), vec3("normal"));
inline constexpr auto kWorldLightCluster = i32("cluster").to("lumps/VISIBILITY/clusters");
inline constexpr auto kWorldLightEnd =
    group(i32("style", QT_TRANSLATE_NOOP("formats", "light style")),
          f32("stopdot", QT_TRANSLATE_NOOP("formats", "cosine of the inner cone")),
          f32("stopdot2", QT_TRANSLATE_NOOP("formats", "cosine of the outer cone")), f32("exponent"),
          f32("radius", QT_TRANSLATE_NOOP("formats", "cutoff distance, 0 = none")), f32("constant_attn"),
          f32("linear_attn"), f32("quadratic_attn"), i32("flags"), i32("texinfo").to("lumps/TEXINFO"),
          i32("owner", QT_TRANSLATE_NOOP("formats", "entity")));
inline constexpr auto kWorldLightType = i32("type").values(kWorldLightTypeNames);
inline constexpr auto kWorldLight88 =
    layout("light", 88, kWorldLightStart, kWorldLightCluster, kWorldLightType, kWorldLightEnd);
inline constexpr auto kWorldLight100 = layout("light", 100, kWorldLightStart, vec3("shadow_cast_offset"),
                                              kWorldLightCluster, kWorldLightType, kWorldLightEnd);
/// Strata's later ones, whose type is a byte.
inline constexpr auto kWorldLightModeNames =
    std::to_array<FlagName>({{0, "STATIC"}, {1, "SPECULAR"}, {2, "BOUNCE"}, {3, "DYNAMIC"}});
inline constexpr auto kWorldLight100Mode =
    layout("light", 100, kWorldLightStart, vec3("shadow_cast_offset"), kWorldLightCluster,
           u8("type").values(kWorldLightTypeNames), u8("mode").values(kWorldLightModeNames).gap(2), kWorldLightEnd);

constexpr auto ambientIndex(Type number, const char* samples) {
  return group(
      FieldSpec(number, "ambientSampleCount", QT_TRANSLATE_NOOP("formats", "0 = the next field is another leaf")),
      FieldSpec(number, "firstAmbientSample").to(samples));
}
inline constexpr auto kAmbientLeaf = "ambient samples of a leaf";
inline constexpr auto kAmbientIndex4 = layout(kAmbientLeaf, 4, ambientIndex(Type::U16, "lumps/LEAF_AMBIENT_LIGHTING"));
inline constexpr auto kAmbientIndex4Hdr =
    layout(kAmbientLeaf, 4, ambientIndex(Type::U16, "lumps/LEAF_AMBIENT_LIGHTING_HDR"));
inline constexpr auto kAmbientIndex8 = layout(kAmbientLeaf, 8, ambientIndex(Type::U32, "lumps/LEAF_AMBIENT_LIGHTING"));
inline constexpr auto kAmbientIndex8Hdr =
    layout(kAmbientLeaf, 8, ambientIndex(Type::U32, "lumps/LEAF_AMBIENT_LIGHTING_HDR"));

inline constexpr auto kAmbientCube =
    u8("cube", QT_TRANSLATE_NOOP("formats", "light from +x -x +y -y +z -z: red, green, blue, exponent"), 24);
inline constexpr auto kAmbientSample28 =
    layout("ambient sample", 28, kAmbientCube,
           u8("position", QT_TRANSLATE_NOOP("formats", "x, y, z in the leaf's box, 0 … 255"), 3).gap(1));
inline constexpr auto kAmbientSample24 = layout("ambient sample", 24, kAmbientCube);

inline constexpr auto kCubemap =
    layout("cubemap", 16, i32("origin", "", 3),
           u8("size", QT_TRANSLATE_NOOP("formats", "side = 2^(size - 1) texels, 0 = 32")).gap(3));
inline constexpr auto kLuxel =
    layout("luxel", 4, u8("r"), u8("g"), u8("b"),
           i8("exponent", QT_TRANSLATE_NOOP("formats", "each colour times 2^exponent / 255 is linear light")));
inline constexpr auto kMapFlags = layout("map flags", 4, u32("flags").flags(kMapFlagNames));

using WorldLightLayouts = LayoutFamily<kWorldLight88, kWorldLight100, kWorldLight100Mode>;
using AmbientIndexLayouts = LayoutFamily<kAmbientIndex4, kAmbientIndex4Hdr, kAmbientIndex8, kAmbientIndex8Hdr>;
/// Samples of their own, and those in the leaves themselves.
using AmbientLayouts =
    LayoutFamily<kAmbientSample28, kAmbientSample24, kLeaf32, kLeaf56Ambient, kLeaf56Wide, kLeaf56Vindictus>;

} // namespace vitrine::formats::source::bsp
