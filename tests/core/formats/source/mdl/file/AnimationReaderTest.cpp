#include "core/formats/source/mdl/file/AnimationReader.h"

#include "core/formats/source/mdl/file/AnimationCodes.h"
#include "core/formats/source/mdl/file/FrameAnimation.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using namespace formats::source;

/// Little-endian bytes, one after another.
class Writer {
public:
  Writer& u8(int value) {
    m_bytes.append(static_cast<char>(value));
    return *this;
  }
  Writer& i16(int value) { return u8(value & 0xff).u8((value >> 8) & 0xff); }
  Writer& i32(int value) { return i16(value & 0xffff).i16((value >> 16) & 0xffff); }
  Writer& f32(float value) {
    std::int32_t bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    return i32(bits);
  }
  Writer& fill(int until) {
    m_bytes.resize(until, '\0');
    return *this;
  }
  Bytes bytes() const { return Bytes::adopt(m_bytes); }

private:
  QByteArray m_bytes;
};

MdlBone bone(const QVector3D& position) {
  MdlBone made;
  made.position = position;
  made.positionScale = {0.5F, 0.5F, 0.5F};
  made.angleScale = {0.01F, 0.01F, 0.01F};
  return made;
}

/// Two bones, the second of which a chain of movements at place 16 moves.
MdlFile modelWith(const Bytes& bytes, int version = 48) {
  MdlFile mdl;
  mdl.bytes = bytes;
  mdl.header.version = version;
  mdl.bones = {bone({1, 2, 3}), bone({10, 0, 0})};
  mdl.bones[1].parent = 0;
  return mdl;
}

MdlAnimation animationOf(std::uint32_t frames) {
  MdlAnimation animation;
  animation.frames = frames;
  animation.data = 16;
  return animation;
}

/// The second bone goes along x: 2, 4, 4, 4 halves, then 8, 8; turns around z: 0, then 100 hundredths from frame 3 on.
Bytes movedSecondBone(int flags) {
  return Writer()
      .fill(16)
      .u8(1)
      .u8(flags)
      .i16(0)
      .i16(0)
      .i16(0)
      .i16(12) // ways to the curves of angles, from here: only z has one
      .i16(16)
      .i16(0)
      .i16(0) // of the position, from there: only x
      .u8(1)
      .u8(3)
      .i16(0) // angles: 0 for three frames
      .u8(1)
      .u8(3)
      .i16(100) // then 100 for three
      .fill(42)
      .u8(2)
      .u8(4)
      .i16(2)
      .i16(4)
      .u8(1)
      .u8(2)
      .i16(8)
      .bytes();
}

TEST(AnimationReader, CurvesAreRunsWhoseLastNumberHolds) {
  const MdlFile mdl = modelWith(movedSecondBone(0x0c));
  const auto frames = readFrames(mdl, animationOf(6), {}, 0, 6);
  ASSERT_TRUE(frames) << frames.error().message.toStdString();
  ASSERT_EQ(frames->size(), 12U);
  const std::array<float, 6> along{11, 12, 12, 12, 14, 14};
  for (std::size_t frame = 0; frame < 6; ++frame) {
    EXPECT_EQ((*frames)[2 * frame].position, QVector3D(1, 2, 3)) << "the first bone stands";
    EXPECT_EQ((*frames)[2 * frame + 1].position, QVector3D(along[frame], 0, 0)) << frame;
    const QQuaternion expected = fromAngles({0, 0, frame < 3 ? 0.0F : 1.0F});
    EXPECT_NEAR(QQuaternion::dotProduct((*frames)[2 * frame + 1].rotation, expected), 1, 1e-5F) << frame;
  }
  const auto later = readFrames(mdl, animationOf(6), {}, 4, 1);
  ASSERT_TRUE(later);
  EXPECT_EQ((*later)[1].position, (*frames)[9].position);
}

TEST(AnimationReader, DeltasStartFromNothing) {
  const MdlFile mdl = modelWith(movedSecondBone(0x1c));
  MdlAnimation animation = animationOf(6);
  animation.flags = kAnimationIsDelta;
  const auto frames = readFrames(mdl, animation, {}, 0, 6);
  ASSERT_TRUE(frames);
  EXPECT_EQ((*frames)[0].position, QVector3D());
  EXPECT_EQ((*frames)[1].position, QVector3D(1, 0, 0));
  const BonePose laid = withDelta({{10, 0, 0}, {}}, (*frames)[1], animation.flags);
  EXPECT_EQ(laid.position, QVector3D(11, 0, 0));
}

