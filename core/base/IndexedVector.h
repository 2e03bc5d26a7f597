#pragma once

#include "core/base/Index.h"

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <ranges>
#include <utility>
#include <vector>

namespace vitrine::base {

/// Indices of a list of so many elements, in order.
template <class IndexType>
auto indicesBelow(std::size_t count) {
  return std::views::iota(IndexType(std::size_t{0}), IndexType(count));
}

/// A std::vector whose elements are found by an Index of their own kind alone. `IndexedVector<NodeIndex, T>` is either
/// the list of the nodes themselves or something for each of them.
template <class IndexType, class T>
class IndexedVector : private std::vector<T> {
  using Elements = std::vector<T>;

public:
  using typename Elements::const_iterator;
  using typename Elements::const_reference;
  using typename Elements::iterator;
  using typename Elements::reference;
  using typename Elements::size_type;
  using typename Elements::value_type;

  using Elements::assign;
  using Elements::back;
  using Elements::begin;
  using Elements::capacity;
  using Elements::clear;
  using Elements::data;
  using Elements::Elements;
  using Elements::emplace_back;
  using Elements::empty;
  using Elements::end;
  using Elements::front;
  using Elements::insert;
  using Elements::pop_back;
  using Elements::push_back;
  using Elements::reserve;
  using Elements::resize;
  using Elements::size;

  IndexedVector() = default;
  IndexedVector(std::initializer_list<T> elements) : Elements(elements) {}
  explicit IndexedVector(Elements elements) : Elements(std::move(elements)) {}

  reference operator[](IndexType index) {
    assert(index.isBelow(size()));
    return Elements::operator[](index.position());
  }
  const_reference operator[](IndexType index) const {
    assert(index.isBelow(size()));
    return Elements::operator[](index.position());
  }
  /// Throws std::out_of_range; of none, too.
  reference at(IndexType index) { return Elements::at(static_cast<std::size_t>(index.number())); }
  const_reference at(IndexType index) const { return Elements::at(static_cast<std::size_t>(index.number())); }

  bool contains(IndexType index) const { return index.isBelow(size()); }
  /// Appends an element; its index.
  IndexType add(T element) {
    push_back(std::move(element));
    return IndexType(size() - 1);
  }
  /// Index that the next element will have.
  IndexType nextIndex() const { return IndexType(size()); }
  auto indices() const { return indicesBelow<IndexType>(size()); }

  friend bool operator==(const IndexedVector& a, const IndexedVector& b) {
    return static_cast<const Elements&>(a) == static_cast<const Elements&>(b);
  }
};

} // namespace vitrine::base
