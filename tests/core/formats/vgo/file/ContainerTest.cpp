#include "core/formats/vgo/file/Container.h"

#include "core/formats/vgo/file/ContainerLayouts.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::vgo {
namespace {

struct ChunkToMake {
  ChunkType type;
  std::string data;
  std::uint8_t padding = 0;
};

/// A file by the rules, byte for byte; tests then break it.
class MadeFile {
public:
  explicit MadeFile(std::vector<ChunkToMake> chunks) {
    const auto add = [this](auto value) { m_bytes.append(reinterpret_cast<const char*>(&value), sizeof(value)); };
    for (const std::uint32_t word : {std::uint32_t{kVgoMagic}, 8u, 0x02010502u, 0u}) {
      add(word);
    }
    std::uint32_t offset =
        static_cast<std::uint32_t>(kHeader.size + kChunkHead.size + chunks.size() * kIndexEntry.size);
    add(kIndexChunk);
    add(static_cast<std::uint32_t>(chunks.size() * kIndexEntry.size));
    for (const ChunkToMake& chunk : chunks) {
      add(chunk.type);
      add(offset);
      add(static_cast<std::uint32_t>(kChunkHead.size + chunk.data.size()));
      add(std::uint32_t{chunk.padding});
      offset += static_cast<std::uint32_t>(kChunkHead.size + chunk.data.size());
    }
    for (const ChunkToMake& chunk : chunks) {
      add(chunk.type);
      add(static_cast<std::uint32_t>(chunk.data.size()));
      m_bytes += chunk.data;
    }
  }

  template <class T>
  MadeFile& put(std::size_t at, T value) {
    std::memcpy(m_bytes.data() + at, &value, sizeof(T));
    return *this;
  }

  MadeFile& cut(std::size_t size) {
    m_bytes.resize(size);
    return *this;
  }

