#pragma once

#include "core/formats/source/bsp/file/GameLump.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <QStringList>
#include <QtGlobal>

namespace vitrine::formats::source::bsp {

inline constexpr auto kPropModelName = layout("model", 128, chars("name", "", 128));
inline constexpr auto kPropLeaf2 = layout("leaf", 2, u16("leaf").to("lumps/LEAFS"));
inline constexpr auto kPropLeaf4 = layout("leaf", 4, u32("leaf").to("lumps/LEAFS"));

/// In Vindictus, before the records.
inline constexpr auto kPropScale = layout("scale", 16, i32("prop").to("lumps/GAME_LUMP/sprp/props"),
                                          vec3("scale", QT_TRANSLATE_NOOP("formats", "along its axes")));

// Sets of fields that versions of static props are put together from; docs/formats/source-bsp.md, "Static props".

/// The 56 bytes that all versions start with.
inline constexpr auto kPropCommon =
    group(vec3("Origin"), vec3("Angles", QT_TRANSLATE_NOOP("formats", "pitch, yaw, roll in degrees")),
          u16("PropType", QT_TRANSLATE_NOOP("formats", "model")).to("lumps/GAME_LUMP/sprp/dictionary"),
          u16("FirstLeaf").to("lumps/GAME_LUMP/sprp/leaves"), u16("LeafCount"),
          u8("Solid", QT_TRANSLATE_NOOP("formats", "collision")).values(kStaticPropSolidNames),
          u8("Flags").flags(kStaticPropFlagNames), i32("Skin"), f32("FadeMinDist"), f32("FadeMaxDist"),
          vec3("LightingOrigin", QT_TRANSLATE_NOOP("formats", "where its lighting is sampled")));
inline constexpr auto kPropStart = group(kPropCommon, f32("ForcedFadeScale"));
inline constexpr auto kPropDxLevels = group(u16("MinDXLevel"), u16("MaxDXLevel"));
inline constexpr auto kPropTint =
    u8("DiffuseModulation", QT_TRANSLATE_NOOP("formats", "tint: red, green, blue, alpha"), 4);
inline constexpr auto kPropCpuGpu =
    group(u8("MinCPULevel"), u8("MaxCPULevel"), u8("MinGPULevel"), u8("MaxGPULevel"), kPropTint);
inline constexpr auto kPropX360 = group(kPropCpuGpu, u32("DisableX360"));
inline constexpr auto kPropFlagsEx = group(kPropX360, u32("FlagsEx"));
/// Flags are 32 bits here.
inline constexpr auto kPropWideFlags = group(kPropDxLevels, u32("FlagsWide").flags(kStaticPropFlagNames),
                                             u16("LightmapResolutionX"), u16("LightmapResolutionY"));
inline constexpr auto kPropTargetName = chars("targetname", "", 128);

inline constexpr auto kProp56 = layout("static prop", 56, kPropCommon);
inline constexpr auto kProp60 = layout("static prop", 60, kPropStart);
inline constexpr auto kProp64 = layout("static prop", 64, kPropStart, kPropDxLevels);
inline constexpr auto kProp68Tint = layout("static prop", 68, kPropStart, kPropDxLevels, kPropTint);
inline constexpr auto kProp68CpuGpu = layout("static prop", 68, kPropStart, kPropCpuGpu);
inline constexpr auto kProp72X360 = layout("static prop", 72, kPropStart, kPropX360);
inline constexpr auto kProp72WideFlags = layout("static prop", 72, kPropStart, kPropWideFlags);
inline constexpr auto kProp76CpuGpu = layout("static prop", 76, kPropStart, kPropCpuGpu, raw("unknown", "", 8));
inline constexpr auto kProp76FlagsEx = layout("static prop", 76, kPropStart, kPropFlagsEx);
inline constexpr auto kProp76BlackMesa = layout("static prop", 76, kPropStart, kPropWideFlags, kPropTint);
inline constexpr auto kProp80BlackMesa =
    layout("static prop", 80, kPropStart, kPropWideFlags, kPropTint, u32("FlagsEx"));
inline constexpr auto kProp80Scale = layout("static prop", 80, kPropStart, kPropFlagsEx, f32("UniformScale"));
inline constexpr auto kProp88Scale3 = layout("static prop", 88, kPropStart, kPropFlagsEx, vec3("Scale"));
inline constexpr auto kProp136 = layout("static prop", 136, kPropStart, kPropDxLevels, raw("unknown", "", 72));
inline constexpr auto kProp188Named = layout("static prop", 188, kPropStart, kPropTargetName);
inline constexpr auto kProp192Named = layout("static prop", 192, kPropStart, kPropDxLevels, kPropTargetName);

using PropLeafLayouts = LayoutFamily<kPropLeaf2, kPropLeaf4>;
using StaticPropLayouts =
    LayoutFamily<kProp56, kProp60, kProp64, kProp68Tint, kProp68CpuGpu, kProp72X360, kProp72WideFlags, kProp76CpuGpu,
                 kProp76FlagsEx, kProp76BlackMesa, kProp80BlackMesa, kProp80Scale, kProp88Scale3, kProp136,
                 kProp188Named, kProp192Named>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A model placed in the map. File axes.
struct StaticProp {
  QVector3D origin;
  QVector3D angles; ///< pitch, yaw, roll in degrees
  int model = 0;    ///< into StaticProps::models
  int firstLeaf = 0;
  int leafCount = 0;
  QVector3D scale{1, 1, 1};
  int skin = 0;
  std::uint32_t flags = 0;
  float fadeMin = -1; ///< distances of fading; negative: as the other
  float fadeMax = 0;
  QVector3D lightingOrigin;                             ///< counts with kPropUseLightingOrigin
  std::array<std::uint8_t, 4> tint{255, 255, 255, 255}; ///< red, green, blue, alpha; encoded
};

/// Flags of static props that the reader acts on.
inline constexpr std::uint32_t kPropFades = 0x1;
inline constexpr std::uint32_t kPropUseLightingOrigin = 0x2;
inline constexpr std::uint32_t kPropNoDraw = 0x4;
inline constexpr std::uint32_t kPropScreenSpaceFade = 0x20; ///< distances of fading are pixels
inline constexpr std::uint32_t kPropNoPerVertexLighting = 0x40;

/// Names of kPropModelName, as written in the file.
QStringList modelNames(const RecordView& dictionary);

/// The game lump "sprp" taken apart; docs/formats/source-bsp.md, "Static props".
struct StaticProps {
  int version = 0;
  RecordView dictionary;
  RecordView otherNames; ///< Zeno Clash: of what is not known
  RecordView leaves;
  RecordView scales; ///< Vindictus: of some props
  RecordView props;
  bool knownRecords = true;
  /// Bytes of one record as the lump's size and count say; 0 without records.
  double recordSize = 0;

  QStringList models() const { return modelNames(dictionary); } ///< as written in the file
  /// The leaf list's entry `index`; -1 outside.
  int leafAt(int index) const;
  std::vector<StaticProp> readProps() const;
};

StaticProps readStaticProps(const GameLumpEntry& lump, const BspHeader& header, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
