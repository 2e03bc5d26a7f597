#include "core/formats/source/assets/content/GameSearchPaths.h"

#include "core/formats/source/assets/content/SearchPaths.h"
#include "tests/core/formats/source/assets/content/GameTree.h"
#include "tests/core/formats/source/vpk/VpkMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

const QByteArray kVpk = makeVpk({{"a.txt", "a", kInDirectory}}).directory;

class GameSearchPathsTest : public testing::Test {
protected:
  void touch(std::initializer_list<const char*> files) const {
    for (const char* file : files) {
      m_tree.write(QLatin1StringView(file), QByteArray(file).endsWith(".vpk") ? kVpk : QByteArray("x"));
    }
  }
  QStringList pathsOf(const QString& file) const { return namesOf(gameSearchPaths(m_tree.path(file)), m_tree.path()); }
  QStringList pathsIn(const QString& folder) const {
    return namesOf(gameSearchPathsIn(m_tree.path(folder)), m_tree.path());
  }

  TempFolder m_tree;
};

TEST_F(GameSearchPathsTest, SearchPathsInTheirOrder) {
  writeGame(m_tree, QStringLiteral("Half-Life 2/hl2"),
            "game+mod hl2/custom/*\ngame |gameinfo_path|.\ngamebin |gameinfo_path|bin\n"
            "game |all_source_engine_paths|hl2/hl2_textures.vpk\ngame HL2/hl2_misc.vpk\nplatform+game platform\n"
            "game none\ngame hl2/none.vpk\n");
  touch({"Half-Life 2/hl2/maps/d1.bsp", "Half-Life 2/hl2/bin/x", "Half-Life 2/hl2/hl2_textures_dir.vpk",
         "Half-Life 2/hl2/hl2_misc.vpk", "Half-Life 2/Platform/x", "Half-Life 2/hl2/custom/b/x",
         "Half-Life 2/hl2/custom/A.vpk", "Half-Life 2/hl2/custom/c_dir.vpk", "Half-Life 2/hl2/custom/c_000.vpk",
         "Half-Life 2/hl2/custom/readme.txt"});
  EXPECT_EQ(pathsOf(QStringLiteral("Half-Life 2/hl2/maps/d1.bsp")),
            QStringList({"Half-Life 2/hl2/custom/A.vpk", "Half-Life 2/hl2/custom/b", "Half-Life 2/hl2/custom/c_dir.vpk",
                         "Half-Life 2/hl2", "Half-Life 2/hl2/hl2_textures_dir.vpk", "Half-Life 2/hl2/hl2_misc.vpk",
                         "Half-Life 2/Platform"}));
}

TEST_F(GameSearchPathsTest, FilesAreFoundWhereverTheyAreInAGame) {
  writeGame(m_tree, QStringLiteral("game/hl2"), "game |gameinfo_path|.\n");
  touch({"game/hl2/maps/a.bsp", "game/hl2/maps/workshop/123/a.bsp", "game/hl2/materials/x/a.vtf",
         "game/hl2/models/props/a.mdl", "game/hl2/pak01_dir.vpk"});
  for (const char* file : {"game/hl2/maps/a.bsp", "game/hl2/maps/workshop/123/a.bsp", "game/hl2/materials/x/a.vtf",
                           "game/hl2/models/props/a.mdl", "game/hl2/pak01_dir.vpk"}) {
    EXPECT_EQ(pathsOf(QLatin1StringView(file)), QStringList({"game/hl2/pak01_dir.vpk", "game/hl2"})) << file;
  }
}

TEST_F(GameSearchPathsTest, AnAddonsOwnFilesComeFirst) {
  writeGame(m_tree, QStringLiteral("game/hl2"), "game |gameinfo_path|.\n");
  touch({"game/hl2/download/maps/a.bsp", "game/hl2/custom/mine/maps/a.bsp", "game/hl2/custom/mine/pak01_dir.vpk"});
  EXPECT_EQ(pathsOf(QStringLiteral("game/hl2/download/maps/a.bsp")), QStringList({"game/hl2/download", "game/hl2"}));
  EXPECT_EQ(pathsOf(QStringLiteral("game/hl2/custom/mine/maps/a.bsp")),
            QStringList({"game/hl2/custom/mine/pak01_dir.vpk", "game/hl2/custom/mine", "game/hl2"}));
}

