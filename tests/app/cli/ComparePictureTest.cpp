#include "tests/app/cli/CliRunner.h"

#include <QFileInfo>
#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(ComparePicture, TheSameFileGivesNoDifferenceAndNothingIsWrittenOverUnasked) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QString out = folder.path(QStringLiteral("difference.png"));
  const QStringList arguments{QStringLiteral("compare"),   map,  map,
                              QStringLiteral("--picture"), out,  QStringLiteral("--size"),
                              QStringLiteral("160x90"),    kJson};
  const CliRun run = runCli(arguments);
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const auto json = run.json();
  EXPECT_EQ(json["same"], true);
  EXPECT_EQ(json["picture"]["pixels"], 160 * 90);
  EXPECT_EQ(json["picture"]["differing"], 0);
  EXPECT_EQ(json["structure"], false);
  EXPECT_EQ(QImage(out).size(), QSize(160, 90));
  EXPECT_EQ(runCli(arguments).status, 2);
  EXPECT_EQ(runCli(arguments + QStringList(QStringLiteral("--force"))).status, 0);
}

TEST(ComparePicture, AnEndingThatIsNoPictureIsRefusedBeforeAnythingIsRead) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  for (const char* name : {"a.txt", "a.exr"}) {
    const TempFolder folder;
    const QString out = folder.path(QString::fromLatin1(name));
    EXPECT_EQ(runCli({QStringLiteral("compare"), map, map, QStringLiteral("--picture"), out}).status, 2);
    EXPECT_FALSE(QFileInfo::exists(out));
  }
}

} // namespace
} // namespace vitrine::tests
