#include "core/formats/source/zip/file/ZipDirectory.h"

#include "core/bytes/FileBytes.h"
#include "core/formats/source/zip/file/ZipContent.h"
#include "core/formats/source/zip/records/ZipRecords.h"
#include "tests/core/formats/source/zip/ZipTestArchives.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::ZipMethod;

constexpr ByteRange kLump{3, 1000, 0};

ZipDirectory readIntactZip(const ByteSource& source) {
  Diagnostics diagnostics;
  auto read = readZipDirectory(source, {}, &diagnostics);
  EXPECT_TRUE(read) << (read ? "" : read.error().reason().toStdString());
  EXPECT_TRUE(diagnostics.entries().empty());
  return read ? *read : ZipDirectory();
}

class EveryMethod : public testing::TestWithParam<ZipMethod> {};

TEST_P(EveryMethod, listsAndDecodesItsFiles) {
  const ByteSourcePtr archive = makeTestZip(GetParam());
  const ZipDirectory directory = readIntactZip(*archive);
  ASSERT_EQ(directory.entries.size(), 3u);
  EXPECT_EQ(directory.entries[0].name, QStringLiteral("materials/brick/wall.vmt"));
  EXPECT_EQ(directory.entries[1].name, QStringLiteral("materials/BRICK/Floor.vmt"));
  EXPECT_FALSE(directory.recovered);
  for (const ZipEntry& entry : directory.entries) {
    EXPECT_TRUE(entry.problem.isEmpty()) << entry.problem.toStdString();
    const auto decoded = decodeZipEntry(*archive, entry, {});
    ASSERT_TRUE(decoded);
    EXPECT_TRUE(decoded->complete);
    EXPECT_TRUE(decoded->problem.isEmpty()) << decoded->problem.toStdString();
    EXPECT_EQ(decoded->bytes.size(), entry.size);
    EXPECT_EQ(bytes::crc32(decoded->bytes), entry.crc);
  }
}

TEST_P(EveryMethod, lazySourceReadsTheSame) {
  const ByteSourcePtr archive = makeTestZip(GetParam());
  const ZipDirectory directory = readIntactZip(*archive);
  for (const ZipEntry& entry : directory.entries) {
    const auto source = makeZipEntrySource(archive, entry, {});
    ASSERT_TRUE(source);
    EXPECT_EQ((*source)->size(), entry.size);
    const auto all = (*source)->readAll();
    ASSERT_TRUE(all);
    EXPECT_TRUE(sameBytes(*all, decodeZipEntry(*archive, entry, {})->bytes));
    EXPECT_FALSE((*source)->read(entry.size, 1));
  }
}

TEST_P(EveryMethod, everyCutKeepsTheFilesBeforeIt) {
  const std::vector<std::byte> whole = testZipBytes(GetParam());
  const ZipDirectory expected = readIntactZip(*sourceOf(whole));
  for (std::size_t cut = 0; cut < whole.size(); ++cut) {
    const ByteSourcePtr archive = sourceOf({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(cut)});
    Diagnostics diagnostics;
    const auto read = readZipDirectory(*archive, {}, &diagnostics);
    for (const ZipEntry& entry : expected.entries) {
      if (entry.data.end() > cut) {
        continue;
      }
      ASSERT_TRUE(read) << "cut at " << cut;
      const auto same = std::ranges::find(read->entries, entry.name, &ZipEntry::name);
      ASSERT_NE(same, read->entries.end()) << entry.name.toStdString() << " is lost in a cut at " << cut;
      const auto decoded = decodeZipEntry(*archive, *same, {});
      ASSERT_TRUE(decoded) << "cut at " << cut;
      EXPECT_TRUE(decoded->problem.isEmpty());
    }
    EXPECT_TRUE(diagnostics.anyDamage()) << "cut at " << cut;
  }
}

INSTANTIATE_TEST_SUITE_P(ZipDirectory, EveryMethod,
                         testing::Values(ZipMethod::Stored, ZipMethod::Deflate, ZipMethod::Lzma));

