#include "ui/content/PictureFiles.h"

#include "core/bytes/WholeFile.h"
#include "core/image/DecodedPicture.h"
#include "core/image/ExrEncoder.h"
#include "ui/content/PictureDialog.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QMessageBox>
#include <QMimeData>
#include <QStandardPaths>

namespace vitrine::ui {

QImage shownPicture(const image::Image& picture, std::uint32_t mip) {
  const QImage image = picture.toQImage(mip);
  return picture.hasAlpha ? image : image.convertToFormat(QImage::Format_RGBX8888);
}

void copyPicture(const QImage& picture, const QString& name) {
  auto* data = new QMimeData;
  data->setImageData(picture);
  data->setText(name);
  QGuiApplication::clipboard()->setMimeData(data);
}

namespace {

/// Empty: it is written; else the reason why not.
QString writtenTo(const QString& path, const image::ImagePtr& picture, float exposure) {
  bytes::WholeFile file(path);
  if (image::outputKindOf(path) == image::OutputKind::Exr) {
    const auto coded = image::encodeExr(*picture);
    if (coded && file.open(QIODevice::WriteOnly) && file.write(*coded) == coded->size() && bytes::commitWhole(file)) {
      return {};
    }
    return coded ? file.errorString() : coded.error().message;
  }
  if (!file.open(QIODevice::WriteOnly)) {
    return file.errorString();
  }
  const image::Channels channels = picture->hasAlpha ? image::Channels::Rgba : image::Channels::Rgb;
  QImageWriter writer(&file, QFileInfo(path).suffix().toLatin1());
  if (!writer.write(image::DecodedPicture(picture, {}).shown(channels, exposure))) {
    return file.error() == QFileDevice::NoError ? writer.errorString() : file.errorString();
  }
  return bytes::commitWhole(file) ? QString() : file.errorString();
}

} // namespace

void savePictureAs(const image::ImagePtr& picture, const QString& name, QWidget* parent, float exposure) {
  const QString base = QFileInfo(QString(name).replace(QLatin1Char('\\'), QLatin1Char('/'))).completeBaseName();
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
  QString path = QFileDialog::getSaveFileName(
      parent, PictureDialog::tr("Save Image"),
      folder.filePath((base.isEmpty() ? QStringLiteral("picture") : base) + QStringLiteral(".png")),
      PictureDialog::tr("Images (*.png *.bmp *.jpg *.exr)"));
  if (path.isEmpty()) {
    return;
  }
  if (QFileInfo(path).suffix().isEmpty()) {
    path += QStringLiteral(".png");
  }
  if (const QString problem = writtenTo(path, picture, exposure); !problem.isEmpty()) {
    QMessageBox::warning(
        parent, PictureDialog::tr("Save Image"),
        PictureDialog::tr("The image could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), problem));
  }
}

} // namespace vitrine::ui
