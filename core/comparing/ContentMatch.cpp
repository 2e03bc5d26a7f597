#include "core/comparing/ContentMatch.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine::comparing {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t number) {
  // The finalizer of SplitMix64.
  std::uint64_t value = hash * 0x9e3779b97f4a7c15U + number + 0x9e3779b97f4a7c15U;
  value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
  value ^= value >> 31U;
  return value == 0 ? 1 : value;
}

void ContentMatch::pair(std::size_t before, std::size_t after) {
  toAfter[before] = static_cast<std::uint32_t>(after);
  toBefore[after] = static_cast<std::uint32_t>(before);
}

bool ContentMatch::isComplete() const {
  const auto isMatched = [](std::uint32_t partner) { return partner != kUnmatched; };
  return std::ranges::all_of(toAfter, isMatched) && std::ranges::all_of(toBefore, isMatched);
}

void ContentMatch::pairByKeys(std::span<const std::uint64_t> before, std::span<const std::uint64_t> after,
                              const base::Progress& progress) {
  struct Waiting {
    std::uint32_t first = kUnmatched;
    std::uint32_t last = kUnmatched;
  };
  std::unordered_map<std::uint64_t, Waiting> waiting;
  std::vector<std::uint32_t> next(after.size(), kUnmatched);
  for (std::uint32_t j = 0; j < after.size(); ++j) {
    if (toBefore[j] == kUnmatched && after[j] != 0) {
      Waiting& list = waiting[after[j]];
      (list.first == kUnmatched ? list.first : next[list.last]) = j;
      list.last = j;
    }
  }
  progress.check();
  for (std::uint32_t i = 0; i < before.size(); ++i) {
    const auto found = toAfter[i] == kUnmatched && before[i] != 0 ? waiting.find(before[i]) : waiting.end();
    if (found != waiting.end() && found->second.first != kUnmatched) {
      const std::uint32_t j = found->second.first;
      found->second.first = next[j];
      pair(i, j);
    }
  }
  progress.check();
}

std::size_t ContentMatch::countReordered() const {
  std::size_t count = 0;
  std::uint32_t furthest = 0;
  for (const std::uint32_t partner : toAfter) {
    if (partner != kUnmatched) {
      count += partner < furthest ? 1 : 0;
      furthest = std::max(furthest, partner);
    }
  }
  return count;
}

ContentMatch::Gaps ContentMatch::gaps() const {
  Gaps gaps{std::vector<std::uint64_t>(toAfter.size()), std::vector<std::uint64_t>(toBefore.size())};
  std::uint64_t key = 1;
  for (std::size_t i = 0; i < toAfter.size(); ++i) {
    key = toAfter[i] == kUnmatched ? key : toAfter[i] + std::uint64_t{2};
    gaps.before[i] = key;
  }
  key = 1;
  for (std::size_t j = 0; j < toBefore.size(); ++j) {
    key = toBefore[j] == kUnmatched ? key : j + std::uint64_t{2};
    gaps.after[j] = key;
  }
  return gaps;
}

} // namespace vitrine::comparing
