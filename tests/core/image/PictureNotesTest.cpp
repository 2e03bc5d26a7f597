#include "core/image/PictureNotes.h"

#include "core/bytes/Decompress.h"
#include "core/image/PngTexts.h"
#include "tests/support/TempFolder.h"

#include <QBuffer>
#include <QImage>
#include <QtEndian>

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace vitrine::image {
namespace {

using tests::TempFolder;

const QString kView = QStringLiteral("vitrine:view?at=1,2,3");

QByteArray numberBytes(quint32 number) {
  QByteArray bytes(4, '\0');
  qToBigEndian(number, bytes.data());
  return bytes;
}

QByteArray chunk(const QByteArray& type, const QByteArray& content) {
  const QByteArray summed = type + content;
  return numberBytes(static_cast<quint32>(content.size())) + summed +
         numberBytes(bytes::crc32(Bytes::adopt(QByteArray(summed))));
}

QByteArray compressed(const QByteArray& text) {
  return qCompress(text).mid(4); // without the length, which is Qt's own
}

QByteArray plainText(const QByteArray& key, const QByteArray& text) {
  return chunk("tEXt", key + '\0' + text);
}

QByteArray compressedText(const QByteArray& key, const QByteArray& text) {
  return chunk("zTXt", key + QByteArray(2, '\0') + compressed(text));
}

QByteArray internationalText(const QByteArray& key, const QString& text, bool isCompressed) {
  const QByteArray bytes = text.toUtf8();
  return chunk("iTXt", key + '\0' + (isCompressed ? '\1' : '\0') + '\0' + "en" + '\0' + "key" + '\0' +
                           (isCompressed ? compressed(bytes) : bytes));
}

/// A small picture with these chunks ahead of its pixels.
QByteArray pngWith(const QByteArray& chunks) {
  constexpr qsizetype kHeadEnd = 33; // signature and IHDR
  QImage picture(2, 2, QImage::Format_RGB32);
  picture.fill(Qt::red);
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return png.insert(kHeadEnd, chunks);
}

long peakMemoryKib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

class PictureNotesTest : public testing::Test {
protected:
  std::optional<PictureNotes> read(const QByteArray& chunks) {
    return readPictureNotes(folder.write(QStringLiteral("a.png"), pngWith(chunks)));
  }

  TempFolder folder;
};

TEST_F(PictureNotesTest, PngNotesAreReadFromAllKindsOfTexts) {
  const QString name = QStringLiteral("größe & 城.bsp");
  const auto notes =
      read(plainText("Comment", "another") + plainText("Vitrine-View", kView.toLatin1()) +
           internationalText("Vitrine-File", name, false) + compressedText("Vitrine-SHA-256", QByteArray(64, 'a')) +
           internationalText("Vitrine-Camera", QStringLiteral("at 1 2 3 ü"), true) +
           plainText("Vitrine-View", "vitrine:view?at=4,5,6"));
  ASSERT_TRUE(notes);
  EXPECT_EQ(*notes, (PictureNotes{name, QString(64, u'a'), QStringLiteral("at 1 2 3 ü"), kView}));
}

TEST_F(PictureNotesTest, NotesThatAreTooLongAreMissing) {
  const QByteArray view = plainText("Vitrine-View", kView.toLatin1());
  for (const qsizetype size : {16 << 10, (16 << 10) + 1, 1 << 20}) {
    const QByteArray text(size, 'x');
    for (const QByteArray& file : {plainText("Vitrine-File", text), compressedText("Vitrine-File", text),
                                   internationalText("Vitrine-File", QString::fromLatin1(text), true)}) {
      const auto notes = read(file + view);
      ASSERT_TRUE(notes) << size;
      EXPECT_EQ(notes->file.size(), size > (16 << 10) ? 0 : size);
    }
    EXPECT_EQ(read(compressedText("Vitrine-View", text)).has_value(), size <= (16 << 10));
  }
}

TEST_F(PictureNotesTest, TextsThatAreNoNotesAreNotInflated) {
  constexpr int kTexts = 50;
  constexpr long kMostKib = 100 << 10;
  const QByteArray large = compressedText("Comment", QByteArray(7 << 20, 'x'));
  QByteArray chunks;
  for (int i = 0; i < kTexts; ++i) {
    chunks += large;
  }
  const long before = peakMemoryKib();
  EXPECT_TRUE(read(chunks + plainText("Vitrine-View", kView.toLatin1())));
  EXPECT_LT(peakMemoryKib() - before, kMostKib) << "350 MB and more if all are inflated";
}

TEST_F(PictureNotesTest, DamagedPngFilesHaveNone) {
  const QByteArray key = QByteArray("Vitrine-View") + '\0';
  for (const QByteArray& damaged :
       {chunk("tEXt", "Vitrine-View"), chunk("zTXt", key), chunk("zTXt", key + '\1' + compressed("a")),
        chunk("zTXt", key + '\0' + "not compressed"), chunk("iTXt", key + '\0'), chunk("iTXt", key + "\1\0en"),
        numberBytes(0xffffffff) + "tEXt" + key + "vitrine:view?at=1,2,3"}) {
    EXPECT_FALSE(read(damaged)) << damaged.toHex().toStdString();
  }
  const QByteArray whole = pngWith(plainText("Vitrine-View", kView.toLatin1()));
  for (qsizetype size = 0; size < 80; ++size) {
    const QString path = folder.write(QStringLiteral("cut.png"), whole.left(size));
    const auto texts = readPngTexts(path, {"Vitrine-View"}, 100);
    EXPECT_EQ(texts.size(), size < 33 + 8 + 13 + kView.size() ? 0U : 1U) << size;
  }
}

} // namespace
} // namespace vitrine::image
