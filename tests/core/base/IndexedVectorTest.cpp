#include "core/base/IndexedVector.h"

#include "tests/core/base/Fruit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace vitrine::base {
namespace {

using Names = IndexedVector<AppleIndex, std::string>;

template <class List, class With>
concept ReadBy = requires(List list, With index) { list[index]; };

static_assert(ReadBy<Names, AppleIndex>);
static_assert(!ReadBy<Names, Index<Pear>>);
static_assert(!ReadBy<Names, std::size_t>);
static_assert(!std::is_convertible_v<std::vector<std::string>, Names>);

TEST(IndexedVector, AddsElementsAndTellsTheirIndices) {
  Names names;
  EXPECT_EQ(names.nextIndex(), AppleIndex(0));
  const AppleIndex first = names.add("Boskoop");
  const AppleIndex second = names.add("Elstar");
  EXPECT_EQ(first, AppleIndex(0));
  EXPECT_EQ(second, AppleIndex(1));
  EXPECT_EQ(names.nextIndex(), AppleIndex(2));
  EXPECT_EQ(names[first], "Boskoop");
  names[second] = "Topaz";
  EXPECT_EQ(std::as_const(names)[second], "Topaz");
  EXPECT_EQ(names[0], "Boskoop") << "constants are indices by themselves";
}

TEST(IndexedVector, HasItsIndicesInOrder) {
  const Names names{"a", "b", "c"};
  EXPECT_TRUE(std::ranges::equal(names.indices(), std::vector<AppleIndex>{0, 1, 2}));
  std::string all;
  for (const AppleIndex apple : names.indices()) {
    all += names[apple];
  }
  EXPECT_EQ(all, "abc");
  EXPECT_TRUE(Names().indices().empty());
  EXPECT_TRUE(std::ranges::equal(indicesBelow<AppleIndex>(2), std::vector<AppleIndex>{0, 1}));
}

TEST(IndexedVector, ContainsWhatIsNeitherNoneNorBeyondItsEnd) {
  const Names names{"a", "b"};
  EXPECT_TRUE(names.contains(0));
  EXPECT_TRUE(names.contains(1));
  EXPECT_FALSE(names.contains(2));
  EXPECT_FALSE(names.contains(NoIndex()));
  EXPECT_FALSE(Names().contains(0));
}

TEST(IndexedVector, AtThrowsOfNoneAndBeyondItsEnd) {
  Names names{"a", "b"};
  EXPECT_EQ(names.at(1), "b");
  EXPECT_THROW(names.at(2), std::out_of_range);
  EXPECT_THROW(names.at(NoIndex()), std::out_of_range);
  EXPECT_THROW(std::as_const(names).at(2), std::out_of_range);
  EXPECT_THROW(std::as_const(names).at(NoIndex()), std::out_of_range);
}

TEST(IndexedVector, IsEqualByItsElements) {
  EXPECT_EQ((Names{"a", "b"}), Names(std::vector<std::string>{"a", "b"}));
  EXPECT_NE((Names{"a", "b"}), (Names{"a"}));
}

TEST(IndexedVector, ElementsLieSideBySide) {
  IndexedVector<AppleIndex, int> weights(3, 70);
  weights[1] = 90;
  const std::span<const int> all = weights;
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[1], 90);
  EXPECT_EQ(std::ranges::max(weights), 90);
}

TEST(IndexedVector, HoldsFlags) {
  IndexedVector<AppleIndex, bool> ripe(3);
  ripe[2] = true;
  EXPECT_FALSE(ripe[1]);
  EXPECT_TRUE(std::as_const(ripe)[2]);
  EXPECT_EQ(ripe, (IndexedVector<AppleIndex, bool>{false, false, true}));
}

} // namespace
} // namespace vitrine::base
