#include "app/viewer/Arguments.h"

#include <QDir>

#include <gtest/gtest.h>

using vitrine::viewer::Arguments;
using vitrine::viewer::parseArguments;
using vitrine::viewer::thingsToOpen;

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

TEST(ViewerArgumentsTest, PathsAndTheUrisOfDesktopsBecomeAbsolutePaths) {
  Arguments arguments;
  arguments.paths = {QStringLiteral("a.bsp"), QStringLiteral("file:///maps/a%20%D1%82%231.bsp"),
                     QStringLiteral("/b.bsp")};
  EXPECT_EQ(thingsToOpen(arguments), (QStringList{QDir::current().absoluteFilePath(QStringLiteral("a.bsp")),
                                                  QStringLiteral("/maps/a т#1.bsp"), QStringLiteral("/b.bsp")}));
}

TEST(ViewerArgumentsTest, ViewLinksAreHandedOnAsTheyAre) {
  const QString link = QStringLiteral("vitrine:view?at=1,2,3&file=/a.bsp");
  const auto arguments = parseArguments({QStringLiteral("vitrine"), link});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(thingsToOpen(*arguments), QStringList{link});
}

TEST(ViewerArgumentsTest, AViewIsOfTheFirstFile) {
  const auto arguments = parseArguments(line(QStringLiteral("--view vitrine:view?at=1,2,3 /a%20b.bsp /c.bsp")));
  ASSERT_TRUE(arguments);
  EXPECT_EQ(thingsToOpen(*arguments),
            (QStringList{QStringLiteral("vitrine:view?at=1,2,3&file=/a%2520b.bsp"), QStringLiteral("/c.bsp")}));
  const auto alone = parseArguments(line(QStringLiteral("--view vitrine:view?at=1,2,3")));
  ASSERT_TRUE(alone);
  EXPECT_EQ(thingsToOpen(*alone), QStringList{QStringLiteral("vitrine:view?at=1,2,3")}) << "of what is shown";
}

TEST(ViewerArgumentsTest, RefusesAViewThatIsNone) {
  const auto wrong = parseArguments(line(QStringLiteral("--view vitrine:view?at=1,2 a.bsp")));
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().startsWith(QLatin1String("--view: "))) << wrong.error().toStdString();
}

TEST(ViewerArgumentsTest, RefusesWhatItDoesNotKnow) {
  const auto wrong = parseArguments(line(QStringLiteral("--sideways")));
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().contains(QLatin1String("sideways")));
  EXPECT_FALSE(parseArguments(line(QStringLiteral("--game"))));
}

} // namespace
