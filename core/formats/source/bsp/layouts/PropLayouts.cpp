#include "core/formats/source/bsp/layouts/FlagNames.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;

constexpr std::uint32_t kNameBytes = 128;
constexpr std::uint32_t kCommonBytes = 56;

/// The fields after the first 60 bytes, as sets that versions are put together from
/// (docs/formats/source-bsp.md, "Static props").
enum class Tail {
  None,           ///< v4, v5
  DxLevels,       ///< v6
  DxLevelsColour, ///< v7
  CpuGpu,         ///< v8
  CpuGpuX360,     ///< v9
  Flags2013,      ///< v10 of Source 2013: flags are 32 bits here
  FlagsEx,        ///< v10 of CS:GO
  Scale,          ///< v11 and v12 of CS:GO
  BlackMesa,
  BlackMesaEx,
  Scale3, ///< v13 of Strata
};

struct Variant {
  int version;
  std::uint32_t size;
  Tail tail;
  std::uint32_t rest; ///< further bytes: a name, or not known
  bool restIsName;
};

constexpr auto kVariants = std::to_array<Variant>({
    {4, 56, Tail::None, 0, false},       {5, 60, Tail::None, 0, false},       {5, 188, Tail::None, 128, true},
    {6, 60, Tail::None, 0, false},       {6, 64, Tail::DxLevels, 0, false},   {6, 136, Tail::DxLevels, 72, false},
    {6, 192, Tail::DxLevels, 128, true}, {7, 64, Tail::DxLevels, 0, false},   {7, 68, Tail::DxLevelsColour, 0, false},
    {7, 72, Tail::Flags2013, 0, false},  {8, 68, Tail::CpuGpu, 0, false},     {9, 72, Tail::CpuGpuX360, 0, false},
    {9, 76, Tail::CpuGpu, 8, false},     {10, 72, Tail::Flags2013, 0, false}, {10, 76, Tail::FlagsEx, 0, false},
    {11, 76, Tail::BlackMesa, 0, false}, {11, 80, Tail::Scale, 0, false},     {12, 80, Tail::Scale, 0, false},
    {13, 88, Tail::Scale3, 0, false},
});

LayoutBuilder& common(LayoutBuilder& layout, std::uint32_t size) {
  layout.vec3("Origin")
      .vec3("Angles", QT_TRANSLATE_NOOP("formats", "pitch, yaw, roll in degrees"))
      .add(Type::U16, "PropType", QT_TRANSLATE_NOOP("formats", "model"))
      .to("lumps/GAME_LUMP/sprp/dictionary")
      .add(Type::U16, "FirstLeaf")
      .to("lumps/GAME_LUMP/sprp/leaves")
      .add(Type::U16, "LeafCount")
      .add(Type::U8, "Solid", QT_TRANSLATE_NOOP("formats", "collision"))
      .values(staticPropSolidNames())
      .add(Type::U8, "Flags")
      .flags(staticPropFlagNames())
      .add(Type::I32, "Skin")
      .add(Type::F32, "FadeMinDist")
      .add(Type::F32, "FadeMaxDist")
      .vec3("LightingOrigin", QT_TRANSLATE_NOOP("formats", "where its light is taken"));
  if (size >= 60) {
    layout.add(Type::F32, "ForcedFadeScale");
  }
  return layout;
}

LayoutBuilder& dxLevels(LayoutBuilder& layout) {
  return layout.add(Type::U16, "MinDXLevel").add(Type::U16, "MaxDXLevel");
}

LayoutBuilder& colour(LayoutBuilder& layout) {
  return layout.add(Type::U8, "DiffuseModulation", QT_TRANSLATE_NOOP("formats", "tint: red, green, blue, alpha"), 4);
}

LayoutBuilder& cpuGpu(LayoutBuilder& layout) {
  layout.add(Type::U8, "MinCPULevel")
      .add(Type::U8, "MaxCPULevel")
      .add(Type::U8, "MinGPULevel")
      .add(Type::U8, "MaxGPULevel");
  return colour(layout);
}

LayoutBuilder& flags2013(LayoutBuilder& layout) {
  return dxLevels(layout)
      .add(Type::U32, "FlagsWide")
      .flags(staticPropFlagNames())
      .add(Type::U16, "LightmapResolutionX")
      .add(Type::U16, "LightmapResolutionY");
}

