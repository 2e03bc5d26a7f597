#pragma once

#include "core/bytes/Bytes.h"

#include <cstring>
#include <initializer_list>
#include <random>
#include <string_view>
#include <vector>

namespace vitrine::tests {

inline Bytes bytesOf(std::initializer_list<int> values) {
  std::vector<std::byte> made;
  for (const int value : values) {
    made.push_back(static_cast<std::byte>(value));
  }
  return Bytes::adopt(std::move(made));
}

inline Bytes bytesOf(std::string_view text) {
  return Bytes::adopt(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
}

/// Bytes that do not repeat and cannot be compressed; the same for the same seed.
inline Bytes randomBytes(std::size_t size, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<std::byte> made(size);
  for (std::byte& value : made) {
    value = static_cast<std::byte>(random() & 0xff);
  }
  return Bytes::adopt(std::move(made));
}

inline bool sameBytes(const Bytes& a, const Bytes& b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size()) == 0);
}

/// Puts numbers together as a file has them: little-endian, without padding.
class ByteMaker {
public:
  template <class T>
  ByteMaker& add(T value) {
    const auto* raw = reinterpret_cast<const std::byte*>(&value);
    m_bytes.insert(m_bytes.end(), raw, raw + sizeof(T));
    return *this;
  }
  ByteMaker& text(std::string_view value) {
    const auto* raw = reinterpret_cast<const std::byte*>(value.data());
    m_bytes.insert(m_bytes.end(), raw, raw + value.size());
    return *this;
  }
  std::size_t size() const { return m_bytes.size(); }
  Bytes bytes() const { return Bytes::adopt(m_bytes); }

private:
  std::vector<std::byte> m_bytes;
};

} // namespace vitrine::tests
