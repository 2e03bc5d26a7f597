#pragma once

#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace vitrine::base {

/// Absence of an index, of whatever kind; -1 for plain numbers.
struct NoIndex {
  constexpr operator int() const { return -1; } // NOLINT(google-explicit-constructor)
};

/// Place of a Thing in its list, or none (NoIndex). Indices of different things do not mix, and lists that are typed
/// by them (IndexedVector, SharedVector) take no other. Constants become indices by themselves, numbers known only at
/// run time explicitly.
template <class Thing>
class Index {
public:
  constexpr Index() = default;
  constexpr Index(NoIndex) {} // NOLINT(google-explicit-constructor)
  template <std::same_as<int> Constant>
  consteval Index(Constant number) : Index(number, Checked{}) {} // NOLINT(google-explicit-constructor)
  /// Negative: none.
  constexpr explicit Index(int number) : Index(number, Checked{}) {}
  constexpr explicit Index(std::uint32_t number) : Index(std::size_t{number}) {}
  constexpr explicit Index(std::size_t position) : m_number(static_cast<std::int32_t>(position)) {
    assert(position <= static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()));
  }

  constexpr explicit operator bool() const { return m_number >= 0; }
  /// Place from 0. Asserts that there is one.
  constexpr std::size_t position() const {
    assert(m_number >= 0);
    return static_cast<std::size_t>(m_number);
  }
  /// The same for texts, JSON and files; -1: none.
  constexpr int number() const { return m_number; }
  constexpr bool isBelow(std::size_t count) const { return m_number >= 0 && position() < count; }

  constexpr Index& operator++() {
    ++m_number;
    return *this;
  }
  constexpr Index operator++(int) {
    const Index before = *this;
    ++m_number;
    return before;
  }
  constexpr Index& operator--() {
    --m_number;
    return *this;
  }
  constexpr Index operator--(int) {
    const Index before = *this;
    --m_number;
    return before;
  }
  friend constexpr std::ptrdiff_t operator-(Index a, Index b) { return a.m_number - b.m_number; }
  friend constexpr Index operator+(Index first, std::size_t steps) { return Index(first.position() + steps); }
  /// None comes before all others.
  friend constexpr auto operator<=>(Index, Index) = default;

private:
  struct Checked {};
  constexpr Index(int number, Checked) : m_number(number < 0 ? -1 : number) {}

  std::int32_t m_number = -1;
};

/// True if a plain number is an index of a list of `count`.
constexpr bool isBelow(int index, std::size_t count) {
  return index >= 0 && static_cast<std::size_t>(index) < count;
}

} // namespace vitrine::base

template <class Thing>
struct std::hash<vitrine::base::Index<Thing>> {
  std::size_t operator()(vitrine::base::Index<Thing> index) const noexcept { return std::hash<int>()(index.number()); }
};
