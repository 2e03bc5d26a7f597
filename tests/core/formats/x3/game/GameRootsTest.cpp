#include "core/formats/x3/game/GameRoots.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

QStringList folders(const char* path) {
  QStringList list;
  for (const ProposedRoot& root : gameRoots(QString::fromLatin1(path))) {
    EXPECT_FALSE(root.reason.isEmpty());
    list << root.path;
  }
  return list;
}

TEST(GameRoots, IsAboveTheNearestObjects) {
  EXPECT_EQ(folders("/games/x3/objects/ships/argon/a.bod"),
            QStringList({"/games/x3", "/games/x3/objects/ships/argon"}));
  EXPECT_EQ(folders("/x/Objects/y/OBJECTS/a.bod"), QStringList({"/x/Objects/y", "/x/Objects/y/OBJECTS"}));
}

TEST(GameRoots, WithoutOneItIsTheFilesFolder) {
  EXPECT_EQ(folders("/home/me/downloads/a.bod"), QStringList({"/home/me/downloads"}));
  EXPECT_EQ(folders("/a.bod"), QStringList({"/"}));
}

TEST(GameRoots, AnAddonHasTheGameBelowIt) {
  EXPECT_EQ(folders("/x3/addon/objects/a.bod"), QStringList({"/x3/addon", "/x3", "/x3/addon/objects"}));
  EXPECT_EQ(folders("/x3/addon/05.cat"), QStringList({"/x3/addon", "/x3"}));
}

TEST(GameRoots, OfArchives) {
  EXPECT_EQ(folders("/x3/01.cat"), QStringList({"/x3"}));
  EXPECT_EQ(folders("/x3/mods/big.cat"), QStringList({"/x3", "/x3/mods"}));
  EXPECT_EQ(folders("/x3/addon/mods/big.cat"), QStringList({"/x3/addon", "/x3", "/x3/addon/mods"}));
}

} // namespace
} // namespace vitrine::formats::x3