TEST_F(GameSearchPathsTest, UpdatesAndAdditionsComeBeforeTheGame) {
  writeGame(m_tree, QStringLiteral("p2/portal2"), "game |gameinfo_path|.\n");
  touch({"p2/portal2/pak01_dir.vpk", "p2/portal2/pak02_dir.vpk", "p2/portal2/other_dir.vpk",
         "p2/portal2_dlc1/pak01_dir.vpk", "p2/Portal2_DLC2/x", "p2/portal2_dlc10/x", "p2/portal2_dlcx/x",
         "p2/portal_dlc1/x", "p2/update/materials/x.vmt"});
  EXPECT_EQ(pathsOf(QStringLiteral("p2/portal2/maps/a.bsp")),
            QStringList({"p2/update", "p2/portal2_dlc10", "p2/Portal2_DLC2", "p2/portal2_dlc1/pak01_dir.vpk",
                         "p2/portal2_dlc1", "p2/portal2/pak01_dir.vpk", "p2/portal2/pak02_dir.vpk", "p2/portal2"}));
}

TEST_F(GameSearchPathsTest, WithoutAGameTheFolderAboveMapsIsTaken) {
  touch({"mine/maps/deep/er/a.bsp", "mine/pak01_dir.vpk", "mine/other_dir.vpk", "loose/a.bsp"});
  EXPECT_EQ(pathsOf(QStringLiteral("mine/maps/deep/er/a.bsp")), QStringList({"mine/pak01_dir.vpk", "mine"}));
  EXPECT_EQ(pathsOf(QStringLiteral("loose/a.bsp")), QStringList());
}

TEST_F(GameSearchPathsTest, OtherEnginesEndTheSearch) {
  writeGame(m_tree, QStringLiteral("game"), "game |gameinfo_path|.\n");
  touch({"game/gold/liblist.gam", "game/gold/maps/a.bsp", "game/two/gameinfo.gi", "game/two/x/a.bsp"});
  EXPECT_EQ(pathsOf(QStringLiteral("game/gold/maps/a.bsp")), QStringList({"game/gold"}));
  EXPECT_EQ(pathsOf(QStringLiteral("game/two/x/a.bsp")), QStringList());
}

TEST_F(GameSearchPathsTest, DescriptionsLeadNowhereElse) {
  touch({"secret/x", "steamapps/common/other/hl2/x", "steamapps/secret/x"});
  writeGame(m_tree, QStringLiteral("games/evil/mod"),
            "game ../../secret\ngame /\ngame ../..\ngame |gameinfo_path|../../../secret\ngame C:/\n"
            "game |all_source_engine_paths|../../secret/*\ngame ../sibling\ngame |gameinfo_path|../inside\n");
  touch({"games/evil/inside/x", "games/sibling/x"});
  EXPECT_EQ(pathsOf(QStringLiteral("games/evil/mod/maps/a.bsp")), QStringList({"games/evil/inside", "games/evil/mod"}));
  writeGame(m_tree, QStringLiteral("steamapps/common/mine/mod"),
            "game ../other/hl2\ngame ../../secret\ngame |gameinfo_path|../../../secret\n");
  EXPECT_EQ(pathsOf(QStringLiteral("steamapps/common/mine/mod/maps/a.bsp")),
            QStringList({"steamapps/common/other/hl2", "steamapps/common/mine/mod"}));
}

