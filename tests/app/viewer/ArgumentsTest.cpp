#include "app/viewer/Arguments.h"

#include <gtest/gtest.h>

using vitrine::viewer::parseArguments;

namespace {

QStringList line(const QString& rest) {
  return QStringLiteral("vitrine %1").arg(rest).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

TEST(ViewerArgumentsTest, TakesFilesAndOptions) {
  const auto arguments = parseArguments(
      line(QStringLiteral("--new-window a.bsp --game hl2 --game cstrike --software maps --language ja")));
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->paths, (QStringList{QStringLiteral("a.bsp"), QStringLiteral("maps")}));
  EXPECT_EQ(arguments->gameFolders, (QStringList{QStringLiteral("hl2"), QStringLiteral("cstrike")}));
  EXPECT_EQ(arguments->language, QStringLiteral("ja"));
  EXPECT_TRUE(arguments->newWindow);
  EXPECT_TRUE(arguments->software);
  EXPECT_FALSE(arguments->help || arguments->version);
}

TEST(ViewerArgumentsTest, NeedsNone) {
  const auto arguments = parseArguments(line({}));
  ASSERT_TRUE(arguments);
  EXPECT_TRUE(arguments->paths.isEmpty());
  EXPECT_FALSE(arguments->newWindow || arguments->software);
}

TEST(ViewerArgumentsTest, AFileMayLookLikeAnOption) {
  const auto arguments = parseArguments(line(QStringLiteral("-- --help")));
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->paths, QStringList{QStringLiteral("--help")});
  EXPECT_FALSE(arguments->help);
}

TEST(ViewerArgumentsTest, RefusesWhatItDoesNotKnow) {
  const auto wrong = parseArguments(line(QStringLiteral("--sideways")));
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().contains(QLatin1String("sideways")));
  EXPECT_FALSE(parseArguments(line(QStringLiteral("--game"))));
}

} // namespace
