#include "ui/session/GameFolder.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

using namespace vitrine;
using vitrine::tests::TempFolder;
using vitrine::ui::gameFolderOf;

namespace {

class GameFolderTest : public testing::Test {
protected:
  GameFolderTest() { file = folder.write(QStringLiteral("game/Materials/Brick/Wall.vmt"), QByteArray("x")); }

  static std::vector<files::MissingFile> missing(const QStringList& paths) {
    std::vector<files::MissingFile> all;
    for (const QString& path : paths) {
      all.push_back({path, {}, 1});
    }
    return all;
  }
  QString at(const char* name) const { return folder.path(QLatin1String(name)); }

  TempFolder folder;
  QString file;
};

TEST_F(GameFolderTest, TheFileItselfTells) {
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("materials/brick/wall.vmt")), at("game"));
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("materials\\brick\\WALL.vmt")), at("game"));
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("brick/wall.vmt")), at("game/Materials"));
}

TEST_F(GameFolderTest, AFileElsewhereTellsNothing) {
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("materials/stone/wall.vmt")), std::nullopt);
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("materials/brick/other.vmt")), std::nullopt);
  EXPECT_EQ(gameFolderOf(file, QStringLiteral("../wall.vmt")), std::nullopt);
  EXPECT_EQ(gameFolderOf(file, QString()), std::nullopt);
}

TEST_F(GameFolderTest, AFolderOnTheWayToItTells) {
  const QString wanted = QStringLiteral("materials/brick/wall.vmt");
  EXPECT_EQ(gameFolderOf(at("game"), wanted), at("game"));
  EXPECT_EQ(gameFolderOf(at("game/Materials"), wanted), at("game"));
  EXPECT_EQ(gameFolderOf(at("game/Materials/Brick/"), wanted), at("game"));
  EXPECT_EQ(gameFolderOf(folder.path(), wanted), std::nullopt);
}

TEST_F(GameFolderTest, OfAnyOfTheFilesElseTheFolderItself) {
  const auto wanted = missing({QStringLiteral("models/crate.mdl"), QStringLiteral("materials/brick/wall.vmt")});
  EXPECT_EQ(gameFolderOf(at("game/Materials/Brick"), wanted), at("game"));
  EXPECT_EQ(gameFolderOf(at("game/Materials"), missing({QStringLiteral("materials/none.vmt")})), at("game/Materials"));
  EXPECT_EQ(gameFolderOf(at("game"), wanted), at("game"));
  EXPECT_EQ(gameFolderOf(folder.path(), missing({})), folder.path());
}

} // namespace
