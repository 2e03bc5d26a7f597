// Pictures are whole or not there, also where the disk is full.
#include "tests/app/cli/FullDisk.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class FullDiskRender : public testing::TestWithParam<const char*> {};

TEST_P(FullDiskRender, LeavesNoPictureAndGivesTheSystemsReason) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QString ending = QLatin1String(GetParam());
  const QStringList options{QStringLiteral("--size=400x400"), QStringLiteral("--quality=100")};
  const QString picture = folder.path(QStringLiteral("x.") + ending);
  const CliRun render =
      runOnFullDisk(16, QStringList{QStringLiteral("render"), map, QStringLiteral("-o"), picture} + options);
  EXPECT_EQ(render.status, 1);
  EXPECT_TRUE(render.err.contains(kFileTooLarge)) << render.err.toStdString();
  EXPECT_EQ(filesIn(folder.path()), QStringList());
}

INSTANTIATE_TEST_SUITE_P(Kinds, FullDiskRender, testing::Values("jpg", "bmp", "exr", "png", "webp"),
                         [](const auto& kind) { return std::string(kind.param); });

TEST(FullDiskFilm, LeavesNoFrameAndGivesTheSystemsReason) {
  const TempFolder folder;
  const CliRun film = runOnFullDisk(16, {QStringLiteral("film"), madeMap(QStringLiteral("v20.bsp")),
                                         folder.path(QStringLiteral("x-##.jpg")), QStringLiteral("--turntable"),
                                         QStringLiteral("--frames=2"), QStringLiteral("--size=400x400"),
                                         QStringLiteral("--quality=100")});
  EXPECT_EQ(film.status, 1);
  EXPECT_TRUE(film.err.contains(kFileTooLarge)) << film.err.toStdString();
  EXPECT_EQ(filesIn(folder.path()), QStringList());
}

} // namespace
} // namespace vitrine::tests
