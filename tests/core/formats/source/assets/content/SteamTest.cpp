#include "core/formats/source/assets/content/Steam.h"

#include "tests/core/formats/source/assets/content/GameTree.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class SteamTest : public testing::Test {
protected:
  QString canonical(const QString& name) const { return QFileInfo(m_home.path(name)).canonicalFilePath(); }
  void list(const QString& libraries, const QByteArray& paths) const {
    m_home.write(libraries, "\"libraryfolders\"\n{\n" + paths + "}\n");
  }
  QByteArray library(int number, const QString& name) const {
    return '"' + QByteArray::number(number) + "\" { \"path\" \"" + m_home.path(name).toUtf8() + "\" }\n";
  }

  TempFolder m_home;
};

TEST_F(SteamTest, FindsLibrariesOfTheUsersHome) {
  writeManifest(m_home, QStringLiteral(".local/share/Steam"), "220", "Half-Life 2", "Half-Life 2");
  writeManifest(m_home, QStringLiteral("disk"), "440", "Team Fortress 2", "tf2");
  m_home.write(QStringLiteral(".local/share/Steam/steamapps/common/Half-Life 2/hl2/gameinfo.txt"), QByteArray());
  m_home.write(QStringLiteral("disk/steamapps/common/TF2/x"), QByteArray());
  list(QStringLiteral(".local/share/Steam/config/libraryfolders.vdf"),
       library(0, QStringLiteral(".local/share/Steam")) + library(1, QStringLiteral("disk")) +
           library(2, QStringLiteral("unplugged")));
  QDir().mkpath(m_home.path(QStringLiteral(".steam")));
  QFile::link(m_home.path(QStringLiteral(".local/share/Steam")), m_home.path(QStringLiteral(".steam/steam")));

  const Steam steam = Steam::ofUser(m_home.path(), QString());
  EXPECT_EQ(steam.libraries(),
            QStringList({canonical(QStringLiteral(".local/share/Steam")), canonical(QStringLiteral("disk"))}));
  const auto apps = steam.apps();
  ASSERT_EQ(apps.size(), 2U);
  EXPECT_EQ(apps[0].name, QStringLiteral("Half-Life 2"));
  EXPECT_EQ(apps[1].folder, canonical(QStringLiteral("disk/steamapps/common/TF2"))) << "without regard to case";
  EXPECT_EQ(steam.folderOf(QStringLiteral("440")), apps[1].folder);
  EXPECT_FALSE(steam.folderOf(QStringLiteral("999")));
  EXPECT_FALSE(steam.folderOf(QStringLiteral("../440")));
}

TEST_F(SteamTest, KnowsItsOtherPlaces) {
  for (const char* place : {".var/app/com.valvesoftware.Steam/.local/share/Steam",
                            "snap/steam/common/.local/share/Steam", "data/Steam", ".steam/root"}) {
    QDir().mkpath(m_home.path(QLatin1StringView(place) + QStringLiteral("/steamapps")));
  }
  EXPECT_EQ(Steam::ofUser(m_home.path(), m_home.path(QStringLiteral("data"))).libraries().size(), 4);
  EXPECT_EQ(Steam::ofUser(m_home.path(), QString()).libraries().size(), 3);
}

TEST_F(SteamTest, TheOldListIsReadToo) {
  QDir().mkpath(m_home.path(QStringLiteral("disk/steamapps")));
  m_home.write(QStringLiteral(".steam/steam/steamapps/libraryfolders.vdf"),
               "\"LibraryFolders\" { \"1\" \"" + m_home.path(QStringLiteral("disk")).toUtf8() + "\" }");
  EXPECT_EQ(Steam::ofUser(m_home.path(), QString()).libraries().size(), 2);
}

TEST_F(SteamTest, GamesThatAreGoneAreLeftOut) {
  writeManifest(m_home, QStringLiteral(".steam/steam"), "220", "Half-Life 2", "Half-Life 2");
  writeManifest(m_home, QStringLiteral(".steam/steam"), "666", "Evil", "../../..");
  QDir().mkpath(m_home.path(QStringLiteral(".steam/steam/steamapps/common")));
  EXPECT_TRUE(Steam::ofUser(m_home.path(), QString()).apps().empty());
  EXPECT_TRUE(Steam::ofUser(m_home.path(QStringLiteral("nobody")), QString()).libraries().isEmpty());
}

TEST_F(SteamTest, TheLibraryAroundAFileComesFirst) {
  QDir().mkpath(m_home.path(QStringLiteral(".steam/steam/steamapps")));
  const QString map = m_home.write(QStringLiteral("disk/steamapps/common/hl2/hl2/maps/x.bsp"), QByteArray());
  const Steam steam = Steam::ofUser(m_home.path(), QString());
  EXPECT_EQ(steam.around(map).libraries(),
            QStringList({canonical(QStringLiteral("disk")), canonical(QStringLiteral(".steam/steam"))}));
  EXPECT_EQ(steam.around(m_home.path(QStringLiteral("x"))).libraries(), steam.libraries());
  m_home.write(QStringLiteral("disk/steamapps/sourcemods/mymod/gameinfo.txt"), QByteArray());
  EXPECT_EQ(steam.around(map).sourceMods(), QStringList(canonical(QStringLiteral("disk/steamapps/sourcemods/mymod"))));
}

} // namespace
} // namespace vitrine::tests
