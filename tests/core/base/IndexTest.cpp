#include "core/base/Index.h"

#include "tests/core/base/Fruit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <type_traits>
#include <unordered_map>
#include <vector>

namespace vitrine::base {
namespace {

using PearIndex = Index<Pear>;

static_assert(!std::is_convertible_v<PearIndex, AppleIndex>);
static_assert(!std::is_constructible_v<AppleIndex, PearIndex>);
static_assert(!std::is_convertible_v<AppleIndex, int>);
static_assert(!std::is_convertible_v<AppleIndex, bool>);
static_assert(!std::is_convertible_v<std::size_t, AppleIndex>);
static_assert(std::is_convertible_v<NoIndex, AppleIndex>);
static_assert(std::is_trivially_copyable_v<AppleIndex>);
static_assert(sizeof(AppleIndex) == 4);

/// A function that takes an index, as any would.
int numberOf(AppleIndex apple) {
  return apple.number();
}

TEST(Index, IsNoneUntilItIsSet) {
  const AppleIndex none;
  EXPECT_FALSE(none);
  EXPECT_EQ(none.number(), -1);
  EXPECT_EQ(none, NoIndex());
  EXPECT_FALSE(none.isBelow(100));
  AppleIndex set(7);
  EXPECT_TRUE(set);
  set = NoIndex();
  EXPECT_EQ(set, none);
}

TEST(Index, IsMadeOfNumbersOfAllKinds) {
  const int number = 5;
  const std::uint32_t word = 5;
  const std::size_t position = 5;
  for (const AppleIndex apple : {AppleIndex(number), AppleIndex(word), AppleIndex(position)}) {
    EXPECT_TRUE(apple);
    EXPECT_EQ(apple.number(), 5);
    EXPECT_EQ(apple.position(), 5U);
  }
  EXPECT_EQ(AppleIndex(std::numeric_limits<int>::max()).number(), std::numeric_limits<int>::max());
}

TEST(Index, NegativeNumbersAreNone) {
  for (const int number : {-1, -2, std::numeric_limits<int>::min()}) {
    EXPECT_FALSE(AppleIndex(number));
    EXPECT_EQ(AppleIndex(number), AppleIndex());
    EXPECT_EQ(AppleIndex(number).number(), -1);
  }
}

TEST(Index, ConstantsBecomeIndicesByThemselves) {
  constexpr AppleIndex kThird = 2;
  static_assert(kThird && kThird.position() == 2 && kThird == 2 && kThird != 3);
  static_assert(!AppleIndex(NoIndex()));
  EXPECT_EQ(numberOf(4), 4);
  EXPECT_EQ(numberOf(NoIndex()), -1);
  AppleIndex apple;
  apple = 6;
  EXPECT_TRUE(apple == 6);
  EXPECT_EQ((std::vector<AppleIndex>{0, 3})[1].number(), 3);
}

TEST(Index, NoneIsMinusOneAsANumber) {
  const int number = NoIndex();
  EXPECT_EQ(number, -1);
}

TEST(Index, IsBelowACountThatIsLarger) {
  const AppleIndex apple = 3;
  EXPECT_TRUE(apple.isBelow(4));
  EXPECT_FALSE(apple.isBelow(3));
  EXPECT_FALSE(apple.isBelow(0));
}

TEST(Index, NoneComesBeforeAllOthers) {
  std::vector<AppleIndex> apples{5, 0, NoIndex(), 2};
  std::ranges::sort(apples);
  EXPECT_EQ(apples, (std::vector<AppleIndex>{NoIndex(), 0, 2, 5}));
  EXPECT_LT(AppleIndex(), AppleIndex(0));
  EXPECT_GE(AppleIndex(2), AppleIndex(2));
  EXPECT_TRUE(AppleIndex(2) > 1);
}

TEST(Index, StepsToTheNext) {
  AppleIndex apple = 3;
  EXPECT_EQ(apple++, AppleIndex(3));
  EXPECT_EQ(++apple, AppleIndex(5));
  EXPECT_EQ(apple + 10, AppleIndex(15));
  EXPECT_EQ(AppleIndex(15) - apple, 10);
  EXPECT_EQ(apple - AppleIndex(15), -10);
}

TEST(Index, IsAKeyOfHashedLists) {
  std::unordered_map<AppleIndex, int> weights{{AppleIndex(0), 70}, {AppleIndex(8), 90}, {AppleIndex(), 1}};
  EXPECT_EQ(weights.size(), 3U);
  EXPECT_EQ(weights.at(8), 90);
  EXPECT_EQ(weights.at(NoIndex()), 1);
  EXPECT_FALSE(weights.contains(1));
  EXPECT_EQ(std::hash<AppleIndex>()(AppleIndex(8)), std::hash<AppleIndex>()(AppleIndex(std::size_t{8})));
  EXPECT_NE(std::hash<AppleIndex>()(AppleIndex(8)), std::hash<AppleIndex>()(AppleIndex(9)));
}

} // namespace
} // namespace vitrine::base
