#include "core/exporting/ExportPictures.h"
#include "core/image/PictureFile.h"
#include "tests/core/exporting/SceneForExport.h"
#include "tests/support/QtPrinters.h"

#include <QBuffer>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

QByteArray saved(const QImage& picture, const char* format) {
  QByteArray file;
  QBuffer buffer(&file);
  buffer.open(QIODevice::WriteOnly);
  EXPECT_TRUE(picture.save(&buffer, format));
  return file;
}

image::ImagePtr readBack(const QByteArray& file) {
  return image::decodePicture(Bytes::adopt(file), {}).value();
}

TEST(ExportPictures, LoseAlphaThatNobodyLooksAt) {
  const auto image = image::Image::fromQImage(twoRows(QColor(255, 0, 0, 0), Qt::white));
  const QImage without = QImage::fromData(codedPicture(*image, false).bytes);
  EXPECT_FALSE(without.hasAlphaChannel());
  EXPECT_EQ(without.pixelColor(0, 0), QColor(Qt::red));
  EXPECT_EQ(QImage::fromData(codedPicture(*image, true).bytes).pixelColor(0, 0).alpha(), 0);
}

TEST(ExportPictures, PassFilesThroughUnchanged) {
  const QByteArray png = saved(twoRows(Qt::red, Qt::blue), "PNG");
  EXPECT_EQ(codedPicture(*readBack(png), false).bytes, png);
  const QByteArray jpeg = saved(twoRows(Qt::red, Qt::blue), "JPEG");
  const CodedPicture passed = codedPicture(*readBack(jpeg), false);
  EXPECT_EQ(passed.bytes, jpeg);
  EXPECT_STREQ(passed.kind, "jpg");
}

TEST(ExportPictures, CodeAnewWhatTheFileSaysOtherwise) {
  const QByteArray png = saved(twoRows(QColor(255, 0, 0, 0), Qt::white), "PNG");
  EXPECT_EQ(codedPicture(*readBack(png), true).bytes, png);
  const CodedPicture opaque = codedPicture(*readBack(png), false);
  EXPECT_FALSE(QImage::fromData(opaque.bytes).hasAlphaChannel());
  EXPECT_STREQ(opaque.kind, "png");
  const CodedPicture converted = codedPicture(*readBack(saved(twoRows(Qt::red, Qt::blue), "BMP")), false);
  EXPECT_TRUE(converted.bytes.startsWith("\x89PNG"));
}

TEST(ExportPictures, KeepTheirOrder) {
  SceneForExport maker;
  std::vector<ExportMaterials::Picture> pictures;
  for (int i = 0; i < 20; ++i) {
    maker.addMaterial(QString::number(i), twoRows(QColor(i, 0, 0), Qt::white));
    pictures.push_back({TextureIndex(i), false});
  }
  base::Progress progress;
  const auto coded = codedPictures(pictures, maker.scene().assets, progress);
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(QImage::fromData(coded[static_cast<std::size_t>(i)].bytes).pixelColor(0, 0).red(), i);
  }
}

} // namespace
} // namespace vitrine::tests
