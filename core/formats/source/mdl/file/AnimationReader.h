#pragma once

#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/formats/source/mdl/records/Sequences.h"

namespace vitrine::formats::source {

/// Pose of a bone in its parent, file axes.
struct BonePose {
  QVector3D position;
  QQuaternion rotation; ///< unit length
};

/// Poses of all bones in some frames, frame by frame. Of deltas: offsets from another pose.
using BoneFrames = std::vector<BonePose>;

/// Frames `first` to `first` + `count` of an animation, of all bones of the model. `ani` is the file that holds its
/// blocks; empty: there is none. Errors: NotFound where the data are in a file that is not there, Damaged. The caller
/// sees to it that so many frames may be kept.
Result<BoneFrames> readFrames(const MdlFile& mdl, const MdlAnimation& animation, const Bytes& ani, std::uint32_t first,
                              std::uint32_t count);

/// A pose with a delta laid over it.
BonePose withDelta(const BonePose& pose, const BonePose& delta, std::uint32_t animationFlags);

} // namespace vitrine::formats::source
