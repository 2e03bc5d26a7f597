#include "core/files/FolderMount.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

#include <thread>

namespace vitrine::files {
namespace {

using tests::TempFolder;

QByteArray contentOf(const FolderMount& mount, const QString& path) {
  const auto entry = mount.find(path);
  if (!entry) {
    return "<not found>";
  }
  const auto source = mount.open(*entry, {});
  return source ? (*source)->readAll()->toByteArray() : "<not opened>";
}

TEST(FolderMount, FindsWithoutRegardToCaseAndSlashes) {
  const TempFolder folder;
  folder.write(QStringLiteral("Materials/Brick/Wall.vmt"), QByteArray("wall"));
  const FolderMount mount(folder.path());
  for (const char* path : {"Materials/Brick/Wall.vmt", "materials/brick/wall.vmt", "MATERIALS\\BRICK\\WALL.VMT"}) {
    EXPECT_EQ(contentOf(mount, QString::fromLatin1(path)), "wall") << path;
  }
  const auto entry = mount.find(QStringLiteral("materials/brick/WALL.vmt"));
  EXPECT_EQ(entry->path, QStringLiteral("Materials/Brick/Wall.vmt")) << "as the folder spells it";
  EXPECT_EQ(entry->size, 4U);
  EXPECT_FALSE(entry->folder);
  EXPECT_TRUE(mount.find(QStringLiteral("MATERIALS"))->folder);
  EXPECT_EQ(mount.find(QStringLiteral("materials/none")), std::nullopt);
  EXPECT_EQ(mount.find(QStringLiteral("materials/brick/wall.vmt/more")), std::nullopt) << "a file is no folder";
}

TEST(FolderMount, KnowsWhatWasOpened) {
  const TempFolder folder;
  const QString wall = folder.write(QStringLiteral("Materials/Wall.vmt"), QByteArray("wall"));
  folder.write(QStringLiteral("Materials/floor.vmt"), QByteArray("floor"));
  const FolderMount mount(folder.path());
  EXPECT_TRUE(mount.find(QStringLiteral("materials/floor.vmt"))) << "looked for, not opened";
  EXPECT_TRUE(mount.openedFiles().isEmpty());
  contentOf(mount, QStringLiteral("materials/wall.vmt"));
  contentOf(mount, QStringLiteral("materials/wall.vmt"));
  EXPECT_EQ(mount.openedFiles(), QStringList{QFileInfo(wall).canonicalFilePath()});
}

TEST(FolderMount, NamesThatDifferByCaseAloneAreBothThere) {
  const TempFolder folder;
  folder.write(QStringLiteral("Wall.vmt"), QByteArray("upper"));
  folder.write(QStringLiteral("wall.vmt"), QByteArray("lower"));
  const FolderMount mount(folder.path());
  EXPECT_EQ(contentOf(mount, QStringLiteral("Wall.vmt")), "upper");
  EXPECT_EQ(contentOf(mount, QStringLiteral("wall.vmt")), "lower");
  EXPECT_NE(contentOf(mount, QStringLiteral("WALL.VMT")), "<not found>");
  EXPECT_EQ(mount.list({}).size(), 2U);
}

TEST(FolderMount, WhatOneOfTwoFoldersLacksIsInTheOther) {
  const TempFolder folder;
  folder.write(QStringLiteral("Materials/BRICK/Wall.vmt"), QByteArray("upper"));
  folder.write(QStringLiteral("materials/brick/floor.vmt"), QByteArray("lower"));
  folder.write(QStringLiteral("materials/Brick/wall.vmt"), QByteArray("mixed"));
  const FolderMount mount(folder.path());
  EXPECT_EQ(contentOf(mount, QStringLiteral("materials/brick/floor.vmt")), "lower");
  EXPECT_EQ(contentOf(mount, QStringLiteral("Materials/BRICK/floor.vmt")), "lower");
  EXPECT_EQ(contentOf(mount, QStringLiteral("materials/brick/wall.vmt")), "mixed") << "the nearer spelling first";
  EXPECT_EQ(contentOf(mount, QStringLiteral("Materials/BRICK/Wall.vmt")), "upper");
  EXPECT_EQ(mount.find(QStringLiteral("materials/brick/none.vmt")), std::nullopt);
}

TEST(FolderMount, NeverLeadsOutside) {
  const TempFolder folder;
  folder.write(QStringLiteral("secret.txt"), QByteArray("secret"));
  folder.write(QStringLiteral("inside/a.txt"), QByteArray("a"));
  const FolderMount mount(folder.path(QStringLiteral("inside")));
  EXPECT_EQ(mount.find(QStringLiteral("../secret.txt")), std::nullopt);
  EXPECT_EQ(mount.find(QStringLiteral("a/../../secret.txt")), std::nullopt);
  EXPECT_EQ(mount.find(folder.path(QStringLiteral("secret.txt"))), std::nullopt);
  EXPECT_FALSE(mount.open({QStringLiteral("../secret.txt"), 6, false}, {}).has_value()) << "a made-up entry";
}

TEST(FolderMount, FollowsLinksOnlyWithinItself) {
  const TempFolder folder;
  folder.write(QStringLiteral("secret.txt"), QByteArray("secret"));
  folder.write(QStringLiteral("secrets/b.txt"), QByteArray("secret"));
  folder.write(QStringLiteral("inside/a.txt"), QByteArray("a"));
  // "inside2" begins like "inside" and is outside all the same.
  folder.write(QStringLiteral("inside2/c.txt"), QByteArray("secret"));
  const auto link = [&](const char* target, const char* name) {
    ASSERT_TRUE(QFile::link(folder.path(QString::fromLatin1(target)), folder.path(QString::fromLatin1(name))));
  };
  link("secret.txt", "inside/out.txt");
  link("secrets", "inside/out");
  link("inside2", "inside/near");
  link("inside/a.txt", "inside/in.txt");
  link("nowhere", "inside/dangling");
  const FolderMount mount(folder.path(QStringLiteral("inside")));
  EXPECT_EQ(contentOf(mount, QStringLiteral("in.txt")), "a");
  EXPECT_EQ(mount.find(QStringLiteral("out.txt")), std::nullopt);
  EXPECT_EQ(mount.find(QStringLiteral("out/b.txt")), std::nullopt);
  EXPECT_EQ(mount.find(QStringLiteral("near/c.txt")), std::nullopt);
  EXPECT_EQ(mount.find(QStringLiteral("dangling")), std::nullopt);
  EXPECT_EQ(mount.list({}).size(), 2U);
}

TEST(FolderMount, MayItselfBeReachedThroughALink) {
  const TempFolder folder;
  folder.write(QStringLiteral("real/a.txt"), QByteArray("a"));
  ASSERT_TRUE(QFile::link(folder.path(QStringLiteral("real")), folder.path(QStringLiteral("alias"))));
  EXPECT_EQ(contentOf(FolderMount(folder.path(QStringLiteral("alias"))), QStringLiteral("A.TXT")), "a");
}

TEST(FolderMount, ListsOneFolderAtATime) {
  const TempFolder folder;
  folder.write(QStringLiteral("b.txt"), QByteArray("12345"));
  folder.write(QStringLiteral("a/c.txt"), QByteArray());
  const FolderMount mount(folder.path());
  const auto top = mount.list({});
  ASSERT_EQ(top.size(), 2U);
  EXPECT_EQ(top[0].path, QStringLiteral("a"));
  EXPECT_TRUE(top[0].folder);
  EXPECT_EQ(top[1].path, QStringLiteral("b.txt"));
  EXPECT_EQ(top[1].size, 5U);
  ASSERT_EQ(mount.list(QStringLiteral("A")).size(), 1U);
  EXPECT_EQ(mount.list(QStringLiteral("A"))[0].path, QStringLiteral("a/c.txt"));
  EXPECT_TRUE(mount.list(QStringLiteral("b.txt")).empty());
  EXPECT_TRUE(mount.list(QStringLiteral("nothing")).empty());
}

TEST(FolderMount, SaysWhatCannotBeOpened) {
  const TempFolder folder;
  folder.write(QStringLiteral("a/c.txt"), QByteArray());
  const FolderMount mount(folder.path());
  const auto missing = mount.open({QStringLiteral("gone"), 0, false}, {});
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
  EXPECT_FALSE(mount.open({QStringLiteral("a"), 0, true}, {}).has_value());
}

TEST(FolderMount, AFolderThatIsNotThereIsEmpty) {
  const FolderMount mount(QStringLiteral("/no/such/folder"));
  EXPECT_TRUE(mount.list({}).empty());
  EXPECT_EQ(mount.find(QStringLiteral("a")), std::nullopt);
}

TEST(FolderMount, ManyThreadsFindTheSame) {
  const TempFolder folder;
  for (int i = 0; i < 50; ++i) {
    folder.write(QStringLiteral("d%1/f.txt").arg(i), QByteArray("x"));
  }
  const FolderMount mount(folder.path());
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 50; ++i) {
        wrong += contentOf(mount, QStringLiteral("D%1/F.TXT").arg(i)) == "x" ? 0 : 1;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(wrong, 0);
}

} // namespace
} // namespace vitrine::files