TEST(ZipDirectory, rangesAreRunsOfTheDocument) {
  const std::vector<std::byte> whole = testZipBytes(ZipMethod::Deflate);
  const auto read = readZipDirectory(*sourceOf(whole), {}, nullptr, kLump);
  ASSERT_TRUE(read);
  std::uint64_t expected = kLump.offset;
  for (const ZipEntry& entry : read->entries) {
    EXPECT_EQ(entry.localHeader.space, kLump.space);
    EXPECT_EQ(entry.localHeader.offset, expected);
    EXPECT_EQ(entry.data.offset, entry.localHeader.end());
    EXPECT_EQ(entry.data.offset, entry.dataOffset + kLump.offset);
    expected = entry.data.end();
  }
  ASSERT_TRUE(read->centralDirectory && read->endRecord);
  EXPECT_EQ(read->centralDirectory->offset, expected);
  EXPECT_EQ(read->endRecord->offset, read->centralDirectory->end());
  EXPECT_EQ(read->endRecord->end(), kLump.offset + whole.size());
  for (const ZipEntry& entry : read->entries) {
    EXPECT_EQ(entry.centralRecord.offset, expected);
    expected = entry.centralRecord.end();
  }
}

TEST(ZipDirectory, endRecordIsFoundBeforePadding) {
  std::vector<std::byte> padded = testZipBytes(ZipMethod::Stored);
  padded.resize(padded.size() + 2048);
  EXPECT_EQ(readIntactZip(*sourceOf(padded)).entries.size(), 3u);
}

TEST(ZipDirectory, commentOfTheArchiveIsRead) {
  std::vector<std::byte> commented = testZipBytes(ZipMethod::Stored);
  const std::string_view comment = "XZP1 2048";
  patch16(commented, commented.size() - 2, static_cast<std::uint16_t>(comment.size()));
  for (const char letter : comment) {
    commented.push_back(static_cast<std::byte>(letter));
  }
  EXPECT_EQ(readIntactZip(*sourceOf(commented)).comment, QStringLiteral("XZP1 2048"));
}

TEST(ZipDirectory, bytesInFrontOfTheArchiveAreAllowed) {
  std::vector<std::byte> shifted(77, std::byte{0x55});
  const std::vector<std::byte> archive = testZipBytes(ZipMethod::Deflate);
  shifted.insert(shifted.end(), archive.begin(), archive.end());
  const ByteSourcePtr source = sourceOf(shifted);
  const ZipDirectory directory = readIntactZip(*source);
  ASSERT_EQ(directory.entries.size(), 3u);
  EXPECT_TRUE(decodeZipEntry(*source, directory.entries[2], {})->complete);
}

TEST(ZipDirectory, xzp2ExtraLengthsWithoutExtraBytesAreSeenThrough) {
  std::vector<std::byte> xzp = testZipBytes(ZipMethod::Stored);
  for (int i = 0; i < 3; ++i) {
    patch16(xzp, findSignature(xzp, zip::kCentralSignature, i) + 30, 1800);
  }
  const ZipDirectory directory = readIntactZip(*sourceOf(xzp));
  ASSERT_EQ(directory.entries.size(), 3u);
  EXPECT_EQ(directory.entries[2].name, QStringLiteral("readme.txt"));
}

TEST(ZipDirectory, damagedDirectoryIsReplacedByLocalHeaders) {
  std::vector<std::byte> broken = testZipBytes(ZipMethod::Deflate);
  patch32(broken, findSignature(broken, zip::kCentralSignature, 1), 0);
  Diagnostics diagnostics;
  const ByteSourcePtr source = sourceOf(broken);
  const auto read = readZipDirectory(*source, {}, &diagnostics);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->recovered);
  EXPECT_TRUE(diagnostics.anyDamage());
  ASSERT_EQ(read->entries.size(), 3u);
  EXPECT_EQ(read->entries[1].name, QStringLiteral("materials/BRICK/Floor.vmt"));
  EXPECT_TRUE(decodeZipEntry(*source, read->entries[1], {})->complete);
}

TEST(ZipDirectory, sizesBehindTheDataAreFoundByTheScan) {
  std::vector<std::byte> streamed = testZipBytes(ZipMethod::Deflate);
  const ZipDirectory before = readIntactZip(*sourceOf(streamed));
  const ZipEntry& last = before.entries[2];
  // A writer that does not know sizes beforehand: zeros in the header, a descriptor behind the data, no directory.
  const auto header = static_cast<std::size_t>(last.localHeader.offset);
  patch16(streamed, header + 6, zip::kFlagDescriptor);
  patch32(streamed, header + 14, 0);
  patch32(streamed, header + 18, 0);
  patch32(streamed, header + 22, 0);
  streamed.resize(static_cast<std::size_t>(last.data.end()) + 16);
  const auto descriptor = static_cast<std::size_t>(last.data.end());
  patch32(streamed, descriptor, zip::kDescriptorSignature);
  patch32(streamed, descriptor + 4, last.crc);
  patch32(streamed, descriptor + 8, static_cast<std::uint32_t>(last.codedSize));
  patch32(streamed, descriptor + 12, static_cast<std::uint32_t>(last.size));
  const ByteSourcePtr source = sourceOf(streamed);
  const auto read = readZipDirectory(*source, {}, nullptr);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->entries.size(), 3u);
  const auto decoded = decodeZipEntry(*source, read->entries[2], {});
  ASSERT_TRUE(decoded);
  EXPECT_EQ(decoded->bytes.size(), last.size);
  EXPECT_TRUE(decoded->problem.isEmpty());
}

