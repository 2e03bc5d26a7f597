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

/// An archive whose content is a folder elsewhere, and a format of files in it.
class OpenInsideTest : public testing::Test {
protected:
  void SetUp() override {
    auto archive = std::make_unique<FakeContainer>(QStringLiteral("box"), FakeContainer::Kind::Archive);
    archive->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("BOX") ? 100 : 0; };
    archive->onMount = [this](const Source&) { return std::make_shared<files::FolderMount>(m_content.path()); };
    auto content = std::make_unique<FakeContent>();
    content->proposed = {{m_beside.path(), QStringLiteral("beside it")}};
    m_boxContent = content.get();
    m_registry.add(std::move(archive), std::move(content));
    auto format = std::make_unique<FakeFormat>(QStringLiteral("thing"));
    format->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("THING") ? 100 : 0; };
    content = std::make_unique<FakeContent>();
    content->proposed = {{QStringLiteral("/nowhere"), QStringLiteral("of the thing")}};
    m_registry.add(std::move(format), std::move(content));
    m_archive = m_folder.write(QStringLiteral("a.box"), QByteArray("BOX"));
    m_content.write(QStringLiteral("deep/it.thing"), QByteArray("THING"));
  }

  Result<Opened> open(const QString& path, const OpenOptions& options = {}) {
    return Opener(m_registry).open(path, options, m_progress);
  }
  QString inside(const char* path) const { return m_archive + QLatin1Char('/') + QLatin1StringView(path); }

  TempFolder m_folder;
  TempFolder m_content;
  TempFolder m_beside;
  QString m_archive;
  FormatRegistry m_registry;
  FakeContent* m_boxContent = nullptr;
  base::Progress m_progress;
};

TEST_F(OpenInsideTest, OpensAFileByItsPathInTheArchive) {
  const auto opened = open(inside("deep/IT.thing"));
  ASSERT_TRUE(opened.has_value()) << opened.error().message.toStdString();
  EXPECT_EQ(opened->document->formatId, QStringLiteral("thing"));
  EXPECT_EQ(opened->document->path, inside("deep/IT.thing"));
}

TEST_F(OpenInsideTest, TheArchiveIsSearchedFirstThenGameFoldersThenItsSearchPaths) {
  const TempFolder game;
  for (const TempFolder* folder : std::initializer_list<const TempFolder*>{&m_content, &game, &m_beside}) {
    folder->write(QStringLiteral("all.txt"), folder->path().toUtf8());
  }
  game.write(QStringLiteral("two.txt"), QByteArray("game"));
  m_beside.write(QStringLiteral("two.txt"), QByteArray("beside"));
  OpenOptions options;
  options.gameFolders = QStringList(game.path());
  const auto opened = open(inside("deep/it.thing"), options);
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->vfs->mounts().size(), 3U);
  EXPECT_EQ(opened->vfs->read(QStringLiteral("all.txt"), {})->toByteArray(), m_content.path().toUtf8());
  EXPECT_EQ(opened->vfs->read(QStringLiteral("two.txt"), {})->toByteArray(), "game");
  ASSERT_EQ(opened->searchPaths.size(), 2U);
  EXPECT_EQ(opened->searchPaths[0].path, game.path());
  EXPECT_EQ(opened->searchPaths[1].path, m_beside.path()) << "of the archive, not of the file in it";
}

TEST_F(OpenInsideTest, AnArchiveIsNotLookedThroughTwice) {
  m_boxContent->proposed.push_back({m_archive, QStringLiteral("the archive itself")});
  const auto opened = open(inside("deep/it.thing"));
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->vfs->mounts().size(), 2U);
  EXPECT_EQ(opened->searchPaths.size(), 1U);
}

TEST_F(OpenInsideTest, NothingIsMountedForAnArchiveItself) {
  const auto opened = open(m_archive);
  ASSERT_TRUE(opened.has_value());
  EXPECT_TRUE(opened->vfs->mounts().empty());
  EXPECT_TRUE(opened->searchPaths.empty());
}

TEST_F(OpenInsideTest, DocumentsThatHoldFilesAreEnteredLikeArchives) {
  auto container = std::make_unique<FakeContainer>(QStringLiteral("map"), FakeContainer::Kind::Document);
  container->onScore = [](const Probe& probe) { return probe.head.toByteArray().startsWith("MAP") ? 100 : 0; };
  container->onMount = [this](const Source&) { return std::make_shared<files::FolderMount>(m_content.path()); };
  m_registry.add(std::move(container));
  const QString map = m_folder.write(QStringLiteral("a.map"), QByteArray("MAP"));
  const auto opened = open(map + QStringLiteral("/deep/it.thing"));
  ASSERT_TRUE(opened.has_value()) << opened.error().message.toStdString();
  EXPECT_EQ(opened->document->formatId, QStringLiteral("thing"));
  EXPECT_TRUE(Opener(m_registry).mountArchive(map).has_value());
}

TEST_F(OpenInsideTest, SaysWhatIsNotThere) {
  const auto none = open(inside("deep/none.thing"));
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().code, ErrorCode::NotFound);
  EXPECT_EQ(none.error().message, QStringLiteral("there is no deep/none.thing in a.box"));
  const auto folder = open(inside("deep"));
  ASSERT_FALSE(folder.has_value());
  EXPECT_EQ(folder.error().message, QStringLiteral("deep is a folder of a.box"));
  const QString plain = m_folder.write(QStringLiteral("plain.thing"), QByteArray("THING"));
  const auto noArchive = open(plain + QStringLiteral("/x"));
  ASSERT_FALSE(noArchive.has_value());
  EXPECT_EQ(noArchive.error().message, QStringLiteral("plain.thing is not an archive"));
  EXPECT_FALSE(open(inside("../secret")).has_value());
}

TEST_F(OpenInsideTest, RecognisesWithoutLoading) {
  const Opener opener(m_registry);
  const auto known = opener.recognise(inside("deep/it.thing"));
  ASSERT_TRUE(known.has_value());
  EXPECT_EQ(known->format, m_registry.byId(QStringLiteral("thing")));
  EXPECT_FALSE(opener.recognise(inside("deep")).has_value());
  EXPECT_FALSE(opener.recognise(inside("none")).has_value());
  const auto mount = opener.mountArchive(m_archive);
  ASSERT_TRUE(mount.has_value());
  EXPECT_EQ((*mount)->list({}).size(), 1U);
  EXPECT_FALSE(opener.mountArchive(m_content.path(QStringLiteral("deep/it.thing"))).has_value());
}

} // namespace
} // namespace vitrine::formats
