#include "core/base/ItemSet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <set>

namespace vitrine::base {
namespace {

using Items = std::vector<ItemSet::Item>;

Items itemsOf(const ItemSet& set) {
  return {set.begin(), set.end()};
}

TEST(ItemSet, HoldsWhatWasPutIn) {
  ItemSet set;
  EXPECT_TRUE(set.empty());
  set.insert(64);
  set.insert(0);
  set.insert(129);
  set.insert(64);
  EXPECT_FALSE(set.empty());
  EXPECT_EQ(set.count(), 3U);
  EXPECT_TRUE(set.contains(0) && set.contains(64) && set.contains(129));
  EXPECT_FALSE(set.contains(63) || set.contains(65) || set.contains(128));
  EXPECT_FALSE(set.contains(2'000'000'000)) << "any number may be asked for";
  set.erase(64);
  set.erase(1'000'000);
  EXPECT_EQ(itemsOf(set), (Items{0, 129}));
  set.clear();
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.begin(), set.end());
}

TEST(ItemSet, IsMadeOfListsAndRanges) {
  EXPECT_EQ(itemsOf({5, 3, 200}), (Items{3, 5, 200}));
  EXPECT_EQ(ItemSet(Items{7, 7, 1}), (ItemSet{1, 7}));
  EXPECT_EQ(ItemSet::range(62, 5), (ItemSet{62, 63, 64, 65, 66}));
  EXPECT_EQ(ItemSet::range(0, 64).count(), 64U);
  EXPECT_EQ(ItemSet::range(0, 130).count(), 130U);
  EXPECT_TRUE(ItemSet::range(9, 0).empty());
}

TEST(ItemSet, IsEqualByWhatItHolds) {
  ItemSet grown{1, 500};
  EXPECT_NE(grown, ItemSet{1});
  grown.erase(500);
  EXPECT_EQ(grown, ItemSet{1}) << "nothing is left of the number it once held";
  ItemSet cut{1, 500};
  cut &= ItemSet::range(0, 400);
  EXPECT_EQ(cut, ItemSet{1});
}

TEST(ItemSet, CombinesAsSetsDo) {
  std::mt19937 random(11);
  for (int round = 0; round < 50; ++round) {
    const auto any = [&] {
      std::set<ItemSet::Item> items;
      const std::size_t end = 1 + random() % 400;
      for (std::size_t i = 0; i < random() % 100; ++i) {
        items.insert(ItemSet::Item(random() % end));
      }
      return items;
    };
    const std::set<ItemSet::Item> a = any();
    const std::set<ItemSet::Item> b = any();
    const ItemSet setA(Items(a.begin(), a.end()));
    const ItemSet setB(Items(b.begin(), b.end()));
    Items both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    EXPECT_EQ(itemsOf(setA & setB), both);
    Items either;
    std::ranges::set_union(a, b, std::back_inserter(either));
    EXPECT_EQ(itemsOf(setA | setB), either);
    Items left;
    std::ranges::set_difference(a, b, std::back_inserter(left));
    EXPECT_EQ(itemsOf(setA - setB), left);
    EXPECT_EQ((setA & setB).count(), both.size());
    EXPECT_EQ(setA == setB, a == b);
  }
}

TEST(ItemSet, EverythingHasNoEnd) {
  const ItemSet all = ItemSet::everything();
  EXPECT_FALSE(all.empty());
  EXPECT_TRUE(all.isEverything());
  EXPECT_TRUE(all.contains(0) && all.contains(std::numeric_limits<int>::max()));
  const ItemSet some{2, 70};
  EXPECT_FALSE(some.isEverything());
  EXPECT_EQ(all & some, some);
  EXPECT_EQ(some & all, some);
  EXPECT_EQ(some | all, all);
  EXPECT_TRUE((some - all).empty());
  ItemSet others = all - some;
  EXPECT_NE(others, all);
  EXPECT_FALSE(others.contains(2) || others.contains(70));
  EXPECT_TRUE(others.contains(3) && others.contains(71) && others.contains(5000));
  EXPECT_EQ(others & ItemSet::range(0, 5), (ItemSet{0, 1, 3, 4}));
  others.erase(900);
  EXPECT_FALSE(others.contains(900));
  for (const ItemSet::Item item : Items{2, 70, 900, 12345}) {
    others.insert(item);
  }
  EXPECT_EQ(others, all) << "the same again";
}

} // namespace
} // namespace vitrine::base
