#include "core/bytes/OwnFile.h"

#include "tests/support/TempFolder.h"

#include <QFile>

#include <gtest/gtest.h>
#include <sys/stat.h>

using namespace vitrine;
using vitrine::tests::TempFolder;

namespace {

TEST(OwnFile, IsReadUpToItsLimit) {
  const TempFolder folder;
  const QString path = folder.write(QStringLiteral("own"), "12345");
  EXPECT_EQ(bytes::readOwnFile(path, 5), QByteArray("12345"));
  EXPECT_FALSE(bytes::readOwnFile(path, 4));
  EXPECT_FALSE(bytes::readOwnFile(folder.path(QStringLiteral("missing")), 5));
  EXPECT_TRUE(bytes::isRegularOrMissing(path));
  EXPECT_TRUE(bytes::isRegularOrMissing(folder.path(QStringLiteral("missing"))));
}

TEST(OwnFile, DevicesPipesAndFoldersAreNotOpened) {
  const TempFolder folder;
  const QString device = folder.path(QStringLiteral("device"));
  ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), device));
  const QString pipe = folder.path(QStringLiteral("pipe"));
  ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  for (const QString& path : {device, pipe, folder.path()}) {
    EXPECT_FALSE(bytes::readOwnFile(path, 1000)) << path.toStdString();
    EXPECT_FALSE(bytes::isRegularOrMissing(path)) << path.toStdString();
  }
}

TEST(OwnFile, WhateverElseIsInItsPlaceIsRemoved) {
  const TempFolder folder;
  const QString own = folder.write(QStringLiteral("own"), "12345");
  bytes::removeUnlessOwnFile(own, 5);
  EXPECT_TRUE(QFile::exists(own));
  bytes::removeUnlessOwnFile(own, 4);
  EXPECT_FALSE(QFile::exists(own));
  ASSERT_EQ(mkfifo(QFile::encodeName(own).constData(), 0600), 0);
  bytes::removeUnlessOwnFile(own, 5);
  EXPECT_FALSE(QFile::exists(own));
}

} // namespace
