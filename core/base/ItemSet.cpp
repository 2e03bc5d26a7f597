#include "core/base/ItemSet.h"

#include <bit>

namespace vitrine::base {

ItemSet::Iterator::Iterator(const std::uint64_t* word, const std::uint64_t* end) : m_word(word), m_end(end) {
  if (m_word != m_end) {
    m_rest = *m_word;
    skipEmptyWords();
  }
}

void ItemSet::Iterator::skipEmptyWords() {
  while (m_rest == 0 && ++m_word != m_end) {
    m_rest = *m_word;
    m_first += kBits;
  }
}

ItemSet::Item ItemSet::Iterator::operator*() const {
  return Item(m_first + static_cast<std::size_t>(std::countr_zero(m_rest)));
}

ItemSet::Iterator& ItemSet::Iterator::operator++() {
  m_rest &= m_rest - 1;
  skipEmptyWords();
  return *this;
}

ItemSet::Iterator ItemSet::Iterator::operator++(int) {
  const Iterator before = *this;
  ++*this;
  return before;
}

ItemSet::ItemSet(std::initializer_list<Item> items) : ItemSet(std::span(items.begin(), items.size())) {}

ItemSet::ItemSet(std::span<const Item> items) {
  for (const Item item : items) {
    insert(item);
  }
}

ItemSet ItemSet::range(Item first, std::size_t count) {
  const auto upTo = [](std::size_t end) {
    ItemSet set;
    set.m_words.assign(end / kBits, ~std::uint64_t{0});
    if (end % kBits != 0) {
      set.m_words.push_back((std::uint64_t{1} << end % kBits) - 1);
    }
    return set;
  };
  return upTo(first.position() + count) - upTo(first.position());
}

ItemSet ItemSet::everything() {
  ItemSet all;
  all.m_endless = true;
  return all;
}

std::size_t ItemSet::count() const {
  assert(!m_endless);
  std::size_t count = 0;
  for (const std::uint64_t word : m_words) {
    count += static_cast<std::size_t>(std::popcount(word));
  }
  return count;
}

void ItemSet::erase(Item item) {
  const std::size_t word = item.position() / kBits;
  if (word >= m_words.size()) {
    if (!m_endless) {
      return;
    }
    m_words.resize(word + 1, filler());
  }
  m_words[word] &= ~bitOf(item);
  trim();
}

template <class Operation>
void ItemSet::combine(const ItemSet& other, Operation operation) {
  if (m_words.size() < other.m_words.size()) {
    m_words.resize(other.m_words.size(), filler());
  }
  const std::size_t common = other.m_words.size();
  for (std::size_t i = 0; i < m_words.size(); ++i) {
    m_words[i] = operation(m_words[i], i < common ? other.m_words[i] : other.filler());
  }
  m_endless = operation(filler(), other.filler()) != 0;
  trim();
}

ItemSet& ItemSet::operator&=(const ItemSet& other) {
  combine(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
  return *this;
}

ItemSet& ItemSet::operator|=(const ItemSet& other) {
  combine(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
  return *this;
}

ItemSet& ItemSet::operator-=(const ItemSet& other) {
  combine(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  return *this;
}

void ItemSet::trim() {
  while (!m_words.empty() && m_words.back() == filler()) {
    m_words.pop_back();
  }
}

} // namespace vitrine::base
