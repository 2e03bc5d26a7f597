#include "render/build/DrawSet.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace vitrine::render {

DrawSet::DrawSet(std::size_t count, bool all) : m_count(count), m_words((count + 63) / 64, all ? ~0ULL : 0ULL) {
  if (all && count % 64 != 0) {
    m_words.back() = (1ULL << count % 64) - 1;
  }
}

DrawSet::DrawSet(const std::vector<bool>& items) : DrawSet(items.size()) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i]) {
      set(static_cast<scene::DrawItemId>(i));
    }
  }
}

void DrawSet::set(scene::DrawItemId item, bool on) {
  assert(item < m_count);
  const std::uint64_t bit = 1ULL << item % 64;
  m_words[item / 64] = on ? m_words[item / 64] | bit : m_words[item / 64] & ~bit;
}

std::size_t DrawSet::countSet() const {
  std::size_t count = 0;
  for (const std::uint64_t word : m_words) {
    count += static_cast<std::size_t>(std::popcount(word));
  }
  return count;
}

DrawSet& DrawSet::operator&=(const DrawSet& other) {
  assert(other.m_count == m_count);
  std::ranges::transform(m_words, other.m_words, m_words.begin(), std::bit_and());
  return *this;
}

DrawSet& DrawSet::operator|=(const DrawSet& other) {
  assert(other.m_count == m_count);
  std::ranges::transform(m_words, other.m_words, m_words.begin(), std::bit_or());
  return *this;
}

std::vector<bool> DrawSet::toVector() const {
  std::vector<bool> items(m_count);
  for (std::size_t i = 0; i < m_count; ++i) {
    items[i] = test(static_cast<scene::DrawItemId>(i));
  }
  return items;
}

} // namespace vitrine::render
