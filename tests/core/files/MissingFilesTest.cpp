#include "core/files/MissingFiles.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

TEST(MissingFiles, NamesEachFileOnceWithItsFirstWisher) {
  MissingFiles missing;
  missing.add(QStringLiteral("materials/Wall.vmt"), QStringLiteral("texdata 3"));
  missing.add(QStringLiteral("models/crate.mdl"), QStringLiteral("prop 1"));
  missing.add(QStringLiteral("Materials\\wall.VMT"), QStringLiteral("texdata 9"));
  const auto entries = missing.entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0], (MissingFile{QStringLiteral("materials/Wall.vmt"), QStringLiteral("texdata 3"), 2}));
  EXPECT_EQ(entries[1], (MissingFile{QStringLiteral("models/crate.mdl"), QStringLiteral("prop 1"), 1}));
}

TEST(MissingFiles, KeepsNamesThatAreNoPaths) {
  MissingFiles missing;
  missing.add(QStringLiteral("../up.vmt"), QStringLiteral("a"));
  missing.add(QStringLiteral("../up.vmt"), QStringLiteral("b"));
  ASSERT_EQ(missing.entries().size(), 1U);
  EXPECT_EQ(missing.entries()[0].times, 2U);
}

TEST(MissingFiles, CopyIsIndependent) {
  MissingFiles first;
  first.add(QStringLiteral("a"), QStringLiteral("x"));
  MissingFiles second(first);
  second.add(QStringLiteral("b"), QStringLiteral("x"));
  EXPECT_EQ(first.entries().size(), 1U);
  EXPECT_EQ(second.entries().size(), 2U);
}

} // namespace
} // namespace vitrine::files
