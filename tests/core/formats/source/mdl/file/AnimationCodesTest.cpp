#include "core/formats/source/mdl/file/AnimationCodes.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstring>

namespace vitrine::tests {
namespace {

using namespace formats::source;

template <class T, std::size_t N>
std::array<std::byte, N * sizeof(T)> storedBytes(const std::array<T, N>& numbers) {
  std::array<std::byte, N * sizeof(T)> bytes;
  std::memcpy(bytes.data(), numbers.data(), bytes.size());
  return bytes;
}

void expectNear(const QQuaternion& got, const QQuaternion& expected) {
  EXPECT_NEAR(std::abs(QQuaternion::dotProduct(got, expected)), 1.0F, 1e-4F);
}

const QQuaternion kTurn = QQuaternion::fromAxisAndAngle(0.6F, 0.0F, 0.8F, 70);

TEST(AnimationCodes, Quaternion48) {
  const std::array<std::uint16_t, 3> words{static_cast<std::uint16_t>(std::lround(kTurn.x() * 32768) + 32768),
                                           static_cast<std::uint16_t>(std::lround(kTurn.y() * 32768) + 32768),
                                           static_cast<std::uint16_t>(std::lround(kTurn.z() * 16384) + 16384)};
  expectNear(quaternion48(storedBytes(words).data()), kTurn);
  std::array<std::uint16_t, 3> negative = words;
  negative[2] = static_cast<std::uint16_t>(negative[2] | 0x8000);
  EXPECT_LT(quaternion48(storedBytes(negative).data()).scalar(), 0);
}

TEST(AnimationCodes, Quaternion64) {
  const auto part = [](float value) { return static_cast<std::uint64_t>(std::lround(value * 1048576.5F) + 1048576); };
  const std::array<std::uint64_t, 1> packed{part(kTurn.x()) | part(kTurn.y()) << 21 | part(kTurn.z()) << 42};
  expectNear(quaternion64(storedBytes(packed).data()), kTurn);
}

TEST(AnimationCodes, Quaternion48SLeavesOutTheLargest) {
  // x, y, z, w with w the largest: the three from x on.
  const auto part = [](float value) { return static_cast<std::uint16_t>(std::lround(value * 23168) + 16384); };
  const std::array<std::uint16_t, 3> fromX{part(kTurn.x()), part(kTurn.y()), part(kTurn.z())};
  expectNear(quaternion48S(storedBytes(fromX).data()), kTurn);
  // z the largest: the three from w on, which is number 3.
  const QQuaternion other = QQuaternion::fromAxisAndAngle(0, 0.1F, 1, 150);
  const std::array<std::uint16_t, 3> fromW{static_cast<std::uint16_t>(part(other.scalar()) | 0x8000),
                                           static_cast<std::uint16_t>(part(other.x()) | 0x8000), part(other.y())};
  expectNear(quaternion48S(storedBytes(fromW).data()), other);
}

TEST(AnimationCodes, Vector48) {
  const std::array<std::uint16_t, 3> halves{0x3c00, 0xc000, 0x3800}; // 1, -2, 0.5
  EXPECT_EQ(vector48(storedBytes(halves).data()), QVector3D(1, -2, 0.5F));
}

TEST(AnimationCodes, AnglesTurnAroundXFirst) {
  const QQuaternion turn = fromAngles({static_cast<float>(M_PI_2), 0, static_cast<float>(M_PI_2)});
  const QVector3D y = turn.rotatedVector({0, 1, 0}); // x takes it to z, which z leaves
  EXPECT_NEAR(y.z(), 1, 1e-5F);
}

} // namespace
} // namespace vitrine::tests
