#include "core/files/ArchiveMount.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

/// Two files: number 0 holds "wood", number 1 cannot be read.
class ShelfMount final : public ArchiveMount {
public:
  ShelfMount() : ArchiveMount(QStringLiteral("shelf"), indexOfShelf()) {}

protected:
  Result<ByteSourcePtr> openAt(std::size_t index, const Limits&) const override {
    if (index == 0) {
      return bytes::makeMemorySource(Bytes::adopt("wood"));
    }
    return std::unexpected(Error::damaged(QStringLiteral("eaten by mice"), 12));
  }

private:
  static ArchiveIndex indexOfShelf() {
    ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
    index.add(QStringLiteral("box/Wood.txt"), 4, 0);
    index.add(QStringLiteral("box/paper.txt"), 9, 1);
    return index;
  }
};

TEST(ArchiveMount, FindsListsAndOpensByTheIndex) {
  const ShelfMount mount;
  EXPECT_EQ(mount.name(), QStringLiteral("shelf"));
  EXPECT_EQ(mount.list(QStringLiteral("box")).size(), 2U);
  const auto found = mount.find(QStringLiteral("BOX\\wood.TXT"));
  ASSERT_TRUE(found);
  const auto opened = mount.open(*found, {});
  ASSERT_TRUE(opened);
  EXPECT_EQ((*opened)->readAll()->toByteArray(), QByteArray("wood"));
}

TEST(ArchiveMount, ErrorsNameTheEntry) {
  const ShelfMount mount;
  const auto damaged = mount.open(*mount.find(QStringLiteral("box/paper.txt")), {});
  ASSERT_FALSE(damaged);
  EXPECT_EQ(damaged.error().path, QStringLiteral("box/paper.txt"));
  EXPECT_EQ(damaged.error().offset, 12U);
  const auto nowhere = mount.open({QStringLiteral("box/glass.txt"), 0, false}, {});
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().code, ErrorCode::NotFound);
  EXPECT_EQ(nowhere.error().path, QStringLiteral("box/glass.txt"));
}

} // namespace
} // namespace vitrine::files
