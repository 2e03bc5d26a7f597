#include "core/formats/source/mdl/format/layouts/ModelLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::source::layouts {
namespace {

using Type = structure::FieldType;
using structure::FlagName;

constexpr const char* kFromRecord = QT_TRANSLATE_NOOP("formats", "place, from the start of this record");

constexpr auto kAnimationFlags = std::to_array<FlagName>({
    {0x1, "LOOPING"},
    {0x2, "SNAP"},
    {0x4, "DELTA"},
    {0x8, "AUTOPLAY"},
    {0x10, "POST"},
    {0x20, "ALLZEROS"},
    {0x40, "FRAMEANIM"},
    {0x80, "CYCLEPOSE"},
    {0x100, "REALTIME"},
    {0x200, "LOCAL"},
    {0x400, "HIDDEN"},
    {0x800, "OVERRIDE"},
    {0x1000, "ACTIVITY"},
    {0x2000, "EVENT"},
    {0x4000, "WORLD"},
});

} // namespace

LayoutPtr mdlAnimation() {
  return LayoutBuilder("animation")
      .add(Type::I32, "baseptr")
      .add(Type::I32, "sznameindex", kFromRecord)
      .add(Type::F32, "fps", QT_TRANSLATE_NOOP("formats", "frames a second"))
      .add(Type::U32, "flags")
      .flags(kAnimationFlags)
      .add(Type::I32, "numframes")
      .add(Type::I32, "nummovements")
      .add(Type::I32, "movementindex", kFromRecord)
      .skip(24)
      .add(Type::I32, "animblock", QT_TRANSLATE_NOOP("formats", "0: in this file; else of the .ani file"))
      .to("animation blocks")
      .add(Type::I32, "animindex", QT_TRANSLATE_NOOP("formats", "place in its block, or from the start of this record"))
      .add(Type::I32, "numikrules")
      .add(Type::I32, "ikruleindex")
      .add(Type::I32, "animblockikruleindex")
      .add(Type::I32, "numlocalhierarchy")
      .add(Type::I32, "localhierarchyindex")
      .add(Type::I32, "sectionindex", kFromRecord)
      .add(Type::I32, "sectionframes", QT_TRANSLATE_NOOP("formats", "frames of each part; 0: it is whole"))
      .add(Type::I16, "zeroframespan")
      .add(Type::I16, "zeroframecount")
      .add(Type::I32, "zeroframeindex")
      .add(Type::F32, "zeroframestalltime")
      .done(100);
}

LayoutPtr mdlSequence() {
  LayoutBuilder layout("sequence");
  layout.add(Type::I32, "baseptr")
      .add(Type::I32, "szlabelindex", kFromRecord)
      .add(Type::I32, "szactivitynameindex", kFromRecord)
      .add(Type::U32, "flags")
      .flags(kAnimationFlags)
      .add(Type::I32, "activity")
      .add(Type::I32, "actweight")
      .add(Type::I32, "numevents")
      .add(Type::I32, "eventindex", kFromRecord)
      .vec3("bbmin")
      .vec3("bbmax")
      .add(Type::I32, "numblends")
      .add(Type::I32, "animindexindex", kFromRecord)
      .add(Type::I32, "movementindex", kFromRecord)
      .add(Type::I32, "groupsize", QT_TRANSLATE_NOOP("formats", "animations that are blended, by two pose parameters"),
           2)
      .add(Type::I32, "paramindex", QT_TRANSLATE_NOOP("formats", "pose parameters"), 2)
      .to("pose parameters")
      .add(Type::F32, "paramstart", "", 2)
      .add(Type::F32, "paramend", "", 2)
      .add(Type::I32, "paramparent");
  return layout.add(Type::F32, "fadeintime")
      .add(Type::F32, "fadeouttime")
      .add(Type::I32, "localentrynode")
      .add(Type::I32, "localexitnode")
      .add(Type::I32, "nodeflags")
      .add(Type::F32, "entryphase")
      .add(Type::F32, "exitphase")
      .add(Type::F32, "lastframe")
      .add(Type::I32, "nextseq")
      .add(Type::I32, "pose")
      .add(Type::I32, "numikrules")
      .add(Type::I32, "numautolayers")
      .add(Type::I32, "autolayerindex", kFromRecord)
      .add(Type::I32, "weightlistindex", kFromRecord)
      .add(Type::I32, "posekeyindex", kFromRecord)
      .add(Type::I32, "numiklocks")
      .add(Type::I32, "iklockindex", kFromRecord)
      .add(Type::I32, "keyvalueindex", kFromRecord)
      .add(Type::I32, "keyvaluesize")
      .add(Type::I32, "cycleposeindex")
      .skip(28)
      .done(212);
}

} // namespace vitrine::formats::source::layouts
