#include "core/formats/source/assets/content/SuggestedContent.h"

#include "tests/core/formats/source/assets/content/GameTree.h"
#include "tests/core/formats/source/vpk/VpkMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

std::vector<files::MissingFile> missing(std::initializer_list<const char*> paths) {
  std::vector<files::MissingFile> made;
  for (const char* path : paths) {
    made.push_back({QLatin1StringView(path), QStringLiteral("map"), 1});
  }
  return made;
}

class SuggestedContentTest : public testing::Test {
protected:
  void SetUp() override {
    writeManifest(m_tree, QStringLiteral("lib"), "220", "Half-Life 2", "hl");
    writeManifest(m_tree, QStringLiteral("lib"), "440", "Team Fortress 2", "tf2");
    writeManifest(m_tree, QStringLiteral("lib"), "10", "Counter-Strike", "cs");
    writeGame(m_tree, QStringLiteral("lib/steamapps/common/hl/hl2"), "game |gameinfo_path|.\n");
    writeGame(m_tree, QStringLiteral("lib/steamapps/common/hl/ep2"), "game |gameinfo_path|.\ngame hl2\n");
    writeGame(m_tree, QStringLiteral("lib/steamapps/common/tf2/tf"), "game |gameinfo_path|.\ngame tf/tf2.vpk\n");
    m_tree.write(QStringLiteral("lib/steamapps/common/cs/cstrike/materials/a.vmt"), QByteArray("not of this engine"));
    m_tree.write(QStringLiteral("lib/steamapps/common/hl/hl2/materials/A.vmt"), QByteArray("a"));
    m_tree.write(QStringLiteral("lib/steamapps/common/hl/ep2/materials/b.vmt"), QByteArray("b"));
    m_tree.write(QStringLiteral("lib/steamapps/common/tf2/tf/tf2_dir.vpk"),
                 makeVpk({{"materials/a.vmt", "a", kInDirectory},
                          {"materials/b.vmt", "b", kInDirectory},
                          {"materials/c.vmt", "c", kInDirectory}})
                     .directory);
    writeGame(m_tree, QStringLiteral("lib/steamapps/sourcemods/mod"), "game |gameinfo_path|.\n");
    m_tree.write(QStringLiteral("lib/steamapps/sourcemods/mod/materials/a.vmt"), QByteArray("a"));
  }

  std::vector<formats::SuggestedContent> offers(std::initializer_list<const char*> paths) {
    return suggestedContent(missing(paths), Steam({m_tree.path(QStringLiteral("lib"))}), m_progress);
  }

  TempFolder m_tree;
  Progress m_progress;
};

TEST_F(SuggestedContentTest, GamesWithMostComeFirst) {
  const auto all = offers({"materials/a.vmt", "materials\\B.vmt", "materials/c.vmt", "materials/none.vmt"});
  QStringList told;
  for (const formats::SuggestedContent& offer : all) {
    told << QStringLiteral("%1: %2").arg(offer.name).arg(offer.found);
  }
  EXPECT_EQ(told, QStringList({"Team Fortress 2: 3", "Half-Life 2 (ep2): 2", "Half-Life 2 (hl2): 1", "mod: 1"}));
  EXPECT_TRUE(all[0].folder.endsWith(QStringLiteral("tf2/tf")));
}

// A game may have a model's triangles for another graphics card than the list of missing files names, or for all.
TEST_F(SuggestedContentTest, OtherTrianglesOfAModelCount) {
  m_tree.write(QStringLiteral("lib/steamapps/common/hl/hl2/models/a.VTX"), QByteArray("plain"));
  m_tree.write(QStringLiteral("lib/steamapps/common/hl/hl2/models/b.dx80.vtx"), QByteArray("for DirectX 8"));
  const auto all = offers({"models/a.dx90.vtx", "models/b.dx90.vtx", "models/c.dx90.vtx", "models/a.sw.vtx"});
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().found, 2);
}

TEST_F(SuggestedContentTest, NothingIsOfferedInVain) {
  EXPECT_TRUE(offers({"materials/none.vmt"}).empty());
  EXPECT_TRUE(offers({}).empty());
  EXPECT_TRUE(offers({"../hl2/materials/A.vmt", "materials"}).empty());
}

TEST_F(SuggestedContentTest, CanBeCancelled) {
  m_progress.cancelAtStep(2);
  EXPECT_THROW((void)offers({"materials/a.vmt"}), base::Cancelled);
}

} // namespace
} // namespace vitrine::tests
