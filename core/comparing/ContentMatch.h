#pragma once

#include "core/base/Progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::comparing {

/// Number in a match of what has no partner.
inline constexpr std::uint32_t kUnmatched = UINT32_MAX;

/// Partners of the elements of two lists, found step by step: each step pairs those still alone.
struct ContentMatch {
  ContentMatch(std::size_t before, std::size_t after) : toAfter(before, kUnmatched), toBefore(after, kUnmatched) {}

  std::vector<std::uint32_t> toAfter;  ///< by element of the first list, its partner
  std::vector<std::uint32_t> toBefore; ///< by element of the second list

  void pair(std::size_t before, std::size_t after);
  bool isComplete() const;
  /// Pairs those still alone that have the same key, of equal keys in their order. Key 0 is never paired. Throws
  /// base::Cancelled.
  void pairByKeys(std::span<const std::uint64_t> before, std::span<const std::uint64_t> after,
                  const base::Progress& progress);
  /// Elements of the first list whose partner stands before that of an element above them.
  std::size_t countReordered() const;

  /// Keys that two elements share if they stand between the same pairs: the first list's, then the second's.
  struct Gaps {
    std::vector<std::uint64_t> before;
    std::vector<std::uint64_t> after;
  };
  Gaps gaps() const;
};

/// Mixes a number into a running hash; never 0.
std::uint64_t mixed(std::uint64_t hash, std::uint64_t number);

} // namespace vitrine::comparing
