// The game of the samples: what EXPECTED.json says of its mounts and of where files are found.
#include "core/files/FolderMount.h"
#include "core/files/Vfs.h"
#include "core/formats/source/assets/content/GameSearchPaths.h"
#include "core/formats/source/assets/content/SearchPaths.h"
#include "core/formats/source/assets/content/SuggestedContent.h"
#include "core/formats/source/vpk/file/VpkMount.h"
#include "tests/core/formats/source/assets/content/GameTree.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using Json = nlohmann::ordered_json;

class GameTreeSample : public testing::Test {
protected:
  void SetUp() override {
    m_expected = expectedOfSamples(QStringLiteral("source-assets")).at("synthetic/tree");
    m_steam = samplePath(QStringLiteral("source-assets/synthetic/tree/steam")).value();
    m_install = m_steam + QStringLiteral("/steamapps/common/") + QString::fromStdString(m_expected["base"]);
    m_paths = gameSearchPaths(m_install + QStringLiteral("/testgame/maps/map.bsp"));
  }

  void mountInto(files::Vfs& vfs) const {
    for (const formats::SearchPath& path : m_paths) {
      if (QFileInfo(path.path).isDir()) {
        vfs.append(std::make_shared<files::FolderMount>(path.path));
      } else {
        const auto archive = mountVpkFile(path.path, {});
        EXPECT_TRUE(archive) << path.path.toStdString();
        vfs.append(*archive);
      }
    }
  }

  QByteArray onDisk(const char* name) const {
    QFile file(m_install + QLatin1Char('/') + QLatin1StringView(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    return file.readAll();
  }

  Json m_expected;
  QString m_steam;
  QString m_install;
  std::vector<formats::SearchPath> m_paths;
};

TEST_F(GameTreeSample, IsMountedInTheOrderExpected) {
  QStringList expected;
  for (const Json& place : m_expected["mountOrder"]) {
    expected << QString::fromStdString(place);
  }
  EXPECT_EQ(namesOf(m_paths, m_install), expected);
}

TEST_F(GameTreeSample, FilesAreFoundWhereExpected) {
  files::Vfs vfs;
  mountInto(vfs);
  const auto found = [&](const char* path) { return vfs.find(QLatin1StringView(path)); };
  const auto read = [&](const char* path) { return vfs.read(QLatin1StringView(path), {})->toByteArray(); };
  EXPECT_TRUE(found("materials/tex/stone.vmt")->mount->name().endsWith(QStringLiteral("base_textures_dir.vpk")));
  EXPECT_TRUE(read("materials/tex/stone.vmt").contains("LightmappedGeneric"));
  EXPECT_TRUE(found("materials/loose.vmt")->mount->name().endsWith(QStringLiteral("base_textures_dir.vpk")));
  EXPECT_NE(read("materials/loose.vmt"), onDisk("base/materials/loose.vmt"));
  EXPECT_EQ(read("materials/local.vmt"), onDisk("testgame/materials/local.vmt"));
  EXPECT_EQ(read("Materials\\OVER.vmt"), onDisk("testgame/custom/addon_a/materials/Over.VMT"));
}

TEST_F(GameTreeSample, SteamKnowsIt) {
  const Steam steam({m_steam});
  const auto apps = steam.apps();
  ASSERT_EQ(apps.size(), 1U);
  EXPECT_EQ(apps[0].appId, QStringLiteral("4242"));
  EXPECT_EQ(apps[0].name, QStringLiteral("Test Game"));
  Progress progress;
  const auto offers = suggestedContent({{QStringLiteral("materials/tex/stone.vmt"), QStringLiteral("map"), 1},
                                        {QStringLiteral("materials/none.vmt"), QStringLiteral("map"), 1}},
                                       steam, progress);
  ASSERT_EQ(offers.size(), 1U);
  EXPECT_EQ(offers[0].name, QStringLiteral("Test Game"));
  EXPECT_EQ(offers[0].found, 1);
}

} // namespace
} // namespace vitrine::tests
