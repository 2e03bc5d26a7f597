#include "core/exporting/ExportPictures.h"

#include "core/base/InParallel.h"
#include "core/exporting/Texts.h"

#include <QBuffer>
#include <QImageWriter>

namespace vitrine::exporting {
namespace {

/// Qt's measure of how little time is to be spent: a third of what its own choice takes, for a seventh more bytes.
constexpr int kPngQuality = 80;

bool isPng(const Bytes& file) {
  return file.size() > 1 && file[1] == std::byte{'P'};
}

} // namespace

QByteArray pngOf(const QImage& picture) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "PNG");
  writer.setQuality(kPngQuality);
  return writer.write(picture) ? png : QByteArray();
}

CodedPicture codedPicture(const image::Image& image, bool alpha) {
  if (!image.coded.empty() && (alpha || !image.hasAlpha)) {
    return {image.coded.toByteArray(), isPng(image.coded) ? "png" : "jpg"};
  }
  const bool kept = alpha && image.hasAlpha;
  return {pngOf(image.toQImage().convertToFormat(kept ? QImage::Format_RGBA8888 : QImage::Format_RGB888)), "png"};
}

std::vector<CodedPicture> codedPictures(const std::vector<ExportMaterials::Picture>& pictures,
                                        const scene::SceneAssets& assets, Progress& progress) {
  std::vector<CodedPicture> coded(pictures.size());
  base::inParallel(pictures.size(), progress, Texts::tr("Coding pictures"), [&](std::size_t i) {
    if (pictures[i].texture) {
      coded[i] = codedPicture(*assets.textures[pictures[i].texture].image, pictures[i].alpha);
    }
  });
  return coded;
}

} // namespace vitrine::exporting
