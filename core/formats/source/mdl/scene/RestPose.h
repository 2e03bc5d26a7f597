#pragma once

#include "core/formats/source/mdl/file/AnimationReader.h"

namespace vitrine::formats::source {

/// Pose of a model when nothing plays.
struct RestPose {
  std::vector<BonePose> bones;        ///< in their parents; file axes
  std::vector<QMatrix4x4> transforms; ///< of the bones, in the model; file axes
  bool isGuessed = false;             ///< the first sequence could not be read
};

/// Static props stand as their vertices are; others as the first of their sequences begins
/// (docs/formats/source-models.md, "Rest pose"). `ani` may be empty. `diagnostics` hears where that cannot be read.
RestPose restPose(const MdlFile& mdl, std::span<const MdlSequence> sequences, std::span<const MdlAnimation> animations,
                  const Bytes& ani, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
