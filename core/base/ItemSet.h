#pragma once

#include "core/base/Index.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <vector>

namespace vitrine::scene {
struct DrawItem;
} // namespace vitrine::scene

namespace vitrine::base {

/// A set of DrawItems as bits: the hidden, the isolated, the visible, the culled, the drawn ones.
/// A plain value: two sets are equal when they hold the same items, however they came to be. Any number may be asked
/// for and put in; memory is one bit for each number up to the largest.
class ItemSet {
public:
  using Item = Index<scene::DrawItem>;

  /// The items of a set in ascending order. Invalid after the set has changed.
  class Iterator {
  public:
    using iterator_concept = std::forward_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using value_type = Item;
    using difference_type = std::ptrdiff_t;
    using reference = Item;
    using pointer = void;

    Iterator() = default;
    Iterator(const std::uint64_t* word, const std::uint64_t* end);

    Item operator*() const;
    Iterator& operator++();
    Iterator operator++(int);
    bool operator==(const Iterator& other) const { return m_word == other.m_word && m_rest == other.m_rest; }

  private:
    void skipEmptyWords();

    const std::uint64_t* m_word = nullptr;
    const std::uint64_t* m_end = nullptr;
    std::uint64_t m_rest = 0; ///< of the word, without the items already passed
    std::size_t m_first = 0;  ///< number of the word's lowest bit
  };
  using value_type = Item;
  using iterator = Iterator;
  using const_iterator = Iterator;

  ItemSet() = default;
  ItemSet(std::initializer_list<Item> items);
  explicit ItemSet(std::span<const Item> items);
  /// The items from `first` to `first + count - 1`.
  static ItemSet range(Item first, std::size_t count);
  /// Every number there is, for "no limit". It can be combined and asked, but neither counted nor walked through.
  static ItemSet everything();

  bool contains(Item item) const {
    const std::size_t word = item.position() / kBits;
    return word < m_words.size() ? (m_words[word] & bitOf(item)) != 0 : m_endless;
  }
  bool empty() const { return m_words.empty() && !m_endless; }
  bool isEverything() const { return m_words.empty() && m_endless; }
  std::size_t count() const;

  void insert(Item item) {
    const std::size_t word = item.position() / kBits;
    if (word >= m_words.size()) {
      if (m_endless) {
        return;
      }
      m_words.resize(word + 1);
    }
    m_words[word] |= bitOf(item);
    if (m_endless) {
      trim();
    }
  }
  void erase(Item item);
  void clear() { *this = ItemSet(); }

  /// Intersection.
  ItemSet& operator&=(const ItemSet& other);
  /// Union.
  ItemSet& operator|=(const ItemSet& other);
  /// Difference: without the items of the other.
  ItemSet& operator-=(const ItemSet& other);

  friend ItemSet operator&(ItemSet a, const ItemSet& b) { return a &= b; }
  friend ItemSet operator|(ItemSet a, const ItemSet& b) { return a |= b; }
  friend ItemSet operator-(ItemSet a, const ItemSet& b) { return a -= b; }

  Iterator begin() const {
    assert(!m_endless);
    return {m_words.data(), m_words.data() + m_words.size()};
  }
  Iterator end() const {
    const std::uint64_t* last = m_words.data() + m_words.size();
    return {last, last};
  }

  bool operator==(const ItemSet&) const = default;

private:
  static constexpr std::size_t kBits = 64;

  static std::uint64_t bitOf(Item item) { return std::uint64_t{1} << item.position() % kBits; }
  /// The word that stands for all those behind m_words.
  std::uint64_t filler() const { return m_endless ? ~std::uint64_t{0} : 0; }
  template <class Operation>
  void combine(const ItemSet& other, Operation operation);
  /// Cut to the one form in which equal sets are equal bit by bit: the last word is not the filler.
  void trim();

  std::vector<std::uint64_t> m_words;
  bool m_endless = false; ///< all numbers behind the words are in it
};

} // namespace vitrine::base

namespace vitrine {
using base::ItemSet;
} // namespace vitrine
