#pragma once

#include "core/base/Error.h"
#include "core/bytes/Bytes.h"

#include <QVector2D>
#include <QVector3D>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <exception>
#include <string>

namespace vitrine::bytes {

/// Thrown by ByteReader on a read past the end. Only inside a format: its step or load edge catches it and turns it
/// into a Diagnostic or Error.
class ReadError : public std::exception {
public:
  explicit ReadError(Error error) : m_error(std::move(error)), m_text(m_error.reason().toStdString()) {}
  const Error& error() const { return m_error; }
  const char* what() const noexcept override { return m_text.c_str(); }

private:
  Error m_error;
  std::string m_text;
};

enum class Endian { Little, Big };

/// A bounds-checked cursor over bytes. `where` gives the space of the bytes and the offset of the first one there, so
/// that errors name the place in the file.
class ByteReader {
public:
  explicit ByteReader(Bytes bytes, ByteRange where = {}, Endian endian = Endian::Little)
      : m_bytes(std::move(bytes)), m_where(where), m_endian(endian) {}

  std::size_t position() const { return m_position; }
  std::size_t size() const { return m_bytes.size(); }
  std::size_t remaining() const { return m_bytes.size() - m_position; }
  bool atEnd() const { return remaining() == 0; }
  /// The cursor's offset in its space.
  std::uint64_t spaceOffset() const { return m_where.offset + m_position; }
  SpaceId space() const { return m_where.space; }

  void seek(std::uint64_t position);
  void skip(std::uint64_t count) {
    if (count > remaining()) {
      take(count); // fails
    }
    m_position += static_cast<std::size_t>(count);
  }
  /// From the cursor on; valid while the reader is.
  std::span<const std::byte> rest() const { return m_bytes.span().subspan(m_position); }

  std::uint8_t u8();
  std::int8_t i8();
  std::uint16_t u16();
  std::int16_t i16();
  std::uint32_t u32();
  std::int32_t i32();
  std::uint64_t u64();
  float f32();
  double f64();
  QVector2D vec2();
  QVector3D vec3();

  Bytes take(std::uint64_t count);
  /// `count` bytes as Latin-1 up to the first NUL.
  QString fixedLatin1(std::size_t count);

  /// Throws unless `count` records of `recordSize` bytes are left: call before allocating for a count from the file.
  void require(std::uint64_t count, std::uint64_t recordSize, const QString& what) const;

  [[noreturn]] void fail(const QString& message) const;

private:
  template <class T>
  T number();

  Bytes m_bytes;
  ByteRange m_where;
  Endian m_endian;
  std::size_t m_position = 0;
};

static_assert(std::endian::native == std::endian::little, "the loads below copy little-endian numbers");

template <class T>
T loadAs(const std::byte* at) {
  T value;
  std::memcpy(&value, at, sizeof(T));
  return value;
}

/// The number with its bytes in the other order.
template <class T>
T swapped(T value) {
  auto bytes = std::bit_cast<std::array<std::byte, sizeof(T)>>(value);
  std::ranges::reverse(bytes);
  return std::bit_cast<T>(bytes);
}

/// Little-endian reads from memory whose bounds were checked before (fast paths over whole tables).
inline std::uint16_t loadU16(const std::byte* at) {
  return loadAs<std::uint16_t>(at);
}
inline std::uint32_t loadU32(const std::byte* at) {
  return loadAs<std::uint32_t>(at);
}
inline std::int16_t loadI16(const std::byte* at) {
  return static_cast<std::int16_t>(loadU16(at));
}
inline std::int32_t loadI32(const std::byte* at) {
  return static_cast<std::int32_t>(loadU32(at));
}
inline float loadF32(const std::byte* at) {
  return loadAs<float>(at);
}
inline QVector3D loadVec3(const std::byte* at) {
  return {loadF32(at), loadF32(at + 4), loadF32(at + 8)};
}

} // namespace vitrine::bytes

namespace vitrine {
using bytes::ByteReader;
} // namespace vitrine
