#include "core/formats/source/assets/content/GameInfo.h"

#include "core/formats/source/assets/content/Steam.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using From = PathPlace::From;

TEST(GameInfo, ReadsTitleAppAndPaths) {
  const GameInfo info =
      parseGameInfo(bytesOf("\"GameInfo\" { game \"HALF-LIFE 2\" FileSystem { SteamAppId 220 SearchPaths {"
                            " game+mod \"hl2/custom/*\" // comment\n"
                            " GameBin |gameinfo_path|bin\n"
                            " Game |gameinfo_path|.\n } } }"));
  EXPECT_EQ(info.title, QStringLiteral("HALF-LIFE 2"));
  EXPECT_EQ(info.appId, QStringLiteral("220"));
  ASSERT_EQ(info.paths.size(), 3U);
  EXPECT_EQ(info.paths[0].ids, QStringList({"game", "mod"}));
  EXPECT_EQ(info.paths[0].value, QStringLiteral("hl2/custom/*"));
  EXPECT_TRUE(info.paths[0].holdsContent());
  EXPECT_FALSE(info.paths[1].holdsContent());
  EXPECT_TRUE(info.paths[2].holdsContent());
}

TEST(GameInfo, DamageCostsWhatIsDamaged) {
  EXPECT_TRUE(parseGameInfo(bytesOf("")).paths.empty());
  EXPECT_TRUE(parseGameInfo(bytesOf("GameInfo")).paths.empty());
  EXPECT_TRUE(parseGameInfo(bytesOf("GameInfo { FileSystem { } }")).paths.empty());
  EXPECT_EQ(parseGameInfo(bytesOf("GameInfo { FileSystem { SearchPaths { game hl2")).paths.size(), 1U);
  EXPECT_EQ(parseGameInfo(bytesOf("GameInfo { FileSystem { SearchPaths { game { } game hl2 } } }")).paths.size(), 1U);
}

TEST(GameInfo, PlacesOfValues) {
  const auto expectPlace = [](const char* value, From from, const char* relative, bool all = false) {
    const PathPlace place = placeOf(QString::fromLatin1(value));
    EXPECT_EQ(place.from, from) << value;
    EXPECT_EQ(place.relative, QLatin1StringView(relative)) << value;
    EXPECT_EQ(place.all, all) << value;
  };
  expectPlace("|gameinfo_path|.", From::Game, "");
  expectPlace("|GameInfo_Path|./", From::Game, "");
  expectPlace("|gameinfo_path|download", From::Game, "download");
  expectPlace("|all_source_engine_paths|hl2/hl2_textures.vpk", From::Base, "hl2/hl2_textures.vpk");
  expectPlace("hl2\\.", From::Base, "hl2");
  expectPlace("tf/custom/*", From::Base, "tf/custom", true);
  expectPlace("|gameinfo_path|*", From::Game, "", true);
  expectPlace(" ../ep2 ", From::Base, "../ep2");
  expectPlace("|appid_420|ep2", From::App, "ep2");
  EXPECT_EQ(placeOf(QStringLiteral("|appid_420|ep2")).appId, QStringLiteral("420"));
  expectPlace("|appid_420", From::App, "");
  expectPlace("/etc", From::Base, "/etc");
}

TEST(SteamTexts, BothFormsOfLibraries) {
  EXPECT_EQ(parseLibraryFolders(
                bytesOf("\"libraryfolders\" { \"contentstatsid\" \"7\" \"0\" { \"path\" \"/a\" \"apps\" {"
                        " \"220\" \"1\" } } \"1\" { \"path\" \"D:\\\\Games\\\\Steam \\\"2\\\"\" } \"2\" { } }")),
            QStringList({"/a", "D:\\Games\\Steam \"2\""}));
  EXPECT_EQ(parseLibraryFolders(bytesOf("\"LibraryFolders\" { \"TimeNextStatsReport\" \"1\" \"1\" \"/mnt/games\" }")),
            QStringList({"/mnt/games"}));
  EXPECT_TRUE(parseLibraryFolders(bytesOf("nonsense {")).isEmpty());
}

TEST(SteamTexts, SamplesOfBothForms) {
  const auto fresh = samplePath(QStringLiteral("source-assets/synthetic/tree/steam/config/libraryfolders.vdf"));
  const auto old = samplePath(QStringLiteral("source-assets/synthetic/tree/steam/steamapps/libraryfolders_old.vdf"));
  ASSERT_TRUE(fresh && old);
  const auto read = [](const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return parseLibraryFolders(Bytes::adopt(file.readAll()));
  };
  EXPECT_EQ(read(*fresh), QStringList({"/home/u/.local/share/Steam", "D:\\Games\\Steam \"2\""}));
  EXPECT_EQ(read(*old), QStringList({"/mnt/games"}));
}

TEST(SteamTexts, ManifestsNameAFolderInsideTheLibrary) {
  const auto manifest = parseManifest(
      bytesOf("\"AppState\" { \"appid\" \"220\" \"name\" \"Half-Life 2\" \"installdir\" \"Half-Life 2\" }"));
  ASSERT_TRUE(manifest);
  EXPECT_EQ(manifest->appId, QStringLiteral("220"));
  EXPECT_EQ(manifest->folder, QStringLiteral("Half-Life 2"));
  for (const char* hostile : {"../../..", "/etc", "C:\\\\Windows", "", "a/../../b"}) {
    EXPECT_FALSE(parseManifest(bytesOf(std::string("AppState { \"installdir\" \"") + hostile + "\" }"))) << hostile;
  }
  EXPECT_FALSE(parseManifest(bytesOf("AppState { }")));
}

} // namespace
} // namespace vitrine::tests
