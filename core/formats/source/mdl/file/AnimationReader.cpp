#include "core/formats/source/mdl/file/AnimationReader.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/file/AnimationCodes.h"
#include "core/formats/source/mdl/file/FrameAnimation.h"
#include "core/formats/source/mdl/records/Finite.h"
#include "core/formats/source/mdl/records/MdlFile.h"
#include "core/structure/RecordStream.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

enum TrackFlag : std::uint8_t {
  kRawPosition = 0x01,
  kRawRotation = 0x02,
  kMovedPosition = 0x04,
  kMovedRotation = 0x08,
  kDelta = 0x10,
  kRawRotation2 = 0x20,
};

constexpr auto kTrackHead = structure::layout("track", 4, structure::fields::u8("bone"), structure::fields::u8("flags"),
                                              structure::fields::i16("nextoffset"));
constexpr auto kAnimationSection =
    structure::layout("animation section", 8, structure::fields::i32("animblock"), structure::fields::i32("animindex"));

/// The one of two quaternions for the same turn that lies in the half of `towards`.
QQuaternion alignedRotation(const QQuaternion& towards, const QQuaternion& turn) {
  return QQuaternion::dotProduct(towards, turn) < 0 ? -turn : turn;
}

/// Frames that are stored together, and where.
struct Part {
  Bytes bytes; ///< of the file they are in
  std::uint64_t place = 0;
  std::uint32_t first = 0; ///< of its frames, one that is wanted
  std::uint32_t count = 0;
  std::size_t target = 0; ///< into the wanted ones
};

class TrackReader {
public:
  TrackReader(const MdlFile& mdl, const Part& part, BoneFrames& frames)
      : m_mdl(mdl), m_part(part), m_reader(part.bytes), m_frames(frames) {}

  void run() {
    const std::size_t bones = m_mdl.bones.size();
    std::uint64_t at = m_part.place;
    for (std::size_t met = 0; met < bones; ++met) {
      m_reader.seek(at);
      structure::RecordStream head(kTrackHead, m_reader);
      const auto bone = head.as<std::uint8_t>(kTrackHead["bone"]);
      const auto flags = head.as<std::uint8_t>(kTrackHead["flags"]);
      const auto next = head.as<std::int16_t>(kTrackHead["nextoffset"]);
      if (bone == kNoBone && next == 0) {
        return;
      }
      if (bone >= bones || next < 0) {
        m_reader.seek(at);
        m_reader.fail(base::translate("formats", "the movement of bone %1 of %2").arg(bone).arg(bones));
      }
      readTrack(bone, flags, at + kTrackHead.size);
      if (next == 0) {
        return;
      }
      at += static_cast<std::uint64_t>(next);
    }
  }

private:
  static constexpr std::uint8_t kNoBone = 255;

  BonePose& pose(std::uint32_t frame, std::size_t bone) {
    return m_frames[(m_part.target + frame) * m_mdl.bones.size() + bone];
  }

  const std::byte* need(std::uint64_t at, std::uint64_t size) {
    m_reader.seek(at);
    m_reader.require(1, size, base::translate("formats", "value"));
    return m_part.bytes.data() + at;
  }

  void readTrack(std::size_t bone, std::uint8_t flags, std::uint64_t at) {
    if ((flags & kRawRotation) != 0) {
      setAll(bone, &BonePose::rotation, quaternion48(need(at, 6)));
      at += 6;
    }
    if ((flags & kRawRotation2) != 0) {
      setAll(bone, &BonePose::rotation, quaternion64(need(at, 8)));
      at += 8;
    }
    if ((flags & kMovedRotation) != 0) {
      readRotations(bone, flags, at);
      at += 6;
    }
    if ((flags & kRawPosition) != 0) {
      setAll(bone, &BonePose::position, vector48(need(at, 6)));
    } else if ((flags & kMovedPosition) != 0) {
      readPositions(bone, flags, at);
    }
  }

