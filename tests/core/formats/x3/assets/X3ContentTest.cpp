#include "core/formats/x3/assets/X3Content.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

QStringList folders(const char* path) {
  QStringList list;
  for (const SearchPath& found : X3Content().searchPaths(QString::fromLatin1(path), {})) {
    EXPECT_FALSE(found.reason.isEmpty());
    list << found.path;
  }
  return list;
}

TEST(X3Content, IsAboveTheNearestObjects) {
  EXPECT_EQ(folders("/games/x3/objects/ships/argon/a.bod"),
            QStringList({"/games/x3", "/games/x3/objects/ships/argon"}));
  EXPECT_EQ(folders("/x/Objects/y/OBJECTS/a.bod"), QStringList({"/x/Objects/y", "/x/Objects/y/OBJECTS"}));
}

TEST(X3Content, WithoutOneItIsTheFilesFolder) {
  EXPECT_EQ(folders("/home/me/downloads/a.bod"), QStringList({"/home/me/downloads"}));
  EXPECT_EQ(folders("/a.bod"), QStringList({"/"}));
}

TEST(X3Content, AnAddonHasTheGameBelowIt) {
  EXPECT_EQ(folders("/x3/addon/objects/a.bod"), QStringList({"/x3/addon", "/x3", "/x3/addon/objects"}));
  EXPECT_EQ(folders("/x3/addon/05.cat"), QStringList({"/x3/addon", "/x3"}));
}

TEST(X3Content, OfArchives) {
  EXPECT_EQ(folders("/x3/01.cat"), QStringList({"/x3"}));
  EXPECT_EQ(folders("/x3/mods/big.cat"), QStringList({"/x3", "/x3/mods"}));
  EXPECT_EQ(folders("/x3/addon/mods/big.cat"), QStringList({"/x3/addon", "/x3", "/x3/addon/mods"}));
}

} // namespace
} // namespace vitrine::formats::x3
