#include "core/image/PictureOutput.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

namespace vitrine::image {
namespace {

std::unexpected<Error> failed(const QString& why, const QString& path) {
  return std::unexpected(Error::of(ErrorCode::WriteFailed, why, path));
}

} // namespace

Result<void> savePicture(const QImage& picture, const QString& path) {
  QByteArray bytes;
  QBuffer coded(&bytes);
  coded.open(QIODevice::WriteOnly);
  QImageWriter writer(&coded, QFileInfo(path).suffix().toLatin1());
  if (!writer.write(picture)) {
    return failed(writer.errorString(), path);
  }
  QSaveFile file(path);
  const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
  return written ? Result<void>() : failed(file.errorString(), path);
}

} // namespace vitrine::image
