// A map inside a game: what it refers to is found in the game's folder, in the packages that gameinfo.txt names, and in
// the map itself; what is taken away is told of, and nothing else.
#include "tests/app/cli/SourceGame.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kGame = QStringLiteral("--game");
const QString kTextures = QString::fromLatin1(samples::kTexturePackage);
const QString kModels = QString::fromLatin1(samples::kModelPackage);

std::set<std::string> setOf(const std::vector<std::string>& list) {
  return {list.begin(), list.end()};
}

TEST(SourceGame, NothingIsMissingWhereAllIsInPlace) {
  const SourceGameFolder folder;
  const CliRun run = runCli({kInfo, folder.map(), kJson});
  EXPECT_EQ(missingFiles(run), std::set<std::string>());
  EXPECT_EQ(run.json()["diagnostics"], nlohmann::ordered_json::array()) << "nor is anything odd";
}

TEST(SourceGame, WithoutAPackageExactlyItsFilesAreMissing) {
  const SourceGameFolder folder;
  const QString textures = folder.moveAway(kTextures);
  EXPECT_EQ(missingFiles(runCli({kInfo, folder.map(), kJson})), setOf(folder.game().wantedTextures));
  EXPECT_EQ(missingFiles(runCli({kInfo, folder.map(), kJson, kGame, textures})), std::set<std::string>())
      << "named by hand";
  EXPECT_EQ(missingFiles(runCli({kInfo, folder.map(), kJson, kGame, folder.path(QStringLiteral("away"))})),
            std::set<std::string>())
      << "the folder it lies in";
}

TEST(SourceGame, WithoutThePackageOfModelsItsModelsAreMissing) {
  const SourceGameFolder folder;
  const QString models = folder.moveAway(kModels);
  const std::set<std::string> missing = missingFiles(runCli({kInfo, folder.map(), kJson}));
  EXPECT_EQ(missing, setOf(folder.game().wantedModels)) << "their materials are not asked for before they are there";
  EXPECT_EQ(missingFiles(runCli({kInfo, folder.map(), kJson, kGame, models})), std::set<std::string>());
}

TEST(SourceGame, AMapAloneFindsItsContentByTheGamesFolder) {
  const SourceGameFolder folder;
  const QString alone = folder.path(QStringLiteral("downloads/exhibition.bsp"));
  ASSERT_TRUE(QDir().mkpath(folder.path(QStringLiteral("downloads"))) && QFile::copy(folder.map(), alone));
  EXPECT_GT(missingFiles(runCli({kInfo, alone, kJson})).size(), folder.game().wantedTextures.size());
  EXPECT_EQ(missingFiles(runCli({kInfo, alone, kJson, kGame, folder.path(QStringLiteral("game"))})),
            std::set<std::string>())
      << "gameinfo.txt in it leads to the rest";
}

/// An archive cut short or scribbled over costs what is in it, never the map.
TEST(SourceGame, ADamagedPackageIsToldOfAndTheMapIsShown) {
  const SourceGameFolder folder;
  QFile package(folder.path(kTextures));
  ASSERT_TRUE(package.resize(20)); // inside the header
  const CliRun run = runCli({kInfo, folder.map(), kJson});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(missingFiles(run), setOf(folder.game().wantedTextures));
  EXPECT_GT(run.json()["scene"]["triangles"], 100);
  bool told = false;
  const auto info = run.json();
  for (const auto& diagnostic : info["diagnostics"]) {
    told = told || diagnostic["message"].get<std::string>().find("base_textures_dir.vpk") != std::string::npos;
  }
  EXPECT_TRUE(told) << info["diagnostics"].dump();
}

TEST(SourceGame, ModelsOfTheMakerHoldWhatTheyWereMadeOf) {
  const SourceGameFolder folder;
  const auto counts = [&](const QString& path) { return runCli({kInfo, folder.path(path), kJson}).json(); };
  const auto block = counts(QStringLiteral("game/models/vitrine/block.mdl"));
  EXPECT_EQ(block["format"]["version"], "48");
  EXPECT_EQ(block["scene"]["triangles"], 12) << "the first choice of each body group";
  const auto vase = counts(kModels + QStringLiteral("/models/base/vase.mdl"));
  EXPECT_EQ(vase["scene"]["triangles"], 24 * (6 * 2 + 1) + 24 * 3) << "level 0 through the package";
}

} // namespace
} // namespace vitrine::tests