  Container read(Diagnostics* heard = nullptr) const {
    Diagnostics own;
    return readContainer(*bytes::makeMemorySource(tests::bytesOf(m_bytes)), heard ? *heard : own);
  }

private:
  std::string m_bytes;
};

std::string composerOf(std::initializer_list<ChunkType> types) {
  std::string data;
  for (const ChunkType type : types) {
    data.append(reinterpret_cast<const char*>(&type), sizeof(type));
  }
  data.resize(32);
  return data;
}

constexpr std::size_t kEntries = 24;
constexpr std::size_t kComposer = kEntries + 5 * 16;

MadeFile plainFile() {
  return MadeFile({{kComposerChunk, composerOf({kAssetJson, 0, kLayoutJson, 0, kAccessorsJson, 0, kResourceBytes, 0})},
                   {kAssetJson, "{} ", 1},
                   {kLayoutJson, "{}"},
                   {kAccessorsJson, "[]"},
                   {kResourceBytes, "abcd"}});
}

void expectRefused(const Container& container, std::uint64_t at, const char* part) {
  ASSERT_TRUE(container.error) << part;
  EXPECT_EQ(container.error->offset, at) << container.error->message.toStdString();
  EXPECT_TRUE(container.error->message.contains(QLatin1StringView(part))) << container.error->message.toStdString();
}

TEST(Container, ReadsAWholeFile) {
  const Container container = plainFile().put(8, std::uint32_t{0x01020502}).read();
  ASSERT_FALSE(container.error) << container.error->message.toStdString();
  EXPECT_EQ(container.header->major, 2);
  EXPECT_EQ(container.header->minor, 5);
  EXPECT_TRUE(container.header->leftHanded());
  EXPECT_TRUE(container.header->uvFromTop());
  EXPECT_EQ(container.index, (ByteRange{0, 16, 8 + 5 * 16}));
  ASSERT_EQ(container.chunks.size(), 5u);
  const Chunk* asset = container.chunk(ChunkRole::Asset);
  ASSERT_TRUE(asset);
  EXPECT_EQ(asset->data.size, 2u) << "without its padding";
  EXPECT_EQ(container.chunk(ChunkRole::Layout)->type, kLayoutJson);
  EXPECT_EQ(container.chunk(ChunkRole::AccessorCrypt), nullptr);
  EXPECT_EQ(container.chunk(ChunkRole::Resource)->data.size, 4u);
}

TEST(Container, NamesWhatIsNoVgo) {
  EXPECT_FALSE(refusalOf(tests::bytesOf(std::string_view("VGO\0....", 8))));
  EXPECT_TRUE(refusalOf(Bytes())->message.contains(QLatin1StringView("empty")));
  EXPECT_TRUE(refusalOf(tests::bytesOf("glTF\2\0\0\0"))->message.contains(QLatin1StringView("GLB")));
  EXPECT_EQ(refusalOf(tests::bytesOf("VGO 1234"))->offset, 3u);
  EXPECT_EQ(refusalOf(tests::bytesOf("VG"))->code, ErrorCode::WrongFormat);
  EXPECT_EQ(refusalOf(tests::bytesOf("RIFF1234"))->offset, 0u);
}

TEST(Container, RefusesHeadersThatMeanNothing) {
  expectRefused(plainFile().put(4, 9u).read(), 4, "9 bytes");
  expectRefused(plainFile().put(8, std::uint8_t{0}).read(), 8, "version 0.5");
  expectRefused(plainFile().put(8, std::uint8_t{1}).read(), 8, "version 1.5");
  expectRefused(plainFile().put(10, std::uint8_t{0}).read(), 10, "right- or left-handed");
  expectRefused(plainFile().put(11, std::uint8_t{3}).read(), 11, "texture coordinates");
  EXPECT_EQ(plainFile().put(10, std::uint8_t{0}).read().chunks.size(), 5u) << "its chunks are listed all the same";
  Diagnostics diagnostics;
  EXPECT_FALSE(plainFile().put(9, std::uint8_t{6}).read(&diagnostics).error) << "a newer minor version is tried";
  EXPECT_EQ(diagnostics.entries().size(), 1u);
}

TEST(Container, RefusesBrokenIndexes) {
  expectRefused(plainFile().cut(10).read(), 10, "inside its header");
  expectRefused(plainFile().cut(16).read(), 16, "before its index");
  expectRefused(plainFile().put(16, kComposerChunk).read(), 16, "COMP");
  expectRefused(plainFile().put(20, 0x7ffffff0u).read(), 20, "the index ends at byte");
  EXPECT_EQ(plainFile().put(20, 0x7ffffff0u).read().chunks.size(), 5u) << "the index still ends before the first chunk";
  expectRefused(plainFile().put(20, 81u).read(), 20, "not a multiple of 16");
  expectRefused(plainFile().put(20, 0u).read(), 20, "not a multiple of 16");
  expectRefused(plainFile().put(kEntries + 2 * 16, kAssetJson).read(), kEntries + 2 * 16, "AIPJ twice");
}

TEST(Container, RefusesChunksThatAreNotThere) {
  constexpr std::size_t kLayoutEntry = kEntries + 2 * 16;
  expectRefused(plainFile().put(kLayoutEntry + 4, 0xfffffff0u).read(), kLayoutEntry + 4,
                "LAPJ ends at byte 4294967290");
  expectRefused(plainFile().put(kLayoutEntry + 8, 8u).read(), kLayoutEntry + 8, "LAPJ is empty");
  expectRefused(plainFile().put(kLayoutEntry + 12, std::uint8_t{2}).read(), kLayoutEntry + 8, "LAPJ is empty");
  const Container moved = plainFile().put(kLayoutEntry + 4, static_cast<std::uint32_t>(kComposer)).read();
  expectRefused(moved, kComposer, "\"COMP\"");
  EXPECT_EQ(moved.chunk(ChunkRole::Layout)->data.size, 0u);
  EXPECT_EQ(moved.chunk(ChunkRole::Accessors)->data.size, 2u) << "the others are";
}

TEST(Container, KeepsTheBytesThatACutLeaves) {
  const Container cut = plainFile().cut(plainFile().read().chunks.back().offset + 10).read();
  expectRefused(cut, kEntries + 4 * 16 + 4, "REPb ends at byte");
  EXPECT_EQ(cut.chunk(ChunkRole::Resource)->data.size, 2u);
  EXPECT_EQ(cut.chunk(ChunkRole::Layout)->data.size, 2u);
}

TEST(Container, RefusesComposersThatNameNothing) {
  expectRefused(plainFile().put(kEntries, chunkType("XXXX")).read(), 16, "COMP");
  constexpr std::size_t kSlots = kComposer + 8;
  expectRefused(plainFile().put(kSlots + 8, 0u).read(), kSlots + 8, "does not name a chunk for the layout");
  expectRefused(plainFile().put(kSlots + 8, kAssetJson).read(), kSlots + 8, "AIPJ for the layout");
  expectRefused(plainFile().put(kSlots + 8, kLayoutBson).read(), kSlots + 8, "LAPB, which the index does not have");
  expectRefused(plainFile().put(kSlots + 16, kCodedAccessorsJson).read(), kSlots + 16, "RACJ");
  EXPECT_FALSE(plainFile().put(kSlots + 28, kCryptJson).read().error) << "the last slot means nothing";
  EXPECT_FALSE(plainFile().put(kSlots + 20, kCryptJson).read().error) << "no crypt is needed for plain accessors";
}

TEST(Container, NamesChunkTypesAsTheyAre) {
  EXPECT_EQ(chunkName(kIndexChunk), QStringLiteral("IDX"));
  EXPECT_EQ(chunkName(kResourceBytes), QStringLiteral("REPb"));
  EXPECT_EQ(chunkName(0x01584449), QStringLiteral("IDX\\x01"));
  EXPECT_EQ(chunkName(kNoChunk), QString());
  EXPECT_TRUE(isBson(kResourceBson));
  EXPECT_FALSE(isBson(kResourceBytes));
}

} // namespace
} // namespace vitrine::formats::vgo
