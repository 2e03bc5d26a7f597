#include "app/cli/NumberArguments.h"

#include <gtest/gtest.h>

namespace vitrine::cli {
namespace {

TEST(NumberArguments, Sizes) {
  EXPECT_EQ(parseSize(QStringLiteral("1280x720")), QSize(1280, 720));
  EXPECT_EQ(parseSize(QStringLiteral("1X1")), QSize(1, 1));
  for (const char* text : {"", "100", "0x10", "10x", "10x-5", "10x10x10", "99999x10", "axb", "1.5x2"}) {
    EXPECT_FALSE(parseSize(QString::fromLatin1(text))) << text;
  }
}

TEST(NumberArguments, Lists) {
  EXPECT_EQ(parseNumbers(QStringLiteral("608,-960.5, -88"), 3), (std::vector<float>{608, -960.5F, -88}));
  for (const char* text : {"", "1,2", "1,2,3,4", "1,2,x", "1,,2", "1;2;3", "1,2,inf", "nan,0,0", "1e308,0,0"}) {
    EXPECT_FALSE(parseNumbers(QString::fromLatin1(text), 3)) << text;
  }
}

TEST(NumberArguments, Colours) {
  EXPECT_EQ(parseColor(QStringLiteral("transparent"))->alpha(), 0);
  EXPECT_EQ(parseColor(QStringLiteral("#102030")), QColor(0x10, 0x20, 0x30));
  EXPECT_EQ(parseColor(QStringLiteral("red")), QColor(255, 0, 0));
  EXPECT_FALSE(parseColor(QStringLiteral("reddish")));
  EXPECT_FALSE(parseColor(QString()));
}

} // namespace
} // namespace vitrine::cli