/// A chain for the second bone alone that puts it at (x, 0, 0) by a half float.
Writer& rawPosition(Writer& writer, int half) {
  return writer.u8(1).u8(0x01).i16(0).i16(half).i16(0).i16(0);
}

constexpr int kHalfOne = 0x3c00;
constexpr int kHalfTwo = 0x4000;
constexpr int kHalfThree = 0x4200;

TEST(AnimationReader, PartsOfLongAnimationsAndTheLastFrame) {
  // Five frames in parts of two: parts 0, 1 and 2, and number 3 for the last frame.
  Writer writer;
  writer.fill(16);
  rawPosition(writer, kHalfOne).fill(32);
  rawPosition(writer, kHalfTwo).fill(48);
  rawPosition(writer, kHalfThree).fill(64);
  for (const int place : {16, 32, 16, 48}) {
    writer.i32(0).i32(place);
  }
  MdlAnimation animation = animationOf(5);
  animation.sections = 64;
  animation.sectionFrames = 2;
  const MdlFile mdl = modelWith(writer.bytes());
  const auto frames = readFrames(mdl, animation, {}, 0, 5);
  ASSERT_TRUE(frames) << frames.error().message.toStdString();
  const std::array<float, 5> expected{1, 1, 2, 2, 3};
  for (std::size_t frame = 0; frame < expected.size(); ++frame) {
    EXPECT_EQ((*frames)[2 * frame + 1].position.x(), expected[frame]) << frame;
  }
}

TEST(AnimationReader, BlocksAreInTheAniFile) {
  // The table of blocks at 16: block 1 is from 8 on.
  MdlFile mdl = modelWith(Writer().fill(16).i32(0).i32(0).i32(8).i32(64).bytes());
  mdl.header.tables[static_cast<std::size_t>(MdlTable::AnimBlocks)] = {16, 2, 8, {}};
  MdlAnimation animation = animationOf(1);
  animation.block = 1;
  animation.data = 4;
  const auto without = readFrames(mdl, animation, {}, 0, 1);
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().code, ErrorCode::NotFound);
  Writer ani;
  ani.fill(12);
  const auto with = readFrames(mdl, animation, rawPosition(ani, kHalfTwo).bytes(), 0, 1);
  ASSERT_TRUE(with);
  EXPECT_EQ((*with)[1].position.x(), 2);
  animation.block = 7;
  const auto nowhere = readFrames(mdl, animation, ani.bytes(), 0, 1);
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().code, ErrorCode::Damaged);
}

TEST(AnimationReader, FramesOneByOne) {
  Writer writer;
  writer.fill(16);
  writer.i32(32).i32(48).i32(12).fill(40); // constants, frames, bytes of a frame: from 16 on
  writer.u8(0x01).u8(0x10).fill(48);       // the first bone stands at a half float, the second moves by floats
  writer.i16(kHalfThree).i16(0).i16(0).fill(64);
  writer.f32(5).f32(0).f32(0).f32(6).f32(0).f32(0);
  const MdlFile mdl = modelWith(writer.bytes(), 49);
  MdlAnimation animation = animationOf(2);
  animation.flags = kAnimationByFrame;
  const auto frames = readFrames(mdl, animation, {}, 0, 2);
  ASSERT_TRUE(frames) << frames.error().message.toStdString();
  EXPECT_EQ((*frames)[0].position, QVector3D(3, 0, 0));
  EXPECT_EQ((*frames)[1].position, QVector3D(5, 0, 0));
  EXPECT_EQ((*frames)[3].position, QVector3D(6, 0, 0));
}

TEST(AnimationReader, DamageIsAnError) {
  MdlFile mdl = modelWith(movedSecondBone(0x0c));
  mdl.bytes = mdl.bytes.slice(0, 44);
  const auto cut = readFrames(mdl, animationOf(6), {}, 0, 6);
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().code, ErrorCode::Damaged);
  mdl = modelWith(Writer().fill(16).u8(9).u8(0).i16(0).bytes());
  EXPECT_FALSE(readFrames(mdl, animationOf(1), {}, 0, 1)) << "bone 9 of 2";
  mdl = modelWith(Writer().fill(16).u8(1).u8(0).i16(-4).bytes());
  EXPECT_FALSE(readFrames(mdl, animationOf(1), {}, 0, 1)) << "the chain goes back";
}

} // namespace
} // namespace vitrine::tests
