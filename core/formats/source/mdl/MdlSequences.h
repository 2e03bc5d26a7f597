#pragma once

#include "core/formats/source/mdl/MdlFile.h"

namespace vitrine::formats::source {

enum MdlAnimationFlag : std::uint32_t {
  kAnimationLoops = 0x1,
  kAnimationIsDelta = 0x4,   ///< laid over another
  kAnimationIsPost = 0x10,   ///< of deltas: turns in the bone's space, not in its parent's
  kAnimationAllZeros = 0x20, ///< moves nothing
  kAnimationByFrame = 0x40,  ///< frame by frame, version 49
};

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

/// `diagnostics` (may be null) hears of what does not fit.
std::vector<MdlSequence> readSequences(const MdlFile& mdl, Diagnostics* diagnostics);

/// Byte range of a block in the .ani file; nullopt: there is no such.
std::optional<ByteRange> animationBlock(const MdlFile& mdl, std::int32_t block);

/// Name of the .ani file; empty: the model has none.
QString animationFile(const MdlFile& mdl);

} // namespace vitrine::formats::source