  template <class T>
  void setAll(std::size_t bone, T BonePose::* member, const T& value) {
    for (std::uint32_t frame = 0; frame < m_part.count; ++frame) {
      pose(frame, bone).*member = value;
    }
  }

  void readRotations(std::size_t bone, std::uint8_t flags, std::uint64_t at) {
    const MdlBone& of = m_mdl.bones[bone];
    const std::vector<QVector3D> angles = readVectors(at, of.angleScale);
    const bool delta = (flags & kDelta) != 0;
    for (std::uint32_t frame = 0; frame < m_part.count; ++frame) {
      QQuaternion rotation = fromAngles(angles[frame] + (delta ? QVector3D() : of.angles));
      if (!delta && (of.flags & kFixedAlignment) != 0) {
        rotation = alignedRotation(of.alignment, rotation);
      }
      pose(frame, bone).rotation = rotation;
    }
  }

  void readPositions(std::size_t bone, std::uint8_t flags, std::uint64_t at) {
    const MdlBone& of = m_mdl.bones[bone];
    const std::vector<QVector3D> positions = readVectors(at, of.positionScale);
    const QVector3D base = (flags & kDelta) != 0 ? QVector3D() : of.position;
    for (std::uint32_t frame = 0; frame < m_part.count; ++frame) {
      pose(frame, bone).position = finite(base + positions[frame]);
    }
  }

  /// Three curves, whose places are told from here.
  std::vector<QVector3D> readVectors(std::uint64_t at, const QVector3D& scale) {
    need(at, 6);
    std::vector<QVector3D> vectors(m_part.count);
    for (int axis = 0; axis < 3; ++axis) {
      const std::int16_t offset = bytes::loadI16(m_part.bytes.data() + at + 2 * static_cast<std::uint64_t>(axis));
      if (offset > 0) {
        readCurve(at + static_cast<std::uint64_t>(offset), axis, scale[axis], vectors);
      }
    }
    return vectors;
  }

  /// Runs of numbers: how many are told, for how many frames; the last of a run holds.
  void readCurve(std::uint64_t at, int axis, float scale, std::vector<QVector3D>& vectors) {
    std::uint64_t start = 0; // of the run, in frames of the part
    const std::uint64_t end = std::uint64_t{m_part.first} + m_part.count;
    while (start < end) {
      const std::byte* head = need(at, 2);
      const auto valid = std::to_integer<std::uint64_t>(head[0]);
      const auto total = std::to_integer<std::uint64_t>(head[1]);
      if (total == 0 || valid == 0) {
        return;
      }
      const std::byte* numbers = need(at + 2, valid * 2);
      for (std::uint64_t frame = std::max<std::uint64_t>(start, m_part.first); frame < std::min(start + total, end);
           ++frame) {
        const std::uint64_t number = std::min(frame - start, valid - 1);
        vectors[frame - m_part.first][axis] = static_cast<float>(bytes::loadI16(numbers + 2 * number)) * scale;
      }
      start += total;
      at += 2 + valid * 2;
    }
  }

  const MdlFile& m_mdl;
  const Part& m_part;
  ByteReader m_reader;
  BoneFrames& m_frames;
};

BoneFrames atRest(const MdlFile& mdl, const MdlAnimation& animation, std::uint32_t count) {
  const bool delta = (animation.flags & kAnimationIsDelta) != 0;
  BoneFrames frames;
  frames.reserve(mdl.bones.size() * count);
  for (std::uint32_t frame = 0; frame < count; ++frame) {
    for (const MdlBone& bone : mdl.bones) {
      frames.push_back(delta ? BonePose() : BonePose{bone.position, bone.rotation});
    }
  }
  return frames;
}

