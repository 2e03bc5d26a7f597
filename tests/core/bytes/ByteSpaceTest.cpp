#include "core/bytes/ByteSpace.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

using tests::randomBytes;

TEST(ByteSpaces, SpaceZeroIsTheFile) {
  const ByteSpaces spaces(QStringLiteral("map.bsp"), makeMemorySource(randomBytes(10, 1)));
  ASSERT_EQ(spaces.size(), 1U);
  EXPECT_EQ(spaces[base::kFileSpace].name, QStringLiteral("map.bsp"));
  EXPECT_FALSE(spaces[base::kFileSpace].codedRange.has_value());
  EXPECT_EQ(spaces.decodedBytes(), 0U);
}

TEST(ByteSpaces, NumbersSpacesInOrderAndRemembersWhereTheyCameFrom) {
  ByteSpaces spaces(QStringLiteral("f"), makeMemorySource(randomBytes(100, 1)));
  const SpaceId lump = spaces.add(QStringLiteral("FACES"), makeMemorySource(randomBytes(50, 2)), ByteRange{0, 20, 30},
                                  QStringLiteral("LZMA"));
  const SpaceId side = spaces.add(QStringLiteral("side.vvd"), makeMemorySource(randomBytes(7, 3)), std::nullopt, {});
  EXPECT_EQ(lump, 1U);
  EXPECT_EQ(side, 2U);
  EXPECT_EQ(spaces[lump].codedRange, (ByteRange{0, 20, 30}));
  EXPECT_EQ(spaces[lump].decoder, QStringLiteral("LZMA"));
  EXPECT_EQ(spaces.decodedBytes(), 50U) << "companion files are not decoded";
  std::vector<SpaceId> seen;
  for (const ByteSpace& space : spaces) {
    seen.push_back(space.id);
  }
  EXPECT_EQ(seen, (std::vector<SpaceId>{0, 1, 2}));
}

TEST(ByteSpaces, ReadsByRangeAndErrorsCarryTheSpace) {
  ByteSpaces spaces(QStringLiteral("f"), makeMemorySource(randomBytes(100, 1)));
  const Bytes content = randomBytes(50, 2);
  const SpaceId id =
      spaces.add(QStringLiteral("d"), makeMemorySource(content), ByteRange{0, 0, 10}, QStringLiteral("x"));
  EXPECT_TRUE(tests::sameBytes(*spaces.read({id, 5, 20}), content.slice(5, 20)));
  const auto past = spaces.read({id, 45, 20});
  ASSERT_FALSE(past.has_value());
  EXPECT_EQ(past.error().space, id);
  EXPECT_EQ(past.error().offset, 45U);
  const auto nowhere = spaces.read({9, 0, 1});
  ASSERT_FALSE(nowhere.has_value());
  EXPECT_EQ(nowhere.error().code, ErrorCode::NotFound);
}

TEST(ByteSpaces, DefaultHasAnEmptyFile) {
  const ByteSpaces spaces;
  EXPECT_EQ(spaces[0].source->size(), 0U);
}

} // namespace
} // namespace vitrine::bytes