TEST(ZipDirectory, problemsAreNamedPerEntry) {
  struct Case {
    std::size_t field; ///< in the central record
    std::uint16_t value;
    const char* word;
  };
  for (const Case& wrong : {Case{10, 12, "method 12"}, Case{8, 1, "encrypted"}, Case{22, 0x7fff, "outside"},
                            Case{26, 0x7fff, "sizes differ"}, Case{44, 0x7fff, "no local header"}}) {
    std::vector<std::byte> bytes = testZipBytes(ZipMethod::Stored);
    patch16(bytes, findSignature(bytes, zip::kCentralSignature, 1) + wrong.field, wrong.value);
    Diagnostics diagnostics;
    const ByteSourcePtr source = sourceOf(bytes);
    const auto read = readZipDirectory(*source, {}, &diagnostics);
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->entries[1].problem.contains(QLatin1String(wrong.word)))
        << wrong.word << ": " << read->entries[1].problem.toStdString();
    EXPECT_TRUE(diagnostics.anyDamage()) << wrong.word;
    EXPECT_FALSE(decodeZipEntry(*source, read->entries[1], {})) << wrong.word;
    EXPECT_TRUE(decodeZipEntry(*source, read->entries[0], {})) << wrong.word;
  }
}

TEST(ZipDirectory, wrongChecksumIsTold) {
  std::vector<std::byte> bytes = testZipBytes(ZipMethod::Stored);
  const ZipDirectory before = readIntactZip(*sourceOf(bytes));
  bytes[static_cast<std::size_t>(before.entries[0].dataOffset)] ^= std::byte{1};
  const ByteSourcePtr source = sourceOf(bytes);
  const auto decoded = decodeZipEntry(*source, before.entries[0], {});
  ASSERT_TRUE(decoded);
  EXPECT_TRUE(decoded->complete);
  EXPECT_TRUE(decoded->problem.contains(QStringLiteral("checksum")));
}

TEST(ZipDirectory, limitsHold) {
  const ByteSourcePtr source = makeTestZip(ZipMethod::Lzma);
  const ZipDirectory directory = readIntactZip(*source);
  Limits tight;
  tight.maxDecodedBytes = directory.entries[2].size - 1;
  const auto refused = decodeZipEntry(*source, directory.entries[2], tight);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::LimitReached);
  tight.maxArchiveEntries = 2;
  EXPECT_EQ(readZipDirectory(*source, tight, nullptr)->entries.size(), 2u);
}

TEST(ZipDirectory, otherBytesAreRefused) {
  for (const Bytes& other : {Bytes(), bytesOf("PK"), bytesOf("not an archive at all"), randomBytes(5000, 7)}) {
    const auto read = readZipDirectory(*bytes::makeMemorySource(other), {}, nullptr);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::WrongFormat);
  }
}

TEST(ZipDirectory, emptyArchiveIsAnArchive) {
  std::vector<std::byte> empty(zip::kEnd.size);
  patch32(empty, 0, zip::kEndSignature);
  EXPECT_TRUE(readIntactZip(*sourceOf(empty)).entries.empty());
}

TEST(ZipDirectory, sampleOfMixedMethodsIsRead) {
  const auto path = samplePath(QStringLiteral("source-assets/synthetic/zip/pakfile_mixed.zip"));
  ASSERT_TRUE(path);
  const auto file = FileBytes::open(*path);
  ASSERT_TRUE(file);
  const ZipDirectory directory = readIntactZip(**file);
  const std::vector<std::pair<std::uint16_t, std::uint64_t>> expected{{0, 89}, {8, 960}, {14, 8400}, {14, 2432}};
  ASSERT_EQ(directory.entries.size(), expected.size());
  EXPECT_EQ(directory.entries[1].name, QStringLiteral("materials/BRICK/Wall.vmt"));
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(directory.entries[i].method, expected[i].first);
    EXPECT_EQ(directory.entries[i].size, expected[i].second);
    const auto decoded = decodeZipEntry(**file, directory.entries[i], {});
    ASSERT_TRUE(decoded);
    EXPECT_TRUE(decoded->problem.isEmpty()) << decoded->problem.toStdString();
  }
}

} // namespace
} // namespace vitrine::tests
