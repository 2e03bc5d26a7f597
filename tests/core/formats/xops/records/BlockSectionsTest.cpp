#include "core/formats/xops/records/BlockFile.h"
#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

structure::Structure structureOf(const QByteArray& bytes) {
  const Bytes whole = Bytes::adopt(bytes);
  Diagnostics diagnostics;
  const BlockFile file = readBlocks(whole, base::kFileSpace, diagnostics);
  structure::StructureBuilder builder(QStringLiteral("map.bd1"), {base::kFileSpace, 0, whole.size()});
  addBlockSections(builder, builder.root(), bytes::makeMemorySource(whole), base::kFileSpace, file);
  return builder.build();
}

const structure::RecordTable& table(const structure::Structure& structure, const char* path) {
  const auto found = structure.find(QString::fromLatin1(path));
  EXPECT_TRUE(found) << path;
  return *structure[found.value()].table;
}

TEST(BlockSections, everyByteHasItsPlace) {
  const auto structure = structureOf(blockFile({box({0, 0, 0}, {1, 1, 1}), box({2, 0, 0}, {3, 1, 1})}) + "tail");
  std::uint64_t covered = 0;
  for (const char* path : {"header/textures", "header/count", "blocks", "trailing"}) {
    covered += structure[structure.find(QString::fromLatin1(path)).value()].range.size;
  }
  EXPECT_EQ(covered, structure[structure::kRootSection].range.size);
  std::uint64_t inFields = 0;
  for (const structure::Field& field : table(structure, "blocks").layout().fields) {
    EXPECT_EQ(field.offset, inFields) << field.name;
    EXPECT_STRNE(field.part, "") << field.name;
    inFields += field.byteSize();
  }
  EXPECT_EQ(inFields, kBlock.size);
}

TEST(BlockSections, recordsSayWhatIsInTheFile) {
  Block block = box({1, 2, 3}, {4, 5, 6}, 8);
  block.uvs[3][1] = QVector2D(-14.5F, 52.5F);
  const auto structure = structureOf(blockFile({block}, {"a.bmp", "\x95\x5c\x8e\xa6.bmp"}));
  const auto row = table(structure, "blocks").row(0);
  ASSERT_TRUE(row);
  const auto cell = [&](const char* name) {
    const int index = table(structure, "blocks").layout().indexOf(QLatin1StringView(name));
    return structure::toText(row->cells.at(static_cast<std::size_t>(index)));
  };
  EXPECT_EQ(cell("y"), QStringLiteral("5 5 5 5 2 2 2 2"));
  EXPECT_EQ(cell("u.right"), QStringLiteral("0 -14.5 1 0"));
  EXPECT_EQ(cell("v.right"), QStringLiteral("0 52.5 1 1"));
  EXPECT_EQ(cell("texture.left"), QStringLiteral("8"));
  EXPECT_EQ(cell("enabled"), QStringLiteral("1"));
  EXPECT_EQ(structure::toText(table(structure, "header/textures").row(1)->cells[0]), QString::fromUtf8("表示.bmp"));
  EXPECT_EQ(structure::toText(table(structure, "header/count").row(0)->cells[0]), QStringLiteral("1"));
}

// A face leads to 16 bytes of u, 16 of v and 4 of its texture number, where the sheet says they are.
TEST(BlockSections, facesNameTheirFields) {
  const auto structure = structureOf(blockFile({box({0, 0, 0}, {1, 1, 1})}));
  const auto sets = faceFields();
  ASSERT_EQ(sets.size(), 6U);
  for (std::size_t face = 0; face < sets.size(); ++face) {
    ASSERT_EQ(sets[face].size(), 3U);
    const auto& blocks = table(structure, "blocks");
    EXPECT_EQ(blocks.rangeOf(0, sets[face][0]), (ByteRange{0, 312 + 96 + 16 * face, 16}));
    EXPECT_EQ(blocks.rangeOf(0, sets[face][1]), (ByteRange{0, 312 + 192 + 16 * face, 16}));
    EXPECT_EQ(blocks.rangeOf(0, sets[face][2]), (ByteRange{0, 312 + 288 + 4 * face, 4}));
  }
}

TEST(BlockSections, aCutFileKeepsWhatIsWhole) {
  const QByteArray bytes = blockFile({box({0, 0, 0}, {1, 1, 1}), box({2, 0, 0}, {3, 1, 1})});
  const auto cut = structureOf(bytes.chopped(1));
  EXPECT_EQ(table(cut, "blocks").rowCount(), 1U);
  EXPECT_EQ(cut[cut.find(QStringLiteral("trailing")).value()].range.size, 315U);
  const auto head = structureOf(bytes.first(100));
  EXPECT_EQ(table(head, "header/textures").rowCount(), 3U);
  EXPECT_FALSE(head.find(QStringLiteral("blocks")));
}

} // namespace
} // namespace vitrine::tests
