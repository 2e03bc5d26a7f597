#include "core/formats/source/mdl/file/AnimationCodes.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/mdl/records/Finite.h"

#include <qfloat16.h>

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint16_t kLow15 = 0x7fff;
constexpr std::uint64_t kLow21 = 0x1fffff;

/// The part that makes the length 1.
float rest(float a, float b, float c) {
  return std::sqrt(std::max(0.0F, 1 - a * a - b * b - c * c));
}

QQuaternion withRest(float x, float y, float z, bool negative) {
  const float w = rest(x, y, z);
  return QQuaternion(negative ? -w : w, x, y, z).normalized();
}

} // namespace

QQuaternion quaternion48(const std::byte* at) {
  const std::uint16_t z = bytes::loadU16(at + 4);
  return withRest(static_cast<float>(bytes::loadU16(at) - 32768) / 32768.0F,
                  static_cast<float>(bytes::loadU16(at + 2) - 32768) / 32768.0F,
                  static_cast<float>((z & kLow15) - 16384) / 16384.0F, (z & ~kLow15) != 0);
}

QQuaternion quaternion48S(const std::byte* at) {
  constexpr float kScale = 23168.0F; // twice the root of 1/2 fits 15 bits
  constexpr int kHalf = 16384;
  const std::array<std::uint16_t, 3> words{bytes::loadU16(at), bytes::loadU16(at + 2), bytes::loadU16(at + 4)};
  const auto small = [&](std::size_t i) { return static_cast<float>((words[i] & kLow15) - kHalf) / kScale; };
  const std::size_t first = static_cast<std::size_t>(words[0] >> 15) * 2 + static_cast<std::size_t>(words[1] >> 15);
  std::array<float, 4> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    parts[(first + i) % 4] = small(i);
  }
  const float left = rest(small(0), small(1), small(2));
  parts[(first + 3) % 4] = (words[2] >> 15) != 0 ? -left : left;
  return QQuaternion(parts[3], parts[0], parts[1], parts[2]).normalized();
}

QQuaternion quaternion64(const std::byte* at) {
  const std::uint64_t packed = bytes::loadAs<std::uint64_t>(at);
  const auto part = [packed](int shift) {
    return (static_cast<float>((packed >> shift) & kLow21) - 1048576.0F) / 1048576.5F;
  };
  return withRest(part(0), part(21), part(42), (packed >> 63) != 0);
}

QVector3D vector48(const std::byte* at) {
  const auto part = [at](std::size_t i) { return static_cast<float>(bytes::loadAs<qfloat16>(at + 2 * i)); };
  return finite({part(0), part(1), part(2)});
}

QQuaternion fromAngles(const QVector3D& radians) {
  const QVector3D half = radians / 2;
  const QQuaternion x(std::cos(half.x()), std::sin(half.x()), 0, 0);
  const QQuaternion y(std::cos(half.y()), 0, std::sin(half.y()), 0);
  const QQuaternion z(std::cos(half.z()), 0, 0, std::sin(half.z()));
  return z * y * x;
}

} // namespace vitrine::formats::source
