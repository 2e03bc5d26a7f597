#include "core/formats/xops/scene/PointIndex.h"

#include "tests/core/formats/xops/records/PointMaker.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

TEST(PointKinds, allOfTheGameAreKnown) {
  std::set<int> known;
  for (int number = -128; number < 128; ++number) {
    if (infoOf(static_cast<std::int8_t>(number)).group != PointGroup::Other) {
      known.insert(number);
    }
  }
  EXPECT_EQ(known, (std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}));
  EXPECT_EQ(kPointKindNames.size(), known.size());
  EXPECT_EQ(structure::enumName(kPointKindNames, 8), QStringLiteral("Path branch, chosen at random"));
}

TEST(PointKinds, groupsAreThoseOfTheLayers) {
  EXPECT_EQ(infoOf(1).group, PointGroup::People);
  EXPECT_EQ(infoOf(6).group, PointGroup::People);
  EXPECT_EQ(infoOf(4).group, PointGroup::People);
  EXPECT_EQ(infoOf(7).group, PointGroup::Weapons);
  EXPECT_EQ(infoOf(5).group, PointGroup::Objects);
  EXPECT_EQ(infoOf(8).group, PointGroup::Paths);
  EXPECT_EQ(infoOf(14).group, PointGroup::Events);
  EXPECT_EQ(infoOf(9).group, PointGroup::Other);
  EXPECT_EQ(infoOf(-5).group, PointGroup::Other);
}

TEST(PointKinds, onlyCountsAreUnsigned) {
  EXPECT_TRUE(infoOf(2).parameters[1].isUnsigned);
  EXPECT_TRUE(infoOf(17).parameters[0].isUnsigned);
  EXPECT_TRUE(infoOf(18).parameters[0].isUnsigned);
  EXPECT_FALSE(infoOf(3).parameters[1].isUnsigned);
  EXPECT_FALSE(infoOf(12).parameters[0].isUnsigned);
}

std::optional<std::size_t> pointOf(const PointFile& file, LinkTo what, int number) {
  return PointIndex(file.points).find(what, static_cast<std::int8_t>(number)).point;
}

std::optional<std::size_t> inTheWay(const PointFile& file, LinkTo what, int number) {
  return PointIndex(file.points).find(what, static_cast<std::int8_t>(number)).inTheWay;
}

TEST(PointIndex, theFirstOfEqualNumbersWins) {
  const PointFile file = PointMaker().add(3, 0, 0, 7).add(3, 1, 0, 7).add(8, 0, 0, -7).add(3, 0, 0, -7).file();
  EXPECT_EQ(pointOf(file, LinkTo::Path, 7), 0U);
  EXPECT_EQ(pointOf(file, LinkTo::Path, -7), 2U);
  EXPECT_EQ(pointOf(file, LinkTo::Path, 8), std::nullopt);
  const PointIndex index(file.points);
  EXPECT_EQ(index.sharing(LinkTo::Path, 7), 2U);
  EXPECT_EQ(index.sharing(LinkTo::Path, 8), 0U);
  EXPECT_EQ(index.sharing(LinkTo::Nothing, 7), 0U);
}

TEST(PointIndex, waysAndEventsAreLookedForAmongAllPoints) {
  const PointFile file = PointMaker().add(2, 0, 0, 7).add(3, 0, 0, 7).add(18, 0, 0, 7).file();
  EXPECT_EQ(pointOf(file, LinkTo::Path, 7), std::nullopt);
  EXPECT_EQ(inTheWay(file, LinkTo::Path, 7), 0U);
  EXPECT_EQ(inTheWay(file, LinkTo::Event, 7), 0U);
}

TEST(PointIndex, peopleTemplatesAndObjectsAreLookedForAmongTheirOwn) {
  const PointFile file =
      PointMaker().add(2, 0, 0, 7).add(4, 0, 0, 7).add(5, 0, 0, 7).add(6, 0, 0, 7).add(1, 0, 0, 7).file();
  EXPECT_EQ(pointOf(file, LinkTo::Template, 7), 1U);
  EXPECT_EQ(pointOf(file, LinkTo::Object, 7), 2U);
  EXPECT_EQ(pointOf(file, LinkTo::Person, 7), 3U);
  EXPECT_EQ(inTheWay(file, LinkTo::Person, 7), std::nullopt);
  EXPECT_EQ(pointOf(file, LinkTo::Nothing, 7), std::nullopt);
  EXPECT_EQ(pointOf(file, LinkTo::Person, 8), std::nullopt);
}

TEST(PointIndex, theLastPersonWithIdentifierZeroIsThePlayer) {
  EXPECT_EQ(PointIndex(PointMaker().add(1, 0, 0, 0).add(6, 0, 0, 0).add(2, 0, 0, 0).file().points).player(), 1U);
  const PointFile none = PointMaker().add(1, 0, 0, 1).add(3, 0, 0, 0).file();
  EXPECT_EQ(PointIndex(none.points).player(), std::nullopt);
}

TEST(PointIndex, chainsStartAtTheirThreeNumbers) {
  const PointFile file =
      PointMaker().add(18, 0, 0, -110).add(17, 0, 0, -100).add(3, 0, 0, -120).add(18, 0, 0, -120).file();
  const PointIndex index(file.points);
  EXPECT_EQ(index.chainStart(0), 1U);
  EXPECT_EQ(index.chainStart(1), 0U);
  EXPECT_EQ(index.chainStart(2), std::nullopt) << "a path point has the number first";
}

TEST(PointIndex, whoFollowsNamesAPerson) {
  const PointFile file = PointMaker().add(3, 3, 0, 1).add(3, 2, 0, 2).add(8, 3, 0, 3).file();
  EXPECT_EQ(targetClassOf(file.points[0], 1), LinkTo::Person);
  EXPECT_EQ(targetClassOf(file.points[1], 1), LinkTo::Path);
  EXPECT_EQ(targetClassOf(file.points[2], 0), LinkTo::Path);
  EXPECT_EQ(targetClassOf(file.points[2], 1), LinkTo::Path);
}

} // namespace
} // namespace vitrine::tests
