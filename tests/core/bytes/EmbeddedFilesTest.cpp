#include "core/bytes/EmbeddedFiles.h"

#include "tests/support/TestBytes.h"

#include <QBuffer>
#include <QImage>

#include <gtest/gtest.h>
#include <zlib.h>

namespace vitrine::bytes {
namespace {

using namespace std::string_view_literals;

std::vector<EmbeddedFile> filesIn(std::string_view content) {
  base::Progress progress;
  const auto found = findEmbeddedFiles(*makeMemorySource(tests::bytesOf(content)), {}, progress);
  EXPECT_TRUE(found);
  return found.value_or(EmbeddedFiles()).files;
}

/// A picture as Qt writes it.
std::string picture(const char* format) {
  QImage image(5, 3, QImage::Format_RGB32);
  image.fill(Qt::red);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  EXPECT_TRUE(image.save(&buffer, format));
  return bytes.toStdString();
}

TEST(EmbeddedFiles, PicturesEndWhereTheyEnd) {
  for (const char* format : {"png", "jpg", "bmp"}) {
    const std::string file = picture(format);
    const auto found = filesIn("head" + file + "tail");
    ASSERT_EQ(found.size(), 1u) << format;
    EXPECT_EQ(found[0].offset, 4u);
    EXPECT_EQ(found[0].size, file.size()) << format;
    EXPECT_TRUE(found[0].sizeKnown);
    EXPECT_STREQ(found[0].extension, format);
  }
}

TEST(EmbeddedFiles, AMagicAloneIsNone) {
  EXPECT_TRUE(filesIn("xx\x89PNG\r\n\x1a\n and no chunk").empty());
  EXPECT_TRUE(filesIn("xxBM and more words than a header has, of no use at all").empty());
  EXPECT_TRUE(filesIn("xxPK\x03\x04 words words words words words words words").empty());
  EXPECT_TRUE(filesIn("xxLZMA RIFF IDST VBSP OggS DDS ID3 glTF GIF8 words and words and words").empty());
}

TEST(EmbeddedFiles, TheWholeOfTheSourceIsNone) {
  EXPECT_TRUE(filesIn(picture("bmp")).empty());
}

TEST(EmbeddedFiles, AnArchiveReachesToItsEndRecord) {
  tests::ByteMaker zip; // one stored file "a" of two bytes
  zip.text("PK\x03\x04"sv).add<std::uint16_t>(10).add<std::uint16_t>(0).add<std::uint16_t>(0).add<std::uint32_t>(0);
  zip.add<std::uint32_t>(0).add<std::uint32_t>(2).add<std::uint32_t>(2).add<std::uint16_t>(1).add<std::uint16_t>(0);
  zip.text("ahi");
  const auto directory = static_cast<std::uint32_t>(zip.size());
  zip.text("PK\x01\x02"sv).text(std::string(42, '\0')).text("a");
  const auto size = static_cast<std::uint32_t>(zip.size()) - directory;
  zip.text("PK\x05\x06"sv).add<std::uint64_t>(0).add(size).add(directory).add<std::uint16_t>(0);
  const std::string file = zip.bytes().toByteArray().toStdString();
  const auto found = filesIn("head" + file + "tail");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].offset, 4u);
  EXPECT_EQ(found[0].size, file.size());
}

TEST(EmbeddedFiles, CompressedStreamsMustDecode) {
  const Bytes plain = tests::bytesOf(std::string(2000, 'a') + "some words");
  std::string coded(4096, '\0');
  uLongf size = coded.size();
  ASSERT_EQ(compress(reinterpret_cast<Bytef*>(coded.data()), &size, reinterpret_cast<const Bytef*>(plain.data()),
                     plain.size()),
            Z_OK);
  coded.resize(size);
  const auto found = filesIn("head" + coded);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_STREQ(found[0].extension, "zlib");
  EXPECT_FALSE(found[0].sizeKnown);
  coded[4] = static_cast<char>(~coded[4]);
  coded[5] = static_cast<char>(~coded[5]);
  coded[6] = static_cast<char>(~coded[6]);
  EXPECT_TRUE(filesIn("head" + coded).empty());
}

TEST(EmbeddedFiles, AreToldInTheirOrderWithTheirEnds) {
  // Of MP3 sound nobody knows the end: it reaches to the picture.
  const std::string png = picture("PNG");
  const std::string content = "ID3\x03" + std::string(20, '\0') + png + png;
  base::Progress progress;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> told;
  const auto more = findEmbeddedFiles(
      *makeMemorySource(tests::bytesOf(content)), {},
      [&told](const EmbeddedFile& file) { told.emplace_back(file.offset, file.size); }, progress);
  ASSERT_TRUE(more);
  EXPECT_FALSE(*more);
  EXPECT_EQ(told, (std::vector<std::pair<std::uint64_t, std::uint64_t>>{
                      {0, 24}, {24, png.size()}, {24 + png.size(), png.size()}}));
}

} // namespace
} // namespace vitrine::bytes
