#pragma once

#include "core/formats/source/mdl/records/Bones.h"

namespace vitrine::formats::source {

class RecordSections;

enum MdlAnimationFlag : std::uint32_t {
  kAnimationLoops = 0x1,
  kAnimationIsDelta = 0x4,   ///< laid over another
  kAnimationIsPost = 0x10,   ///< of deltas: turns in the bone's space, not in its parent's
  kAnimationAllZeros = 0x20, ///< moves nothing
  kAnimationByFrame = 0x40,  ///< frame by frame, version 49
};

inline constexpr auto kMdlAnimationFlags = std::to_array<structure::FlagName>({
    {kAnimationLoops, "LOOPING"},
    {0x2, "SNAP"},
    {kAnimationIsDelta, "DELTA"},
    {0x8, "AUTOPLAY"},
    {kAnimationIsPost, "POST"},
    {kAnimationAllZeros, "ALLZEROS"},
    {kAnimationByFrame, "FRAMEANIM"},
    {0x80, "CYCLEPOSE"},
    {0x100, "REALTIME"},
    {0x200, "LOCAL"},
    {0x400, "HIDDEN"},
    {0x800, "OVERRIDE"},
    {0x1000, "ACTIVITY"},
    {0x2000, "EVENT"},
    {0x4000, "WORLD"},
});

inline constexpr auto kMdlAnimation = [] {
  using namespace structure::fields;
  return structure::layout(
      "animation", 100, i32("baseptr"), i32("sznameindex", kMdlFromRecord),
      f32("fps", QT_TRANSLATE_NOOP("formats", "frames per second")), u32("flags").flags(kMdlAnimationFlags),
      i32("numframes"), i32("nummovements"), i32("movementindex", kMdlFromRecord).gap(24),
      i32("animblock", QT_TRANSLATE_NOOP("formats", "0: in this file; otherwise in the .ani file"))
          .to("animation blocks"),
      i32("animindex", QT_TRANSLATE_NOOP("formats", "offset in its block, or from the start of this record")),
      i32("numikrules"), i32("ikruleindex"), i32("animblockikruleindex"), i32("numlocalhierarchy"),
      i32("localhierarchyindex"), i32("sectionindex", kMdlFromRecord),
      i32("sectionframes", QT_TRANSLATE_NOOP("formats", "frames of each part; 0: not split")), i16("zeroframespan"),
      i16("zeroframecount"), i32("zeroframeindex"), f32("zeroframestalltime"));
}();

inline constexpr auto kMdlSequence = [] {
  using namespace structure::fields;
  return structure::layout(
      "sequence", 212, i32("baseptr"), i32("szlabelindex", kMdlFromRecord), i32("szactivitynameindex", kMdlFromRecord),
      u32("flags").flags(kMdlAnimationFlags), i32("activity"), i32("actweight"), i32("numevents"),
      i32("eventindex", kMdlFromRecord), vec3("bbmin"), vec3("bbmax"), i32("numblends"),
      i32("animindexindex", kMdlFromRecord), i32("movementindex", kMdlFromRecord),
      i32("groupsize", QT_TRANSLATE_NOOP("formats", "blended animations, by two pose parameters"), 2),
      i32("paramindex", QT_TRANSLATE_NOOP("formats", "pose parameters"), 2).to("pose parameters"),
      f32("paramstart", "", 2), f32("paramend", "", 2), i32("paramparent"), f32("fadeintime"), f32("fadeouttime"),
      i32("localentrynode"), i32("localexitnode"), i32("nodeflags"), f32("entryphase"), f32("exitphase"),
      f32("lastframe"), i32("nextseq"), i32("pose"), i32("numikrules"), i32("numautolayers"),
      i32("autolayerindex", kMdlFromRecord), i32("weightlistindex", kMdlFromRecord),
      i32("posekeyindex", kMdlFromRecord), i32("numiklocks"), i32("iklockindex", kMdlFromRecord),
      i32("keyvalueindex", kMdlFromRecord), i32("keyvaluesize"), i32("cycleposeindex").gap(28));
}();

inline constexpr auto kMdlAnimationBlock = [] {
  using namespace structure::fields;
  return structure::layout("animation block", 8,
                           u32("datastart", QT_TRANSLATE_NOOP("formats", "offset in the .ani file")), u32("dataend"));
}();

inline constexpr auto kMdlPoseParameter = [] {
  using namespace structure::fields;
  return structure::layout("pose parameter", 20, i32("sznameindex", kMdlFromRecord), u32("flags"), f32("start"),
                           f32("end"), f32("loop"));
}();

inline constexpr auto kMdlIncludedModel = [] {
  using namespace structure::fields;
  return structure::layout("included model", 8, i32("szlabelindex", kMdlFromRecord),
                           i32("sznameindex", kMdlFromRecord));
}();

/// The movement of all bones by frames; sequences are made of these.
struct MdlAnimation {
  QString name;
  float framesPerSecond = 0;
  std::uint32_t flags = 0;
  std::uint32_t frames = 0;
  std::int32_t block = 0;          ///< 0: in the MDL file; else of the .ani file
  std::int64_t data = 0;           ///< place in the block, or from `offset`; 0: there is none
  std::int64_t sections = 0;       ///< of the table of parts, from `offset`
  std::uint32_t sectionFrames = 0; ///< frames of each part; 0: it is whole
  std::uint64_t offset = 0;
};

/// Event of a sequence: a time in its cycle, and what the game does then.
struct MdlEvent {
  float cycle = 0; ///< 0…1
  QString text;
  std::uint64_t offset = 0;
};

struct MdlSequence {
  QString name;
  QString activity;
  std::uint32_t flags = 0;
  std::int32_t animation = -1; ///< the one that shows it with all pose parameters at 0; -1: none
  std::uint32_t blends = 1;    ///< so many animations are blended
  std::vector<MdlEvent> events;
  std::uint64_t offset = 0;
};

std::vector<MdlAnimation> readAnimations(const MdlFile& mdl);

/// `diagnostics` hears of what does not fit.
std::vector<MdlSequence> readSequences(const MdlFile& mdl, Diagnostics& diagnostics);

/// Byte range of a block in the .ani file; nullopt: there is no such.
std::optional<ByteRange> animationBlock(const MdlFile& mdl, std::int32_t block);

/// Name of the .ani file; empty: the model has none.
QString animationFile(const MdlFile& mdl);

void addEventSection(RecordSections& sections, const MdlFile& mdl, const std::vector<MdlSequence>& sequences);

} // namespace vitrine::formats::source
