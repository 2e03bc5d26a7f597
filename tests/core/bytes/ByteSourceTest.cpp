#include "core/bytes/ByteSource.h"

#include "core/bytes/FileBytes.h"
#include "tests/core/bytes/ByteSourceConformance.h"
#include "tests/support/TempFolder.h"

namespace vitrine::bytes {
namespace {

using tests::expectConformingSource;
using tests::randomBytes;

TEST(ByteSource, MemoryConforms) {
  const Bytes content = randomBytes(10'000, 1);
  expectConformingSource(*makeMemorySource(content), content);
}

TEST(ByteSource, MemoryReadsWithoutCopying) {
  const Bytes content = randomBytes(100, 2);
  EXPECT_EQ(makeMemorySource(content)->read(40, 10)->data(), content.data() + 40);
}

TEST(ByteSource, PartConforms) {
  const Bytes content = randomBytes(10'000, 3);
  expectConformingSource(*makeSubSource(makeMemorySource(content), 1234, 5000), content.slice(1234, 5000));
}

TEST(ByteSource, PartOfAPartConforms) {
  const Bytes content = randomBytes(10'000, 4);
  const auto outer = makeSubSource(makeMemorySource(content), 1000, 8000);
  expectConformingSource(*makeSubSource(outer, 500, 700), content.slice(1500, 700));
}

TEST(ByteSource, PartIsCutToItsParent) {
  const auto parent = makeMemorySource(randomBytes(100, 5));
  EXPECT_EQ(makeSubSource(parent, 90, 50)->size(), 10U);
  EXPECT_EQ(makeSubSource(parent, 200, 50)->size(), 0U);
  EXPECT_EQ(makeSubSource(parent, 1, ~0ULL)->size(), 99U);
}

TEST(ByteSource, PartNamesOffsetsFromItsOwnStart) {
  const auto part = makeSubSource(makeMemorySource(randomBytes(100, 6)), 50, 20);
  const auto got = part->read(15, 10);
  ASSERT_FALSE(got.has_value());
  EXPECT_EQ(got.error().offset, 15U);
}

TEST(ByteSource, WholeFileConforms) {
  const tests::TempFolder folder;
  const Bytes content = randomBytes(70'000, 7);
  const auto file = FileBytes::open(folder.write(QStringLiteral("whole"), content));
  ASSERT_TRUE(file.has_value());
  ASSERT_TRUE((*file)->whole());
  expectConformingSource(**file, content);
}

TEST(ByteSource, WindowedFileConforms) {
  const tests::TempFolder folder;
  const Bytes content = randomBytes(3 * FileBytes::kPageSize + 777, 8);
  const auto file = FileBytes::open(folder.write(QStringLiteral("windowed"), content), 1000);
  ASSERT_TRUE(file.has_value());
  ASSERT_FALSE((*file)->whole());
  expectConformingSource(**file, content);
}

} // namespace
} // namespace vitrine::bytes
