#include "core/session/ByteBookmark.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::session {
namespace {

ByteSpaces spaces() {
  const auto of = [](std::size_t size) { return bytes::makeMemorySource(tests::randomBytes(size, 1)); };
  ByteSpaces made(QStringLiteral("map.bsp"), of(100));
  made.add(QStringLiteral("FACES"), of(50), std::nullopt, {});
  made.add(QStringLiteral("LIGHT"), of(10), std::nullopt, {});
  made.add(QStringLiteral("FACES"), of(20), std::nullopt, {});
  return made;
}

TEST(ByteBookmarkTest, TheyComeBackFromTheirText) {
  const ByteBookmarks made{{QStringLiteral("Kopf & Fuß"), {}, 0, 4},
                           {QStringLiteral("二"), QStringLiteral("FACES#2"), 5'000'000'000, 1}};
  EXPECT_EQ(byteBookmarksFromJson(byteBookmarksToJson(made, QStringLiteral("map.bsp"))), made);
}

TEST(ByteBookmarkTest, OthersFilesDoNoHarm) {
  EXPECT_FALSE(byteBookmarksFromJson({}));
  EXPECT_FALSE(byteBookmarksFromJson("no JSON"));
  EXPECT_FALSE(byteBookmarksFromJson(R"({"version": 2, "bytes": []})"));
  const auto read = byteBookmarksFromJson(
      R"({"version": 1, "bytes": [7, {"name": "no place"}, {"offset": -1, "size": 2}, {"offset": 1, "size": 0},
          {"offset": 3, "size": 2, "name": "a"}, {"offset": "4", "size": 1}, {"offset": 1.5, "size": 1}]})");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, (ByteBookmarks{{QStringLiteral("a"), {}, 3, 2}}));
}

TEST(ByteBookmarkTest, EverySpaceHasAKeyOfItsOwn) {
  const ByteSpaces all = spaces();
  EXPECT_EQ(spaceKey(all, 0), QString()) << "whatever the file is called";
  EXPECT_EQ(spaceKey(all, 1), QStringLiteral("FACES"));
  EXPECT_EQ(spaceKey(all, 3), QStringLiteral("FACES#2"));
  for (SpaceId space = 0; space < all.size(); ++space) {
    EXPECT_EQ(spaceOfKey(all, spaceKey(all, space)), space);
  }
  EXPECT_EQ(spaceOfKey(all, QStringLiteral("FACES#3")), std::nullopt);
}

TEST(ByteBookmarkTest, LeadsToItsBytesWhileTheFileHasThem) {
  const ByteSpaces all = spaces();
  EXPECT_EQ(rangeOf({{}, QStringLiteral("FACES#2"), 16, 4}, all), (ByteRange{3, 16, 4}));
  EXPECT_EQ(rangeOf({{}, QStringLiteral("FACES#2"), 17, 4}, all), std::nullopt) << "past its end";
  EXPECT_EQ(rangeOf({{}, QStringLiteral("gone"), 0, 1}, all), std::nullopt);
  EXPECT_EQ(rangeOf({{}, {}, 99, ~std::uint64_t{0}}, all), std::nullopt) << "no sum overflows";
}

} // namespace
} // namespace vitrine::session
