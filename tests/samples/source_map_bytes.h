#pragma once

#include "common/ByteWriter.h"
#include "source/Polygon.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>

namespace vitrine::samples {

/// Reads the written bytes again, by nothing but the offsets of the format notes.
class Bsp {
public:
  explicit Bsp(Bytes bytes, bool l4d2 = false) : m_bytes(std::move(bytes)), m_l4d2(l4d2) {}

  template <class T>
  T at(std::size_t offset) const {
    T value;
    EXPECT_LE(offset + sizeof(T), m_bytes.size());
    std::memcpy(&value, m_bytes.data() + offset, sizeof(T));
    return value;
  }
  std::size_t offset(int lump) const { return at<std::uint32_t>(8 + lump * 16 + (m_l4d2 ? 4 : 0)); }
  std::size_t length(int lump) const { return at<std::uint32_t>(8 + lump * 16 + (m_l4d2 ? 8 : 4)); }
  std::size_t unpackedSize(int lump) const { return at<std::uint32_t>(8 + lump * 16 + 12); }
  int version() const { return at<std::int32_t>(4); }
  std::size_t count(int lump, std::size_t record) const {
    EXPECT_EQ(length(lump) % record, 0u) << "lump " << lump;
    return length(lump) / record;
  }
  template <class T>
  T in(int lump, std::size_t position) const {
    return at<T>(offset(lump) + position);
  }
  Vec3 vector(int lump, std::size_t position) const {
    return {in<float>(lump, position), in<float>(lump, position + 4), in<float>(lump, position + 8)};
  }
  Vec3 corner(int surfEdge) const {
    const int edge = in<std::int32_t>(13, surfEdge * 4);
    const int vertex = in<std::uint16_t>(12, std::abs(edge) * 4 + (edge < 0 ? 2 : 0));
    return vector(3, vertex * 12);
  }
  Plane plane(int number) const { return {vector(1, number * 20), in<float>(1, number * 20 + 12)}; }
  int leafAt(const Vec3& point) const {
    int node = in<std::int32_t>(14, 36);
    for (std::size_t steps = 0; node >= 0; ++steps) {
      EXPECT_LE(steps, count(5, 32));
      const bool front = plane(in<std::int32_t>(5, node * 32)).distanceTo(point) >= 0;
      node = in<std::int32_t>(5, node * 32 + (front ? 4 : 8));
    }
    return -1 - node;
  }
  const Bytes& bytes() const { return m_bytes; }

private:
  Bytes m_bytes;
  bool m_l4d2;
};

} // namespace vitrine::samples