/// Part of the bytes where data of this block and place are.
Result<Part> partAt(const MdlFile& mdl, const MdlAnimation& animation, const Bytes& ani, std::int32_t block,
                    std::int64_t place) {
  if (block == 0) {
    const std::int64_t at = static_cast<std::int64_t>(animation.offset) + place;
    return Part{mdl.bytes, static_cast<std::uint64_t>(std::max<std::int64_t>(at, 0)), 0, 0, 0};
  }
  if (ani.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound,
                                     base::translate("formats", "its frames are in a file that is missing"),
                                     animationFile(mdl)));
  }
  const auto range = animationBlock(mdl, block);
  if (!range || place < 0) {
    return std::unexpected(
        Error::damaged(base::translate("formats", "its frames are in block %1, which does not exist").arg(block),
                       animation.offset + structure::columnOf<kMdlAnimation>("animblock").offset()));
  }
  return Part{ani, range->offset + static_cast<std::uint64_t>(place), 0, 0, 0};
}

void readPart(const MdlFile& mdl, const MdlAnimation& animation, const Part& part, BoneFrames& frames) {
  if ((animation.flags & kAnimationByFrame) != 0 && mdl.header.version >= 49) {
    readFrameAnimation(mdl, part.bytes, part.place, {part.first, part.count, part.target}, frames);
  } else {
    TrackReader(mdl, part, frames).run();
  }
}

/// The part of the animation that holds a frame: its block and place, and which of its frames that is.
struct SectionOfFrame {
  std::int32_t block = 0;
  std::int64_t place = 0;
  std::uint32_t frame = 0;
  std::uint32_t left = 0; ///< frames from there to its end
};

/// Throws bytes::ReadError.
SectionOfFrame sectionOf(const MdlFile& mdl, const MdlAnimation& animation, std::uint32_t frame) {
  if (animation.sectionFrames == 0) {
    return {animation.block, animation.data, frame, animation.frames - frame};
  }
  // The last frame of a long animation has a part of its own.
  const bool last = animation.frames > animation.sectionFrames && frame == animation.frames - 1;
  const std::uint32_t section = last ? animation.frames / animation.sectionFrames + 1 : frame / animation.sectionFrames;
  const std::uint32_t within = last ? 0 : frame % animation.sectionFrames;
  const std::int64_t at =
      static_cast<std::int64_t>(animation.offset) + animation.sections + section * kAnimationSection.size;
  ByteReader reader(mdl.bytes);
  reader.seek(static_cast<std::uint64_t>(std::max<std::int64_t>(at, 0)));
  SectionOfFrame made;
  structure::RecordStream record(kAnimationSection, reader);
  made.block = record.as<std::int32_t>(kAnimationSection["animblock"]);
  made.place = record.as<std::int32_t>(kAnimationSection["animindex"]);
  made.frame = within;
  const bool wholeRest = animation.frames <= animation.sectionFrames;
  const std::uint32_t untilLast = wholeRest ? animation.frames - frame : animation.frames - 1 - frame;
  made.left = last ? 1 : std::min(animation.sectionFrames - within, untilLast);
  return made;
}

} // namespace

Result<BoneFrames> readFrames(const MdlFile& mdl, const MdlAnimation& animation, const Bytes& ani, std::uint32_t first,
                              std::uint32_t count) {
  BoneFrames frames = atRest(mdl, animation, count);
  const bool isNowhere = animation.sectionFrames == 0 && animation.block == 0 && animation.data == 0;
  if ((animation.flags & kAnimationAllZeros) != 0 || isNowhere || mdl.bones.empty()) {
    return frames;
  }
  try {
    for (std::uint32_t done = 0; done < count;) {
      const SectionOfFrame section = sectionOf(mdl, animation, first + done);
      auto part = partAt(mdl, animation, ani, section.block, section.place);
      if (!part) {
        return std::unexpected(part.error());
      }
      part->first = section.frame;
      part->count = std::min(section.left, count - done);
      part->target = done;
      readPart(mdl, animation, *part, frames);
      done += part->count;
    }
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
  return frames;
}

BonePose withDelta(const BonePose& pose, const BonePose& delta, std::uint32_t animationFlags) {
  const bool post = (animationFlags & kAnimationIsPost) != 0;
  return {pose.position + delta.position,
          (post ? pose.rotation * delta.rotation : delta.rotation * pose.rotation).normalized()};
}

} // namespace vitrine::formats::source
