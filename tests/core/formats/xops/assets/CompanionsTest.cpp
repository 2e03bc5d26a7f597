#include "core/formats/xops/assets/Companions.h"

#include "core/files/FolderMount.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

TEST(Companions, extensionsAreExchanged) {
  EXPECT_EQ(withExtension(QStringLiteral("a/b.pd1"), QLatin1StringView("msg")), QStringLiteral("a/b.msg"));
  EXPECT_EQ(withExtension(QStringLiteral("a.b/c"), QLatin1StringView("msg")), QStringLiteral("a.b/c.msg"));
}

TEST(Companions, areFoundByExtensionWhateverTheCase) {
  const TempFolder folder;
  for (const char* name : {"b.PD1", "a.pd1", "c.bd1", "sub/d.pd1", "pd1"}) {
    folder.write(QString::fromLatin1(name), QByteArray("x"));
  }
  files::Vfs vfs;
  vfs.append(std::make_shared<files::FolderMount>(folder.path()));
  EXPECT_EQ(filesBeside(vfs, {}, QLatin1StringView("pd1")), QStringList({"a.pd1", "b.PD1"}));
  EXPECT_EQ(filesBeside(vfs, QStringLiteral("sub"), QLatin1StringView("pd1")), QStringList({"sub/d.pd1"}));
  EXPECT_TRUE(filesBeside(vfs, QStringLiteral("none"), QLatin1StringView("pd1")).isEmpty());
}

TEST(Companions, becomeSpacesOfTheDocument) {
  const TempFolder folder;
  folder.write(QStringLiteral("Town/A.msg"), QByteArray("hello"));
  LoadFixture fixture;
  fixture.vfs.append(std::make_shared<files::FolderMount>(folder.path()));
  bytes::ByteSpaces spaces(QStringLiteral("opened"), bytes::makeMemorySource(Bytes()));
  const auto file = openCompanion(QStringLiteral("town/a.MSG"), fixture.context, spaces);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->path, QStringLiteral("Town/A.msg")) << "as the folder spells it";
  EXPECT_EQ(file->folder(), QStringLiteral("Town"));
  EXPECT_EQ(file->name(), QStringLiteral("A.msg"));
  EXPECT_EQ(spaces[file->space].source->size(), 5U);
  EXPECT_EQ(openCompanion(QStringLiteral("no.msg"), fixture.context, spaces).error().code, ErrorCode::NotFound);
  fixture.context.limits.maxDecodedBytes = 4;
  EXPECT_EQ(openCompanion(QStringLiteral("town/a.msg"), fixture.context, spaces).error().code, ErrorCode::LimitReached);
}

} // namespace
} // namespace vitrine::tests
