#pragma once

#include "core/base/Limits.h"

#include <algorithm>
#include <cstdint>

namespace vitrine::formats {

/// Budget for the scene of one file. Small files can ask for endless geometry: many objects that name the same
/// animations, many meshes that name the same large arrays.
class SceneBudget {
public:
  // Four times what real models need, and enough for small ones.
  static constexpr std::uint64_t kBaseBytes = 64ull << 20;

  /// `baseBytes`: what the smallest file may take.
  SceneBudget(std::uint64_t fileBytes, const Limits& limits, std::uint64_t baseBytes = kBaseBytes)
      : m_bytes(std::min(limits.maxDecodedBytes, baseBytes + kBytesPerByte * fileBytes)), m_nodes(limits.maxNodes),
        m_triangles(limits.maxTriangles) {}

  /// Takes one of so many equal parts away for a step of its own, so that no step leaves nothing to the next.
  SceneBudget part(std::uint64_t parts) {
    SceneBudget taken(*this);
    taken.m_bytes = m_bytes / parts;
    taken.m_nodes = m_nodes / parts;
    taken.m_triangles = m_triangles / parts;
    m_bytes -= taken.m_bytes;
    m_nodes -= taken.m_nodes;
    m_triangles -= taken.m_triangles;
    return taken;
  }

  /// False when that is more than is left.
  bool takeBytes(std::uint64_t bytes) { return take(m_bytes, bytes); }
  bool takeNodes(std::uint64_t nodes) { return take(m_nodes, nodes) && takeBytes(nodes * kNodeBytes); }
  bool takeTriangles(std::uint64_t triangles) { return take(m_triangles, triangles); }

  /// True if something was refused.
  bool exhausted() const { return m_exhausted; }

private:
  static constexpr std::uint64_t kBytesPerByte = 32;
  static constexpr std::uint64_t kNodeBytes = 512; ///< with its share of an animated model

  bool take(std::uint64_t& left, std::uint64_t amount) {
    const bool enough = amount <= left;
    left -= enough ? amount : 0;
    m_exhausted = m_exhausted || !enough;
    return enough;
  }

  std::uint64_t m_bytes;
  std::uint64_t m_nodes;
  std::uint64_t m_triangles;
  bool m_exhausted = false;
};

} // namespace vitrine::formats
