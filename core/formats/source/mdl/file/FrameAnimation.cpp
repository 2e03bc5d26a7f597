#include "core/formats/source/mdl/file/FrameAnimation.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/file/AnimationCodes.h"
#include "core/formats/source/mdl/records/Finite.h"
#include "core/structure/RecordStream.h"

namespace vitrine::formats::source {
namespace {

enum BoneFlag : std::uint8_t {
  kConstPosition = 0x01,
  kConstRotation = 0x02,
  kPosition = 0x04,
  kRotation = 0x08,
  kFullPosition = 0x10,
  kConstPosition2 = 0x20,
  kConstRotation2 = 0x40,
  kRotation2 = 0x80,
};

/// Flags of the bones follow.
constexpr auto kFramesHead =
    structure::layout("frames", 24, structure::fields::i32("constantsoffset"), structure::fields::i32("frameoffset"),
                      structure::fields::i32("framelength").gap(12));
/// The flags of values that stand together, in the order in which they do.
struct ValueFlags {
  BoneFlag rotation;
  BoneFlag rotation2;
  BoneFlag position;
  BoneFlag fullPosition;
};
constexpr ValueFlags kInAllFrames{kConstRotation, kConstRotation2, kConstPosition, kConstPosition2};
constexpr ValueFlags kInOneFrame{kRotation, kRotation2, kPosition, kFullPosition};

/// Values one after another from `place` on, each only where its bone has the flag.
void readValues(const Bytes& file, std::uint64_t place, const ValueFlags& which, const Bytes& flags,
                std::span<BonePose> poses) {
  constexpr std::uint64_t kPacked = 6;
  constexpr std::uint64_t kFull = 12;
  ByteReader reader(file);
  reader.seek(place);
  for (std::size_t bone = 0; bone < poses.size(); ++bone) {
    const auto has = [flag = std::to_integer<std::uint8_t>(flags[bone])](BoneFlag one) { return (flag & one) != 0; };
    if (has(which.rotation)) {
      poses[bone].rotation = quaternion48(reader.take(kPacked).data());
    }
    if (has(which.rotation2)) {
      poses[bone].rotation = quaternion48S(reader.take(kPacked).data());
    }
    if (has(which.position)) {
      poses[bone].position = vector48(reader.take(kPacked).data());
    }
    if (has(which.fullPosition)) {
      poses[bone].position = finite(bytes::loadVec3(reader.take(kFull).data()));
    }
  }
}

} // namespace

void readFrameAnimation(const MdlFile& mdl, const Bytes& file, std::uint64_t place, const FrameWindow& window,
                        BoneFrames& frames) {
  const std::size_t bones = mdl.bones.size();
  ByteReader reader(file);
  reader.seek(place);
  structure::RecordStream head(kFramesHead, reader);
  const auto constants = head.as<std::int32_t>(kFramesHead["constantsoffset"]);
  const auto frameData = head.as<std::int32_t>(kFramesHead["frameoffset"]);
  const auto frameLength = head.as<std::int32_t>(kFramesHead["framelength"]);
  if (constants < 0 || frameData < 0 || frameLength < 0) {
    reader.seek(place);
    reader.fail(base::translate("formats", "frames that start before their own header"));
  }
  reader.seek(place + kFramesHead.size);
  const Bytes flags = reader.take(bones);
  std::vector<BonePose> poses(frames.begin() + static_cast<std::ptrdiff_t>(window.target * bones),
                              frames.begin() + static_cast<std::ptrdiff_t>((window.target + 1) * bones));
  if (constants > 0) {
    readValues(file, place + static_cast<std::uint64_t>(constants), kInAllFrames, flags, poses);
  }
  for (std::uint32_t i = 0; i < window.count; ++i) {
    const std::span<BonePose> target(frames.data() + (window.target + i) * bones, bones);
    std::ranges::copy(poses, target.begin());
    if (frameData > 0) {
      const std::uint64_t at = place + static_cast<std::uint64_t>(frameData) +
                               (std::uint64_t{window.first} + i) * static_cast<std::uint64_t>(frameLength);
      readValues(file, at, kInOneFrame, flags, target);
    }
  }
}

} // namespace vitrine::formats::source
