#include "core/formats/source/mdl/scene/RestPose.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

/// Bones as the vertices were bound to them.
std::vector<BonePose> boundPose(const MdlFile& mdl) {
  std::vector<BonePose> bones;
  bones.reserve(mdl.bones.size());
  for (const MdlBone& bone : mdl.bones) {
    // Where its parent stands as it was bound, it does so too.
    const QMatrix4x4 inModel = bone.poseToBone.inverted();
    const QMatrix4x4 local =
        bone.parent < 0 ? inModel : mdl.bones[static_cast<std::size_t>(bone.parent)].poseToBone * inModel;
    bones.push_back(
        {local.column(3).toVector3D(), QQuaternion::fromRotationMatrix(local.toGenericMatrix<3, 3>()).normalized()});
  }
  return bones;
}

/// Bind pose with the quarter turn that nearly every compiler gives to what was modelled facing the other way.
std::vector<BonePose> turnedPose(const MdlFile& mdl) {
  std::vector<BonePose> bones = boundPose(mdl);
  const QQuaternion quarter = QQuaternion::fromAxisAndAngle(0, 0, 1, 90);
  for (std::size_t i = 0; i < bones.size(); ++i) {
    if (mdl.bones[i].parent < 0) {
      bones[i] = {quarter.rotatedVector(bones[i].position), quarter * bones[i].rotation};
    }
  }
  return bones;
}

Result<BoneFrames> firstFrame(const MdlFile& mdl, std::span<const MdlSequence> sequences,
                              std::span<const MdlAnimation> animations, const Bytes& ani) {
  if (sequences.empty() || sequences.front().animation < 0) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "it has none")));
  }
  const MdlAnimation& animation = animations[static_cast<std::size_t>(sequences.front().animation)];
  if (animation.frames == 0) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "it has no frames")));
  }
  auto frames = readFrames(mdl, animation, ani, 0, 1);
  if (frames && (animation.flags & kAnimationIsDelta) != 0) {
    for (std::size_t bone = 0; bone < frames->size(); ++bone) {
      const MdlBone& of = mdl.bones[bone];
      (*frames)[bone] = withDelta({of.position, of.rotation}, (*frames)[bone], animation.flags);
    }
  }
  return frames;
}

/// Transforms of bones in the model from their poses in their parents.
std::vector<QMatrix4x4> boneTransforms(const MdlFile& mdl, std::span<const BonePose> bones) {
  std::vector<QMatrix4x4> transforms;
  transforms.reserve(bones.size());
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const int parent = mdl.bones[i].parent;
    QMatrix4x4 local;
    local.translate(bones[i].position);
    local.rotate(bones[i].rotation);
    transforms.push_back(parent < 0 ? local : transforms[static_cast<std::size_t>(parent)] * local);
  }
  return transforms;
}

} // namespace

RestPose restPose(const MdlFile& mdl, std::span<const MdlSequence> sequences, std::span<const MdlAnimation> animations,
                  const Bytes& ani, Diagnostics& diagnostics) {
  RestPose rest;
  if (mdl.header.has(kMdlStaticProp)) {
    rest.bones = boundPose(mdl);
  } else if (auto frames = firstFrame(mdl, sequences, animations, ani)) {
    rest.bones = std::move(*frames);
  } else {
    rest.bones = turnedPose(mdl);
    rest.isGuessed = true;
    diagnostics.note(base::translate("formats", "the orientation of the model cannot be read from its first sequence "
                                                "(%1); it is shown as modelled, rotated by 90°")
                         .arg(frames.error().message),
                     mdlTableRange(MdlTable::Sequences, mdl.header));
  }
  rest.transforms = boneTransforms(mdl, rest.bones);
  return rest;
}

} // namespace vitrine::formats::source