TEST_F(GameSearchPathsTest, OtherGamesOfSteamAreFoundByTheirNumber) {
  writeManifest(m_tree, QStringLiteral("lib"), "420", "Episode Two", "Half-Life 2");
  writeManifest(m_tree, QStringLiteral("lib"), "243730", "SDK", "SDK Base");
  touch({"lib/steamapps/common/Half-Life 2/ep2/x", "lib/steamapps/common/SDK Base/hl2/x"});
  writeGame(m_tree, QStringLiteral("lib/steamapps/common/Mine/mod"), "game |appid_420|ep2\ngame |appid_999|x\n");
  EXPECT_EQ(pathsOf(QStringLiteral("lib/steamapps/common/Mine/mod/maps/a.bsp")),
            QStringList({"lib/steamapps/common/Half-Life 2/ep2", "lib/steamapps/common/Mine/mod"}));
  writeGame(m_tree, QStringLiteral("lib/steamapps/sourcemods/sm"), "game |gameinfo_path|.\ngame hl2\n", "243730");
  EXPECT_EQ(pathsOf(QStringLiteral("lib/steamapps/sourcemods/sm/maps/a.bsp")),
            QStringList({"lib/steamapps/sourcemods/sm", "lib/steamapps/common/SDK Base/hl2"}));
}

TEST_F(GameSearchPathsTest, GarrysModMountsAddonsAndGames) {
  writeGame(m_tree, QStringLiteral("gm/garrysmod"), "game |gameinfo_path|.\n");
  writeGame(m_tree, QStringLiteral("css/cstrike"), "game |gameinfo_path|.\n");
  touch({"gm/garrysmod/addons/wire/materials/x", "gm/garrysmod/addons/zed.gma", "css/cstrike/cstrike_pak_dir.vpk",
         "secret/x"});
  m_tree.write(QStringLiteral("gm/garrysmod/cfg/mount.cfg"),
               "\"mountcfg\" { \"cstrike\" \"" + m_tree.path(QStringLiteral("css/cstrike")).toUtf8() +
                   "\" \"secret\" \"" + m_tree.path(QStringLiteral("secret")).toUtf8() + "\" \"rel\" \"../css\" }");
  EXPECT_EQ(
      pathsOf(QStringLiteral("gm/garrysmod/maps/a.bsp")),
      QStringList({"gm/garrysmod", "gm/garrysmod/addons/wire", "css/cstrike/cstrike_pak_dir.vpk", "css/cstrike"}));
}

TEST_F(GameSearchPathsTest, NamedFoldersStandForWhatIsInThem) {
  writeGame(m_tree, QStringLiteral("hl/hl2"), "game |gameinfo_path|.\n");
  writeGame(m_tree, QStringLiteral("hl/ep2"), "game |gameinfo_path|.\ngame hl2\n");
  touch({"hl/bin/x", "plain/pak01_dir.vpk", "plain/pak01_000.vpk", "plain/some.vpk", "plain/materials/x.vmt"});
  EXPECT_EQ(pathsIn(QStringLiteral("hl/hl2")), QStringList({"hl/hl2"}));
  EXPECT_EQ(pathsIn(QStringLiteral("hl")), QStringList({"hl/ep2", "hl/hl2"})) << "an installation";
  EXPECT_EQ(pathsIn(QStringLiteral("plain")), QStringList({"plain/pak01_dir.vpk", "plain/some.vpk", "plain"}));
  EXPECT_EQ(pathsIn(QStringLiteral("plain/materials")), pathsIn(QStringLiteral("plain")));
  const auto none = gameSearchPathsIn(m_tree.path(QStringLiteral("none")));
  ASSERT_EQ(none.size(), 1U) << "to be told that it is not there";
  EXPECT_EQ(none[0].path, m_tree.path(QStringLiteral("none")));
}

TEST_F(GameSearchPathsTest, ManyPathsEnd) {
  QByteArray paths;
  for (int i = 0; i < 1100; ++i) {
    const QString name = QStringLiteral("game/f%1").arg(i);
    QDir().mkpath(m_tree.path(name));
    paths += "game f" + QByteArray::number(i) + '\n';
  }
  writeGame(m_tree, QStringLiteral("game/mod"), paths);
  EXPECT_LE(pathsOf(QStringLiteral("game/mod/maps/a.bsp")).size(),
            static_cast<qsizetype>(SearchPathList::kMaxPaths) + 1)
      << "and the folder above maps";
}

} // namespace
} // namespace vitrine::tests
