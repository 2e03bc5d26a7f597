#include "core/formats/source/zip/records/ZipTables.h"

#include "core/bytes/ByteReader.h"
#include "tests/core/formats/source/zip/ZipTestArchives.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::ZipRecordKind;

constexpr std::uint32_t kLocalSignature = 0x04034b50, kCentralSignature = 0x02014b50, kEndSignature = 0x06054b50;

class ZipTables : public testing::Test {
protected:
  /// A record at the n-th of its signatures, with `size` bytes.
  ByteRange place(std::uint32_t signature, int n, std::uint64_t size) const {
    return {base::kFileSpace, findSignature(m_bytes, signature, n), size};
  }
  /// The size that a record's own numbers ask for.
  ByteRange place(std::uint32_t signature, int n, std::uint64_t fixed,
                  std::initializer_list<std::uint64_t> lengths) const {
    const std::size_t at = findSignature(m_bytes, signature, n);
    std::uint64_t size = fixed;
    for (const std::uint64_t length : lengths) {
      size += bytes::loadU16(&m_bytes.at(at + length));
    }
    return {base::kFileSpace, at, size};
  }
  structure::Value cell(const structure::RecordTable& table, std::uint64_t row, const char* field) const {
    return table.row(row)->cells.at(static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field))));
  }

  std::vector<std::byte> m_bytes = testZipBytes(demos::ZipMethod::Stored);
};

TEST_F(ZipTables, localHeadersHaveTheirNames) {
  const auto table =
      formats::source::zipTable(ZipRecordKind::Local,
                                {place(kLocalSignature, 1, 30, {26, 28}), place(kLocalSignature, 0, 30, {26, 28}),
                                 place(kLocalSignature, 2, 30, {26, 28})},
                                sourceOf(m_bytes));
  ASSERT_TRUE(table);
  ASSERT_EQ(table->rowCount(), 3U);
  for (std::uint64_t row = 0; row < 3; ++row) {
    const std::size_t at = findSignature(m_bytes, kLocalSignature, static_cast<int>(row));
    EXPECT_EQ(table->rangeOf(row).offset, at) << "in the order of their places";
    const auto nameLength = bytes::loadU16(&m_bytes.at(at + 26));
    const QString name = QString::fromLatin1(reinterpret_cast<const char*>(&m_bytes.at(at + 30)), nameLength);
    EXPECT_EQ(cell(*table, row, "name"), structure::Value(name));
    const auto field = static_cast<std::size_t>(table->layout().indexOf(QLatin1StringView("name")));
    EXPECT_EQ(table->rangeOf(row, field), (ByteRange{base::kFileSpace, at + 30, nameLength}));
    EXPECT_EQ(cell(*table, row, "signature"), structure::Value(std::int64_t{kLocalSignature}));
  }
  EXPECT_TRUE(table->isScattered());
  EXPECT_EQ(table->rowAt(table->rangeOf(1).offset + 5), 1U);
  EXPECT_EQ(table->rowAt(table->rangeOf(0).end()), 3U) << "the file's own bytes are of no record";
}

TEST_F(ZipTables, recordsOfTheDirectoryAndItsEnd) {
  const auto central = formats::source::zipTable(ZipRecordKind::Central,
                                                 {place(kCentralSignature, 0, 46, {28, 30, 32})}, sourceOf(m_bytes));
  const auto local = bytes::loadU32(&m_bytes.at(findSignature(m_bytes, kCentralSignature) + 42));
  EXPECT_EQ(cell(*central, 0, "localOffset"), structure::Value(std::int64_t{local}));
  const auto end =
      formats::source::zipTable(ZipRecordKind::End, {place(kEndSignature, 0, 22, {20})}, sourceOf(m_bytes));
  EXPECT_EQ(cell(*end, 0, "entries"), structure::Value(std::int64_t{3}));
}

TEST_F(ZipTables, lengthsThatLieAreCutToTheRecord) {
  const std::size_t at = findSignature(m_bytes, kLocalSignature);
  patch16(m_bytes, at + 26, 0xffff);
  const auto table =
      formats::source::zipTable(ZipRecordKind::Local, {place(kLocalSignature, 0, 34)}, sourceOf(m_bytes));
  EXPECT_EQ(std::get<QString>(cell(*table, 0, "name")).size(), 4);
  EXPECT_EQ(cell(*table, 0, "extra"), structure::Value());
}

TEST_F(ZipTables, recordsThatShareBytesAreThereOnce) {
  const auto table = formats::source::zipTable(
      ZipRecordKind::Local, {place(kLocalSignature, 0, 40), place(kLocalSignature, 0, 36), ByteRange()},
      sourceOf(m_bytes));
  ASSERT_TRUE(table);
  EXPECT_EQ(table->rowCount(), 1U);
  EXPECT_FALSE(formats::source::zipTable(ZipRecordKind::End, {ByteRange()}, sourceOf(m_bytes)));
}

} // namespace
} // namespace vitrine::tests
