#pragma once

#include "core/base/Index.h"
#include "core/base/IndexedVector.h"

#include <QExplicitlySharedDataPointer>
#include <QSharedData>

#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace vitrine::base {

/// A list that is implicitly shared in parts: a copy shares all elements with the list it was made of, and changing one
/// element of a copy copies that element and a path of three small nodes, however long the list is. Up to 32768
/// elements the path is of one length; beyond, its first node grows by 8 bytes for each 1024 elements.
///
/// Access that may change an element (non-const `operator[]`, `back`) makes it the list's own first; iterators only
/// read. References hold until the list is copied or changed. Different copies may be used by different threads.
/// `IndexType` is std::size_t or an Index.
template <class T, class IndexType = std::size_t>
class SharedVector {
public:
  class Iterator;
  using value_type = T;
  using const_iterator = Iterator;

  SharedVector() = default;
  SharedVector(std::initializer_list<T> elements) {
    for (const T& element : elements) {
      push_back(element);
    }
  }

  bool empty() const { return m_size == 0; }
  std::size_t size() const { return m_size; }

  const T& operator[](IndexType index) const { return elementAt(positionOf(index)); }
  T& operator[](IndexType index) { return ownedElementAt(positionOf(index)); }
  /// Throws std::out_of_range.
  const T& at(IndexType index) const {
    if (!contains(index)) {
      throw std::out_of_range("SharedVector::at");
    }
    return (*this)[index];
  }
  const T& front() const { return elementAt(0); }
  T& front() { return ownedElementAt(0); }
  const T& back() const { return elementAt(m_size - 1); }
  T& back() { return ownedElementAt(m_size - 1); }

  bool contains(IndexType index) const {
    if constexpr (std::integral<IndexType>) {
      return index < m_size;
    } else {
      return index.isBelow(m_size);
    }
  }
  IndexType nextIndex() const { return IndexType(m_size); }
  auto indices() const { return indicesBelow<IndexType>(m_size); }

  /// Puts another element in the place of one, without copying that one first.
  void set(IndexType index, T element) {
    assert(contains(index));
    ownedSlot(positionOf(index)) = new Element(std::move(element));
  }
  /// Appends an element; its index.
  IndexType add(T element) {
    push_back(std::move(element));
    return IndexType(m_size - 1);
  }
  void push_back(T element) {
    ownedSlot(m_size) = new Element(std::move(element));
    ++m_size;
  }
  T& emplace_back() {
    push_back(T());
    return back();
  }
  void resize(std::size_t size) {
    while (m_size > size) {
      ownedSlot(--m_size).reset();
    }
    while (m_size < size) {
      push_back(T());
    }
  }

  Iterator begin() const { return Iterator(this, 0); }
  Iterator end() const { return Iterator(this, m_size); }

private:
  static constexpr std::size_t kLeaf = 32;
  static constexpr std::size_t kBranch = kLeaf * 32;
  static constexpr std::size_t kRootStep = 32;

  template <class Node>
  using Pointer = QExplicitlySharedDataPointer<Node>;

  struct Element : QSharedData {
    explicit Element(T from) : value(std::move(from)) {}
    T value;
  };
  template <class Child>
  struct Node : QSharedData, std::array<Pointer<Child>, 32> {};
  using Leaf = Node<Element>;
  using Branch = Node<Leaf>;
  struct Root : QSharedData, std::vector<Pointer<Branch>> {};

  /// Target of a pointer as this list's own: made, or copied where other lists have it too.
  template <class Child>
  static Child& owned(Pointer<Child>& child) {
    // Acquires what other threads did with it before they let go of it.
    if constexpr (std::is_default_constructible_v<Child>) {
      if (!child) {
        child = new Child();
      }
    }
    if (child->ref.loadAcquire() != 1) {
      child = new Child(*child);
    }
    return *child;
  }

  static std::size_t positionOf(IndexType index) {
    if constexpr (std::integral<IndexType>) {
      return index;
    } else {
      return index.position();
    }
  }
  const T& elementAt(std::size_t position) const {
    assert(position < m_size);
    return (*(*(*m_root)[position / kBranch])[position % kBranch / kLeaf])[position % kLeaf]->value;
  }
  T& ownedElementAt(std::size_t position) {
    assert(position < m_size);
    return owned(ownedSlot(position)).value;
  }

  Pointer<Element>& ownedSlot(std::size_t index) {
    Root& root = owned(m_root);
    if (index / kBranch >= root.size()) {
      root.resize(root.size() + kRootStep);
    }
    return owned(owned(root[index / kBranch])[index % kBranch / kLeaf])[index % kLeaf];
  }

  Pointer<Root> m_root;
  std::size_t m_size = 0;
};

/// Reads one element after another; random access.
template <class T, class IndexType>
class SharedVector<T, IndexType>::Iterator {
public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = const T*;
  using reference = const T&;

  Iterator() = default;
  Iterator(const SharedVector* list, std::size_t index) : m_list(list), m_index(static_cast<std::ptrdiff_t>(index)) {}

  reference operator*() const { return m_list->elementAt(static_cast<std::size_t>(m_index)); }
  pointer operator->() const { return &**this; }
  reference operator[](difference_type n) const { return *(*this + n); }
  Iterator& operator+=(difference_type n) {
    m_index += n;
    return *this;
  }
  Iterator& operator-=(difference_type n) { return *this += -n; }
  Iterator& operator++() { return *this += 1; }
  Iterator& operator--() { return *this -= 1; }
  Iterator operator++(int) { return std::exchange(*this, *this + 1); }
  Iterator operator--(int) { return std::exchange(*this, *this - 1); }
  friend Iterator operator+(Iterator at, difference_type n) { return at += n; }
  friend Iterator operator+(difference_type n, Iterator at) { return at += n; }
  friend Iterator operator-(Iterator at, difference_type n) { return at -= n; }
  friend difference_type operator-(const Iterator& a, const Iterator& b) { return a.m_index - b.m_index; }
  friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_index == b.m_index; }
  friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.m_index <=> b.m_index; }

private:
  const SharedVector* m_list = nullptr;
  std::ptrdiff_t m_index = 0;
};

} // namespace vitrine::base
