#pragma once

#include "core/formats/source/mdl/file/AnimationReader.h"

namespace vitrine::formats::source {

/// Range of the wanted frames of a part, and their destination.
struct FrameWindow {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
  std::size_t target = 0; ///< into the frames that are read
};

/// Reads an animation that is stored frame by frame (docs/formats/source-models.md, "Frame by frame"), as models of
/// version 49 may have them. Throws bytes::ReadError.
void readFrameAnimation(const MdlFile& mdl, const Bytes& file, std::uint64_t place, const FrameWindow& window,
                        BoneFrames& frames);

} // namespace vitrine::formats::source
