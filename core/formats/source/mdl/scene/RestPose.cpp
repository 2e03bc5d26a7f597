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

Result<BoneFrames> firstFrame(const MdlFile& mdl, const Bytes& ani) {
  const std::vector<MdlSequence> sequences = readSequences(mdl, nullptr);
  const std::vector<MdlAnimation> animations = readAnimations(mdl);
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

} // namespace

QMatrix4x4 transformOf(const BonePose& pose) {
  QMatrix4x4 matrix;
  matrix.translate(pose.position);
  matrix.rotate(pose.rotation);
  return matrix;
}

std::vector<QMatrix4x4> boneTransforms(const MdlFile& mdl, std::span<const BonePose> bones) {
  std::vector<QMatrix4x4> transforms;
  transforms.reserve(bones.size());
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const int parent = mdl.bones[i].parent;
    const QMatrix4x4 local = transformOf(bones[i]);
    transforms.push_back(parent < 0 ? local : transforms[static_cast<std::size_t>(parent)] * local);
  }
  return transforms;
}

RestPose restPose(const MdlFile& mdl, const Bytes& ani, Diagnostics* diagnostics) {
  RestPose rest;
  if (mdl.header.has(kMdlStaticProp)) {
    rest.bones = boundPose(mdl);
  } else if (auto frames = firstFrame(mdl, ani)) {
    rest.bones = std::move(*frames);
  } else {
    rest.bones = turnedPose(mdl);
    rest.isGuessed = true;
    if (diagnostics) {
      diagnostics->note(
          base::translate("formats",
                          "how the model stands cannot be read of its first sequence (%1); taken as it was modelled, a "
                          "quarter turned")
              .arg(frames.error().message),
          mdlTableRange(MdlTable::Sequences, mdl.header));
    }
  }
  rest.transforms = boneTransforms(mdl, rest.bones);
  return rest;
}

} // namespace vitrine::formats::source
