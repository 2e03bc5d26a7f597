#pragma once

#include "core/formats/source/mdl/file/AnimationReader.h"

namespace vitrine::formats::source {

/// Pose of a model when nothing plays.
struct RestPose {
  std::vector<BonePose> bones;        ///< in their parents; file axes
  std::vector<QMatrix4x4> transforms; ///< of the bones, in the model; file axes
  bool isGuessed = false;             ///< the first sequence could not be read
};

/// Static props stand as their vertices are; others as their first sequence begins
/// (docs/formats/source-models.md, "Rest pose"). `ani` may be empty. What is odd goes to `diagnostics` (may be null).
RestPose restPose(const MdlFile& mdl, const Bytes& ani, Diagnostics* diagnostics);

/// Transforms of bones in the model from their poses in their parents.
std::vector<QMatrix4x4> boneTransforms(const MdlFile& mdl, std::span<const BonePose> bones);

QMatrix4x4 transformOf(const BonePose& pose);

} // namespace vitrine::formats::source
