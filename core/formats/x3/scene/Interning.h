#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace vitrine::formats::x3 {

/// Numbers equal keys, so many words each, in the order in which they come. Open addressing: bodies have millions of
/// corners.
template <std::size_t Words>
class Interning {
public:
  using Key = std::array<std::uint32_t, Words>;

  std::uint32_t of(const Key& key) {
    if (2 * (m_keys.size() + 1) > m_table.size()) {
      grow();
    }
    std::uint32_t& number = m_table[placeOf(key)];
    if (number == kFree) {
      number = static_cast<std::uint32_t>(m_keys.size());
      m_keys.push_back(key);
    }
    return number;
  }

  const std::vector<Key>& keys() const { return m_keys; }

private:
  static constexpr std::uint32_t kFree = 0xFFFFFFFF;
  static constexpr std::size_t kSmallest = 64;

  /// Place of the key, or the free one where it belongs.
  std::size_t placeOf(const Key& key) const {
    std::size_t place = hashOf(key) & (m_table.size() - 1);
    while (m_table[place] != kFree && m_keys[m_table[place]] != key) {
      place = (place + 1) & (m_table.size() - 1);
    }
    return place;
  }

  /// Every bit of the words counts.
  static std::size_t hashOf(const Key& key) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL;
    for (const std::uint32_t word : key) {
      hash = (hash ^ word) * 0xBF58476D1CE4E5B9ULL;
      hash ^= hash >> 29;
    }
    return hash;
  }

  void grow() {
    m_table.assign(m_table.empty() ? kSmallest : 2 * m_table.size(), kFree);
    for (std::uint32_t number = 0; number < m_keys.size(); ++number) {
      m_table[placeOf(m_keys[number])] = number;
    }
  }

  std::vector<Key> m_keys;
  std::vector<std::uint32_t> m_table; ///< a power of two, at most half full
};

} // namespace vitrine::formats::x3
