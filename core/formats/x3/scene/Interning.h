#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::formats::x3 {

/// Numbers equal keys alike, in the order in which they come. A key knows its hash(). Open addressing: bodies have
/// millions of corners.
template <class Key>
class Interning {
public:
  std::uint32_t of(const Key& key) {
    if (2 * (m_keys.size() + 1) > m_table.size()) {
      grow();
    }
    std::size_t place = key.hash() & (m_table.size() - 1);
    while (m_table[place] != kFree && !(m_keys[m_table[place]] == key)) {
      place = (place + 1) & (m_table.size() - 1);
    }
    if (m_table[place] == kFree) {
      m_table[place] = static_cast<std::uint32_t>(m_keys.size());
      m_keys.push_back(key);
    }
    return m_table[place];
  }

  const std::vector<Key>& keys() const { return m_keys; }

private:
  static constexpr std::uint32_t kFree = 0xFFFFFFFF;
  static constexpr std::size_t kSmallest = 64;

  void grow() {
    m_table.assign(m_table.empty() ? kSmallest : 2 * m_table.size(), kFree);
    for (std::uint32_t number = 0; number < m_keys.size(); ++number) {
      std::size_t place = m_keys[number].hash() & (m_table.size() - 1);
      while (m_table[place] != kFree) {
        place = (place + 1) & (m_table.size() - 1);
      }
      m_table[place] = number;
    }
  }

  std::vector<Key> m_keys;
  std::vector<std::uint32_t> m_table; ///< a power of two, at most half full
};

} // namespace vitrine::formats::x3
