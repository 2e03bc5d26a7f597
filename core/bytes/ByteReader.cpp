#include "core/bytes/ByteReader.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"

#include <bit>

namespace vitrine::bytes {

void ByteReader::seek(std::uint64_t position) {
  if (position > m_bytes.size()) {
    throw ReadError(Error::damaged(base::translate("formats", "an offset past the end (%1 bytes)").arg(m_bytes.size()),
                                   m_where.offset + position, m_where.space));
  }
  m_position = static_cast<std::size_t>(position);
}

template <class T>
T ByteReader::number() {
  if (remaining() < sizeof(T)) {
    fail(base::translate("formats", "the data ends inside a number"));
  }
  const T value = loadAs<T>(m_bytes.data() + m_position);
  m_position += sizeof(T);
  return m_endian == Endian::Little ? value : swapped(value);
}

std::uint8_t ByteReader::u8() {
  return number<std::uint8_t>();
}

std::int8_t ByteReader::i8() {
  return number<std::int8_t>();
}

std::uint16_t ByteReader::u16() {
  return number<std::uint16_t>();
}

std::int16_t ByteReader::i16() {
  return number<std::int16_t>();
}

std::uint32_t ByteReader::u32() {
  return number<std::uint32_t>();
}

std::int32_t ByteReader::i32() {
  return number<std::int32_t>();
}

std::uint64_t ByteReader::u64() {
  return number<std::uint64_t>();
}

float ByteReader::f32() {
  return number<float>();
}

double ByteReader::f64() {
  return number<double>();
}

QVector2D ByteReader::vec2() {
  const float x = f32();
  return {x, f32()};
}

QVector3D ByteReader::vec3() {
  const float x = f32();
  const float y = f32();
  return {x, y, f32()};
}

Bytes ByteReader::take(std::uint64_t count) {
  if (count > remaining()) {
    fail(base::translate("formats", "%1 bytes are needed, but %2 are left").arg(count).arg(remaining()));
  }
  const Bytes taken = m_bytes.slice(m_position, static_cast<std::size_t>(count));
  m_position += static_cast<std::size_t>(count);
  return taken;
}

QString ByteReader::fixedLatin1(std::size_t count) {
  const Bytes raw = take(count);
  const auto end = std::ranges::find(raw.span(), std::byte{0});
  const auto length = static_cast<std::size_t>(end - raw.span().begin());
  return decodeText(raw.span().first(length), TextEncoding::Latin1);
}

void ByteReader::require(std::uint64_t count, std::uint64_t recordSize, const QString& what) const {
  if (recordSize != 0 && count > remaining() / recordSize) {
    fail(base::translate("formats", "%1 %2 of %3 bytes cannot fit in the %4 bytes left")
             .arg(count)
             .arg(what)
             .arg(recordSize)
             .arg(remaining()));
  }
}

void ByteReader::fail(const QString& message) const {
  throw ReadError(Error::damaged(message, spaceOffset(), m_where.space));
}

} // namespace vitrine::bytes
