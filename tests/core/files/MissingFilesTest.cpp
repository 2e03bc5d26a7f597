#include "core/files/MissingFiles.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

TEST(MissingFiles, NamesEachFileOnceWithItsFirstWisher) {
  MissingFiles missing;
  missing.add(QStringLiteral("materials/Wall.vmt"), {QStringLiteral("texdata 3")});
  missing.add(QStringLiteral("models/crate.mdl"), {QStringLiteral("prop 1")});
  missing.add(QStringLiteral("Materials\\wall.VMT"), {QStringLiteral("texdata 9")});
  const auto entries = missing.entries();
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0], (MissingFile{QStringLiteral("materials/Wall.vmt"), QStringLiteral("texdata 3"), 2}));
  EXPECT_EQ(entries[1], (MissingFile{QStringLiteral("models/crate.mdl"), QStringLiteral("prop 1"), 1}));
}

TEST(MissingFiles, KeepsNamesThatAreNoPaths) {
  MissingFiles missing;
  missing.add(QStringLiteral("../up.vmt"), {QStringLiteral("a")});
  missing.add(QStringLiteral("../up.vmt"), {QStringLiteral("b")});
  ASSERT_EQ(missing.entries().size(), 1U);
  EXPECT_EQ(missing.entries()[0].times, 2U);
}

TEST(MissingFiles, AllWhoWantAFileAreKept) {
  MissingFiles missing;
  const QString path = QStringLiteral("floor/tiles.vtf");
  const Wanter third{.material = 3};
  const Wanter place{.bytes = ByteRange{1, 40, 8}};
  missing.add(path, {QStringLiteral("floor"), MissingKind::Texture, {{.material = 2}, third}});
  missing.add(path, {QStringLiteral("sky"), MissingKind::Sky, {third}});
  missing.add(path, {QStringLiteral("mission"), MissingKind::Other, {place}});
  ASSERT_EQ(missing.entries().size(), 1U);
  const MissingFile entry = missing.entries()[0];
  EXPECT_EQ(entry.wantedBy, QStringLiteral("floor"));
  EXPECT_EQ(entry.kind, MissingKind::Texture) << "as the first wants it";
  EXPECT_EQ(entry.times, 3U);
  EXPECT_EQ(entry.wanters, (std::vector<Wanter>{{.material = 2}, third, place}));
}

TEST(MissingFiles, CopyIsIndependent) {
  MissingFiles first;
  first.add(QStringLiteral("a"), {QStringLiteral("x")});
  MissingFiles second(first);
  second.add(QStringLiteral("b"), {QStringLiteral("x")});
  EXPECT_EQ(first.entries().size(), 1U);
  EXPECT_EQ(second.entries().size(), 2U);
}

} // namespace
} // namespace vitrine::files