void addTail(LayoutBuilder& layout, Tail tail) {
  switch (tail) {
  case Tail::None:
    return;
  case Tail::DxLevels:
    dxLevels(layout);
    return;
  case Tail::DxLevelsColour:
    colour(dxLevels(layout));
    return;
  case Tail::CpuGpu:
    cpuGpu(layout);
    return;
  case Tail::CpuGpuX360:
    cpuGpu(layout).add(Type::U32, "DisableX360");
    return;
  case Tail::Flags2013:
    flags2013(layout);
    return;
  case Tail::BlackMesa:
    colour(flags2013(layout));
    return;
  case Tail::BlackMesaEx:
    colour(flags2013(layout)).add(Type::U32, "FlagsEx");
    return;
  case Tail::FlagsEx:
    cpuGpu(layout).add(Type::U32, "DisableX360").add(Type::U32, "FlagsEx");
    return;
  case Tail::Scale:
    cpuGpu(layout).add(Type::U32, "DisableX360").add(Type::U32, "FlagsEx").add(Type::F32, "UniformScale");
    return;
  case Tail::Scale3:
    cpuGpu(layout).add(Type::U32, "DisableX360").add(Type::U32, "FlagsEx").vec3("Scale");
    return;
  }
}

LayoutPtr makeKnown(const Variant& variant, Tail tail) {
  LayoutBuilder layout("static prop");
  addTail(common(layout, variant.size), tail);
  if (variant.rest != 0) {
    layout.add(variant.restIsName ? Type::Chars : Type::Raw, variant.restIsName ? "targetname" : "unknown", "",
               variant.rest);
  }
  return layout.done(variant.size);
}

LayoutPtr makeUnknown(std::uint32_t size) {
  LayoutBuilder layout("static prop");
  common(layout, kCommonBytes);
  if (size > kCommonBytes) {
    layout.add(Type::Raw, "unknown", "", size - kCommonBytes);
  }
  return layout.done(std::max(size, kCommonBytes));
}

} // namespace

const LayoutPtr& gameLumpEntry() {
  static const LayoutPtr layout =
      LayoutBuilder("game lump")
          .add(Type::U32, "id", QT_TRANSLATE_NOOP("formats", "four letters, from high to low byte"))
          .add(Type::U16, "flags", QT_TRANSLATE_NOOP("formats", "1 = compressed"))
          .add(Type::U16, "version")
          .add(Type::I32, "fileofs")
          .add(Type::I32, "filelen", QT_TRANSLATE_NOOP("formats", "bytes, decoded where compressed"))
          .done(16);
  return layout;
}

const LayoutPtr& propModelName() {
  static const LayoutPtr layout = LayoutBuilder("model").add(Type::Chars, "name", "", kNameBytes).done(kNameBytes);
  return layout;
}

const LayoutPtr& propLeaf2() {
  static const LayoutPtr layout = LayoutBuilder("leaf").add(Type::U16, "leaf").to("lumps/LEAFS").done(2);
  return layout;
}

const LayoutPtr& propLeaf4() {
  static const LayoutPtr layout = LayoutBuilder("leaf").add(Type::U32, "leaf").to("lumps/LEAFS").done(4);
  return layout;
}

LayoutPtr staticProp(int lumpVersion, std::uint32_t size, int bspVersion, bool& known) {
  const auto found =
      std::ranges::find_if(kVariants, [&](const Variant& v) { return v.version == lumpVersion && v.size == size; });
  known = found != kVariants.end();
  if (!known) {
    return makeUnknown(size);
  }
  const bool blackMesaEx = lumpVersion == 11 && size == 80 && bspVersion == 20;
  return makeKnown(*found, blackMesaEx ? Tail::BlackMesaEx : found->tail);
}

const LayoutPtr& detailSprite() {
  static const LayoutPtr layout = LayoutBuilder("detail sprite")
                                      .add(Type::F32, "UL", "", 2)
                                      .add(Type::F32, "LR", "", 2)
                                      .add(Type::F32, "TexUL", "", 2)
                                      .add(Type::F32, "TexLR", "", 2)
                                      .done(32);
  return layout;
}

const LayoutPtr& detailProp() {
  static const LayoutPtr layout = LayoutBuilder("detail prop")
                                      .vec3("Origin")
                                      .vec3("Angles", QT_TRANSLATE_NOOP("formats", "pitch, yaw, roll in degrees"))
                                      .add(Type::U16, "DetailModel", QT_TRANSLATE_NOOP("formats", "model or sprite"))
                                      .add(Type::U16, "Leaf")
                                      .to("lumps/LEAFS")
                                      .add(Type::U8, "Lighting", "", 4)
                                      .add(Type::U32, "LightStyles")
                                      .add(Type::U8, "LightStyleCount")
                                      .add(Type::U8, "SwayAmount")
                                      .add(Type::U8, "ShapeAngle")
                                      .add(Type::U8, "ShapeSize")
                                      .add(Type::U8, "Orientation")
                                      .values(detailPropOrientationNames())
                                      .skip(3)
                                      .add(Type::U8, "Type")
                                      .values(detailPropTypeNames())
                                      .skip(3)
                                      .add(Type::F32, "Scale")
                                      .done(52);
  return layout;
}

} // namespace vitrine::formats::source::layouts
