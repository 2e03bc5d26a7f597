#pragma once

#include "resources/demos/diggles/ModelWriter.h"
#include "resources/demos/diggles/Surface.h"

#include <array>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

namespace vitrine::oracles::diggles {

using demos::Bytes;
using demos::Vec3;
using demos::diggles::TexturePoint;

/// Steps through a file, value by value; knows nothing of the writer.
class Walk {
public:
  explicit Walk(const Bytes& bytes) : m_bytes(bytes) {}

  template <class T>
  T next() {
    T value{};
    if (m_at + sizeof(T) > m_bytes.size())
      throw std::out_of_range("the file ends at " + std::to_string(m_at));
    std::memcpy(&value, m_bytes.data() + m_at, sizeof(T));
    m_at += sizeof(T);
    return value;
  }
  std::uint16_t u16() { return next<std::uint16_t>(); }
  std::uint32_t u32() { return next<std::uint32_t>(); }
  Vec3 vec3() {
    const double x = static_cast<double>(next<float>());
    const double y = static_cast<double>(next<float>());
    return {x, y, static_cast<double>(next<float>())};
  }
  std::string text() {
    std::string value(u32(), ' ');
    for (char& c : value)
      c = next<char>();
    return value;
  }
  template <class T>
  std::vector<T> list(std::size_t count) {
    std::vector<T> values;
    for (std::size_t i = 0; i < count; ++i)
      values.push_back(next<T>());
    return values;
  }
  std::size_t at() const { return m_at; }
  bool atEnd() const { return m_at == m_bytes.size(); }

private:
  const Bytes& m_bytes;
  std::size_t m_at = 0;
};

struct WalkedMesh {
  std::size_t offset = 0; ///< of its bytes in the file
  std::size_t end = 0;
  std::vector<std::array<std::uint16_t, 6>> links; ///< material, flag, triangles, uvs, points, brightness
  Vec3 boxMin;
  Vec3 boxMax;
  std::array<std::uint32_t, 32> anchors{};
  std::uint16_t shadow = 0;
  std::array<Vec3, 4> quad;
  std::uint16_t cmap = 0;
};

struct WalkedAnimation {
  std::string name;
  std::vector<std::uint32_t> frames;
  std::string source;
  Vec3 move;
  Vec3 turn;
};

struct WalkedAnchor {
  Vec3 place;
  std::array<float, 3> angles{};
};

/// A model as the fact sheet reads it.
struct Walked {
  std::string version;
  std::string name;
  std::vector<std::string> materials;
  std::vector<WalkedMesh> meshes;
  std::vector<std::pair<std::string, std::vector<std::uint32_t>>> objects;
  std::vector<WalkedAnimation> animations;
  std::vector<std::vector<std::uint8_t>> shadows;
  std::vector<std::size_t> shadowOffsets; ///< of the pictures in the file
  std::vector<std::array<std::uint16_t, 4>> cmaps;
  std::vector<WalkedAnchor> anchors;
  std::vector<std::vector<std::uint16_t>> triangles;
  std::vector<std::size_t> triangleOffsets; ///< of the arrays in the file
  std::vector<std::vector<TexturePoint>> uvs;
  std::vector<std::vector<Vec3>> points;
  std::vector<std::vector<std::uint8_t>> brightness;
  std::size_t end = 0; ///< of what the file says it holds

  const WalkedAnimation& animation(std::string_view wanted) const {
    for (const WalkedAnimation& one : animations)
      if (one.name == wanted)
        return one;
    throw std::out_of_range("no such animation");
  }
};
WalkedMesh walkMesh(Walk& walk);

/// Walks through a file as far as it says it goes. Throws std::out_of_range where it ends before.
Walked walked(const Bytes& bytes);

/// The same; the running test fails when bytes are left.
Walked wholeWalked(const Bytes& bytes);

/// Every number leads somewhere, and the arrays of a link fit each other.
void expectSound(const Walked& model);

/// Six times the volume within triangles, by the cross product of what is stored; seen from the middle of the points,
/// as bodies may be open where another one covers them.
double volumeOf(const std::vector<Vec3>& points, const std::vector<std::uint16_t>& triangles);

/// The pixels of a TGA, 0xAARRGGBB, from the top; by the format's description alone.
std::vector<std::uint32_t> pixelsOf(const Bytes& tga);

} // namespace vitrine::oracles::diggles
