#include "core/base/SharedVector.h"

#include "tests/core/base/Fruit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <ranges>
#include <stdexcept>
#include <utility>
#include <vector>

namespace {

using vitrine::base::AppleIndex;
using vitrine::base::NoIndex;
using vitrine::base::SharedVector;

/// A number that counts how often it is copied.
struct Counted {
  explicit Counted(int from = 0) : number(from) {}
  Counted(const Counted& other) : number(other.number) { ++copies; }
  Counted(Counted&& other) noexcept = default;
  Counted& operator=(const Counted&) = delete;
  Counted& operator=(Counted&&) = delete;
  ~Counted() = default;

  int number;
  static inline int copies = 0;
};

SharedVector<Counted> numbers(int count) {
  SharedVector<Counted> list;
  for (int i = 0; i < count; ++i) {
    list.push_back(Counted(i));
  }
  return list;
}

TEST(SharedVector, HoldsWhatWasPutIn) {
  constexpr int kMany = 32 * 32 * 3 + 5;
  SharedVector<int> list;
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < kMany; ++i) {
    list.push_back(i);
  }
  ASSERT_EQ(list.size(), static_cast<std::size_t>(kMany));
  EXPECT_EQ(list.front(), 0);
  EXPECT_EQ(list.back(), kMany - 1);
  EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0LL), (kMany - 1LL) * kMany / 2);
  EXPECT_EQ(std::ranges::find(list, 1024) - list.begin(), 1024);
  list.resize(33);
  EXPECT_EQ(list.back(), 32);
  list.resize(35);
  EXPECT_EQ(list.back(), 0) << "new ones are as made by default";
  EXPECT_EQ(list[32], 32);
}

TEST(SharedVector, CopiesGoTheirOwnWays) {
  SharedVector<int> first{1, 2, 3};
  const SharedVector<int> second = first;
  first[1] = 20;
  first.push_back(4);
  SharedVector<int> third = second;
  third.set(0, 10);
  EXPECT_EQ(std::vector<int>(first.begin(), first.end()), (std::vector{1, 20, 3, 4}));
  EXPECT_EQ(std::vector<int>(second.begin(), second.end()), (std::vector{1, 2, 3}));
  EXPECT_EQ(std::vector<int>(third.begin(), third.end()), (std::vector{10, 2, 3}));
}

TEST(SharedVector, ACopyAndAnotherElementCopyNoElement) {
  const SharedVector<Counted> list = numbers(5000);
  Counted::copies = 0;
  SharedVector<Counted> copy = list;
  copy.set(4321, Counted(-1));
  EXPECT_EQ(Counted::copies, 0);
  EXPECT_EQ(list[4321].number, 4321);
  EXPECT_EQ(copy[4321].number, -1);
  EXPECT_EQ(&list[4320], &std::as_const(copy)[4320]) << "all others are shared";
}

TEST(SharedVector, ChangingASharedElementCopiesThatOneOnce) {
  const SharedVector<Counted> list = numbers(5000);
  SharedVector<Counted> copy = list;
  Counted::copies = 0;
  copy[7].number = 70;
  copy[7].number += 7;
  EXPECT_EQ(Counted::copies, 1);
  EXPECT_EQ(list[7].number, 7);
  EXPECT_EQ(copy[7].number, 77);
}

TEST(SharedVector, WhatIsAloneIsChangedInPlace) {
  SharedVector<Counted> list = numbers(100);
  Counted* const before = &list[50];
  Counted::copies = 0;
  {
    const SharedVector<Counted> copy = list;
  }
  list[50].number = 5;
  EXPECT_EQ(Counted::copies, 0);
  EXPECT_EQ(&list[50], before);
}

using Weights = SharedVector<int, AppleIndex>;

TEST(SharedVector, MayBeReadByIndicesOfItsOwnKind) {
  Weights weights;
  EXPECT_EQ(weights.nextIndex(), AppleIndex(0));
  const AppleIndex light = weights.add(70);
  const AppleIndex heavy = weights.add(210);
  EXPECT_EQ(light, AppleIndex(0));
  EXPECT_EQ(heavy, AppleIndex(1));
  EXPECT_EQ(weights.nextIndex(), AppleIndex(2));
  EXPECT_EQ(weights[heavy], 210);
  weights[light] = 75;
  weights.set(heavy, 200);
  EXPECT_EQ(weights.at(light), 75);
  EXPECT_EQ(weights[1], 200) << "constants are indices by themselves";
  EXPECT_TRUE(std::ranges::equal(weights.indices(), std::vector<AppleIndex>{0, 1}));
}

TEST(SharedVector, HasNoElementOfNoneNorBeyondItsEnd) {
  const Weights weights{1, 2, 3};
  EXPECT_TRUE(weights.contains(2));
  EXPECT_FALSE(weights.contains(3));
  EXPECT_FALSE(weights.contains(NoIndex()));
  EXPECT_EQ(weights.at(2), 3);
  EXPECT_THROW(weights.at(3), std::out_of_range);
  EXPECT_THROW(weights.at(NoIndex()), std::out_of_range);
}

TEST(SharedVector, CopiesOfTypedListsGoTheirOwnWays) {
  Weights first{1, 2};
  const Weights second = first;
  first[0] = 10;
  first.add(3);
  EXPECT_EQ(second[0], 1);
  EXPECT_EQ(second.size(), 2U);
  EXPECT_EQ(std::as_const(first)[0], 10);
  EXPECT_EQ(&std::as_const(first)[1], &second[1]) << "the other is shared";
}

} // namespace
