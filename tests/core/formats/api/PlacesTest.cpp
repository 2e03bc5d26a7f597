#include "core/files/FolderMount.h"
#include "core/formats/api/Opener.h"
#include "tests/core/formats/api/FakeFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

using tests::FakeContainer;
using tests::FakeContent;
using tests::FakeFormat;
using tests::TempFolder;

QStringList pathsOf(const std::vector<SearchPath>& all) {
  QStringList paths;
  std::ranges::transform(all, std::back_inserter(paths), &SearchPath::path);
  return paths;
}

/// A format whose games have a folder "data", and archives that stand for a folder.
class PlacesTest : public testing::Test {
protected:
  void SetUp() override {
    auto archive = std::make_unique<FakeContainer>(QStringLiteral("box"), FakeContainer::Kind::Archive);
    archive->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("BOX") ? 100 : 0; };
    archive->onMount = [this](const Source& source) -> Result<MountPtr> {
      if (source.bytes->size() > 3) {
        return std::unexpected(Error::damaged(QStringLiteral("a broken box"), 3));
      }
      return std::make_shared<files::FolderMount>(m_content.path());
    };
    m_registry.add(std::move(archive));
    auto format = std::make_unique<FakeFormat>(QStringLiteral("thing"));
    format->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("THING") ? 100 : 0; };
    auto content = std::make_unique<FakeContent>();
    content->onFolder = [](const QString& folder) {
      return std::vector<SearchPath>{{folder + QStringLiteral("/data"), QStringLiteral("data")},
                                     {folder, QStringLiteral("given as the game's folder")}};
    };
    m_format = format.get();
    m_locator = content.get();
    m_registry.add(std::move(format), std::move(content));
    m_content.write(QStringLiteral("packed.txt"), QByteArray("packed"));
    m_game.write(QStringLiteral("data/loose.txt"), QByteArray("loose"));
    m_box = m_folder.write(QStringLiteral("a.box"), QByteArray("BOX"));
    m_broken = m_folder.write(QStringLiteral("broken.box"), QByteArray("BOX!"));
    m_thing = m_folder.write(QStringLiteral("it.thing"), QByteArray("THING"));
  }

  Opened open(const QStringList& places) {
    OpenOptions options;
    options.gameFolders = places;
    auto opened = Opener(m_registry).open(m_thing, options, m_progress);
    EXPECT_TRUE(opened.has_value()) << (opened ? "" : opened.error().message.toStdString());
    return opened ? *opened : Opened();
  }

  TempFolder m_folder;
  TempFolder m_content;
  TempFolder m_game;
  QString m_box;
  QString m_broken;
  QString m_thing;
  FormatRegistry m_registry;
  FakeFormat* m_format = nullptr;
  FakeContent* m_locator = nullptr;
  base::Progress m_progress;
};

TEST_F(PlacesTest, GameFoldersStandForWhatTheFormatSays) {
  const Opened opened = open({m_game.path()});
  EXPECT_EQ(pathsOf(opened.searchPaths), QStringList({m_game.path(QStringLiteral("data")), m_game.path()}));
  EXPECT_EQ(opened.vfs->read(QStringLiteral("loose.txt"), {})->toByteArray(), "loose");
}

TEST_F(PlacesTest, ArchivesAreMounted) {
  const Opened opened = open({m_box});
  EXPECT_EQ(pathsOf(opened.searchPaths), QStringList(m_box));
  EXPECT_EQ(opened.vfs->read(QStringLiteral("Packed.TXT"), {})->toByteArray(), "packed");
}

TEST_F(PlacesTest, WhatCannotBeMountedIsToldAndLeftOut) {
  m_locator->proposed = {{m_broken, QStringLiteral("beside it")},
                         {m_folder.path(QStringLiteral("gone")), QStringLiteral("as it was once")},
                         {m_thing, QStringLiteral("no archive")},
                         {m_box, QStringLiteral("beside it")}};
  const Opened opened = open({});
  EXPECT_EQ(pathsOf(opened.searchPaths), QStringList(m_box));
  ASSERT_EQ(opened.document->diagnostics.size(), 3U);
  EXPECT_EQ(opened.document->diagnostics[0].severity, Severity::Note);
  EXPECT_TRUE(opened.document->diagnostics[0].message.contains(QStringLiteral("a broken box")));
  EXPECT_TRUE(opened.document->diagnostics[1].message.contains(QStringLiteral("gone")));
  EXPECT_TRUE(opened.document->diagnostics[2].message.contains(QStringLiteral("is not an archive")));
}

TEST_F(PlacesTest, ThingsAreMountedOnce) {
  m_locator->proposed = {{m_game.path(), QStringLiteral("above it")}, {m_box, QStringLiteral("beside it")}};
  const Opened opened = open({m_game.path() + QStringLiteral("/."), m_box});
  EXPECT_EQ(opened.vfs->mounts().size(), 3U);
  EXPECT_EQ(opened.searchPaths.size(), 3U);
}

TEST_F(PlacesTest, PlacesAreAddedLaterBehindTheOthers) {
  Opened opened = open({m_game.path()});
  m_content.write(QStringLiteral("loose.txt"), QByteArray("from the box"));
  const Opener opener(m_registry);
  const auto added = opener.addPlace(opened, m_box);
  ASSERT_TRUE(added.has_value()) << added.error().message.toStdString();
  EXPECT_EQ(pathsOf(*added), QStringList(m_box));
  EXPECT_EQ(opened.searchPaths.size(), 3U);
  EXPECT_EQ(opened.vfs->read(QStringLiteral("packed.txt"), {})->toByteArray(), "packed");
  EXPECT_EQ(opened.vfs->read(QStringLiteral("loose.txt"), {})->toByteArray(), "loose");

  const auto again = opener.addPlace(opened, m_box);
  ASSERT_TRUE(again.has_value());
  EXPECT_TRUE(again->empty());
  EXPECT_EQ(opened.vfs->mounts().size(), 3U);
}

TEST_F(PlacesTest, AddingSaysWhyNothingCouldBeMounted) {
  Opened opened = open({});
  const Opener opener(m_registry);
  const auto broken = opener.addPlace(opened, m_broken);
  ASSERT_FALSE(broken.has_value());
  EXPECT_EQ(broken.error().message, QStringLiteral("a broken box"));
  EXPECT_FALSE(opener.addPlace(opened, m_folder.path(QStringLiteral("gone"))).has_value());
  EXPECT_FALSE(opener.addPlace(opened, m_thing).has_value());
  EXPECT_TRUE(opened.searchPaths.empty());
  EXPECT_TRUE(opened.vfs->mounts().empty());
}

} // namespace
} // namespace vitrine::formats
