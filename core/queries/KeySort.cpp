#include "core/queries/KeySort.h"

#include <algorithm>
#include <array>

namespace vitrine::queries {
namespace {

/// Keys are sorted by these digits, the last one first.
constexpr unsigned kDigitBits = 11;
constexpr std::size_t kDigits = (64 + kDigitBits - 1) / kDigitBits;
constexpr std::size_t kDigitValues = std::size_t{1} << kDigitBits;
/// Fewer items are sorted by comparing them: counting digits would take longer.
constexpr std::size_t kFewItems = 1500;
constexpr std::size_t kItemsBetweenChecks = 65'536;

using Counts = std::array<std::array<std::size_t, kDigitValues>, kDigits>;

std::size_t digitOf(std::uint64_t key, std::size_t digit) {
  return (key >> (digit * kDigitBits)) & (kDigitValues - 1);
}

/// Calls `take` with pieces of the items.
template <class Take>
void eachPiece(std::span<const Keyed> items, const Progress& progress, Take take) {
  for (std::size_t first = 0; first < items.size(); first += kItemsBetweenChecks) {
    progress.check();
    take(items.subspan(first, std::min(kItemsBetweenChecks, items.size() - first)));
  }
}

Counts countsOf(std::span<const Keyed> items, const Progress& progress) {
  Counts counts{};
  eachPiece(items, progress, [&counts](std::span<const Keyed> piece) {
    for (const Keyed& item : piece) {
      for (std::size_t digit = 0; digit < kDigits; ++digit) {
        ++counts[digit][digitOf(item.key, digit)];
      }
    }
  });
  return counts;
}

} // namespace

void sortByKey(std::span<Keyed> items, std::vector<Keyed>& spare, const Progress& progress) {
  progress.check();
  if (items.size() < kFewItems) {
    std::ranges::stable_sort(items, {}, &Keyed::key);
    return;
  }
  spare.resize(std::max(spare.size(), items.size()));
  const auto counts = std::make_unique<Counts>(countsOf(items, progress));
  std::span<Keyed> from = items;
  std::span<Keyed> to = std::span(spare).first(items.size());
  for (std::size_t digit = 0; digit < kDigits; ++digit) {
    auto& places = (*counts)[digit];
    if (places[digitOf(from.front().key, digit)] == items.size()) {
      continue; // all have the same
    }
    std::size_t place = 0;
    for (std::size_t& count : places) {
      place += std::exchange(count, place);
    }
    eachPiece(from, progress, [&](std::span<const Keyed> piece) {
      for (const Keyed& item : piece) {
        to[places[digitOf(item.key, digit)]++] = item;
      }
    });
    std::swap(from, to);
  }
  if (from.data() != items.data()) {
    std::ranges::copy(from, items.begin());
  }
}

} // namespace vitrine::queries
