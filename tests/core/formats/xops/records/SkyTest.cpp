#include "core/formats/xops/records/XopsSky.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

TEST(Sky, fogIsStoredInBytes) {
  const std::array<QVector3D, 6> expected{QVector3D(0, 0, 0),   QVector3D(64, 80, 64), QVector3D(16, 16, 16),
                                          QVector3D(0, 16, 32), QVector3D(32, 16, 16), QVector3D(64, 32, 32)};
  for (int sky = 0; sky <= kLastSky; ++sky) {
    ASSERT_TRUE(fogColor(sky));
    EXPECT_EQ(*fogColor(sky) * 255.0F, expected[static_cast<std::size_t>(sky)]) << sky;
  }
  EXPECT_FALSE(fogColor(-1));
  EXPECT_FALSE(fogColor(6));
}

TEST(Sky, picturesAreNumbered) {
  EXPECT_EQ(skyPicture(0), QString());
  EXPECT_EQ(skyPicture(3), QStringLiteral("data/sky/sky3.bmp"));
  EXPECT_EQ(skyPicture(6), QString());
  EXPECT_EQ(skyPicture(-1), QString());
}

TEST(Sky, textsTellTheFog) {
  EXPECT_EQ(skyText(0), QStringLiteral("0 (none, fog 0, 0, 0)"));
  EXPECT_EQ(skyText(1), QStringLiteral("1 (fog 64, 80, 64)"));
  EXPECT_EQ(skyText(9), QStringLiteral("9"));
}

} // namespace
} // namespace vitrine::tests
