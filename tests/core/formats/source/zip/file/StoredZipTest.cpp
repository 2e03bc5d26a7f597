#include "core/formats/source/zip/file/StoredZip.h"

#include "tests/core/formats/source/zip/ZipTestArchives.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <string>

namespace vitrine::tests {
namespace {

using namespace formats::source;

constexpr std::uint32_t kCentral = 0x02014b50;
constexpr std::uint32_t kEnd = 0x06054b50;

/// The files of an archive that stores all of them, read by the specification's offsets alone.
class PlainZip {
public:
  explicit PlainZip(const Bytes& bytes) : m_bytes(bytes.span().begin(), bytes.span().end()) {
    const std::size_t end = findSignature(m_bytes, kEnd);
    EXPECT_EQ(at<std::uint32_t>(end + 12) + at<std::uint32_t>(end + 16), end) << "the directory ends where its end is";
    std::size_t record = at<std::uint32_t>(end + 16);
    for (int left = at<std::uint16_t>(end + 10); left > 0; --left) {
      EXPECT_EQ(at<std::uint32_t>(record), kCentral);
      EXPECT_EQ(at<std::uint16_t>(record + 10), 0) << "stored";
      const std::size_t local = at<std::uint32_t>(record + 42);
      const auto nameLength = at<std::uint16_t>(record + 28);
      const std::string name = text(record + 46, nameLength);
      EXPECT_EQ(text(local + 30, at<std::uint16_t>(local + 26)), name);
      const auto size = at<std::uint32_t>(record + 24);
      EXPECT_EQ(at<std::uint32_t>(record + 20), size);
      EXPECT_EQ(at<std::uint32_t>(local + 14), at<std::uint32_t>(record + 16)) << "checksum";
      const std::size_t data = local + 30 + nameLength + at<std::uint16_t>(local + 28);
      offsets.push_back(data);
      files[name] = text(data, size);
      record += 46 + std::size_t{nameLength} + at<std::uint16_t>(record + 30) + at<std::uint16_t>(record + 32);
    }
    comment = text(end + 22, at<std::uint16_t>(end + 20));
  }

  std::map<std::string, std::string> files;
  std::vector<std::size_t> offsets; ///< of the data
  std::string comment;

private:
  template <class T>
  T at(std::size_t offset) const {
    T value{};
    std::memcpy(&value, m_bytes.data() + offset, sizeof(T));
    return value;
  }
  std::string text(std::size_t offset, std::size_t size) const {
    return {reinterpret_cast<const char*>(m_bytes.data() + offset), size};
  }

  std::vector<std::byte> m_bytes;
};

Result<Bytes> storedOf(std::vector<std::byte> archive) {
  const ByteSourcePtr source = sourceOf(std::move(archive));
  const auto directory = readZipDirectory(*source, {}, nullptr);
  EXPECT_TRUE(directory && holdsCodedEntries(*directory));
  Progress progress;
  return storedZip(*source, *directory, {}, progress);
}

std::vector<std::byte> withComment(std::vector<std::byte> archive, std::string_view comment) {
  patch16(archive, findSignature(archive, kEnd) + 20, static_cast<std::uint16_t>(comment.size()));
  const auto bytes = std::as_bytes(std::span(comment));
  archive.insert(archive.end(), bytes.begin(), bytes.end());
  return archive;
}

TEST(StoredZip, HoldsTheSameFilesWhateverTheirCode) {
  const PlainZip plain(Bytes::adopt(testZipBytes(demos::ZipMethod::Stored)));
  ASSERT_EQ(plain.files.size(), 3U);
  for (const auto method : {demos::ZipMethod::Lzma, demos::ZipMethod::Deflate}) {
    const auto stored = storedOf(testZipBytes(method));
    ASSERT_TRUE(stored.has_value()) << stored.error().message.toStdString();
    EXPECT_EQ(PlainZip(*stored).files, plain.files);
  }
}

TEST(StoredZip, KeepsTheCommentAndTheAlignmentItTells) {
  const auto stored = storedOf(withComment(testZipBytes(demos::ZipMethod::Lzma), "XZP1 512"));
  ASSERT_TRUE(stored.has_value());
  const PlainZip zip(*stored);
  EXPECT_EQ(zip.comment, "XZP1 512");
  for (const std::size_t offset : zip.offsets) {
    EXPECT_EQ(offset % 512, 0U);
  }
  EXPECT_EQ(zip.files.size(), 3U);
}

TEST(StoredZip, RefusesWhatCannotBeDecodedWhole) {
  std::vector<std::byte> archive = testZipBytes(demos::ZipMethod::Lzma);
  const std::size_t second = findSignature(archive, kCentral, 1);
  patch32(archive, second + 16, 12345); // its checksum
  EXPECT_FALSE(storedOf(archive).has_value());
}

} // namespace
} // namespace vitrine::tests
