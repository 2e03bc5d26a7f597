#include "core/exporting/ExportPictures.h"

#include "core/base/InParallel.h"
#include "core/exporting/ExportTexts.h"
#include "core/image/PngEncoder.h"

#include <QBuffer>
#include <QImageWriter>

namespace vitrine::exporting {
namespace {

/// Qt's measure of how little time is to be spent: a third of what its own choice takes, for a seventh more bytes.
constexpr int kPngQuality = 80;
/// Resolution that is written into files: without one it would be the screen's, and bytes would depend on that.
constexpr int kDotsPerMetre = 3780;
/// Rows of a large picture between two looks at whether anybody still wants it.
constexpr int kRowsAtOnce = 64;

bool isPng(const Bytes& file) {
  return file.size() > 1 && file[1] == std::byte{'P'};
}

QByteArray asPng(const image::Image& image, bool alpha) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "PNG");
  writer.setQuality(kPngQuality);
  QImage picture = image.toQImage().convertToFormat(alpha ? QImage::Format_RGBA8888 : QImage::Format_RGB888);
  picture.setDotsPerMeterX(kDotsPerMetre);
  picture.setDotsPerMeterY(kDotsPerMetre);
  return writer.write(picture) ? png : QByteArray();
}

} // namespace

QByteArray pngInSteps(const QImage& picture, bool alpha, Progress& progress) {
  QByteArray png;
  image::PngEncoder encoder({}, picture.size(), alpha, [&png](const QByteArray& bytes) {
    png += bytes;
    return true;
  });
  bool well = true;
  for (int y = 0; y < picture.height() && well; y += kRowsAtOnce) {
    progress.step(ExportTexts::tr("Encoding images"), y / static_cast<double>(picture.height()));
    const int rows = std::min(kRowsAtOnce, picture.height() - y);
    well =
        encoder.add(QImage(picture.constScanLine(y), picture.width(), rows, picture.bytesPerLine(), picture.format()))
            .has_value();
  }
  return well && encoder.end() ? png : QByteArray();
}

CodedPicture codedPicture(const image::Image& image, bool alpha) {
  if (!image.coded.empty() && (alpha || !image.hasAlpha)) {
    return {image.coded.toByteArray(), isPng(image.coded) ? "png" : "jpg"};
  }
  return {asPng(image, alpha && image.hasAlpha), "png"};
}

std::vector<CodedPicture> codedPictures(const std::vector<ExportMaterials::Picture>& pictures,
                                        const scene::SceneAssets& assets, Progress& progress) {
  std::vector<CodedPicture> coded(pictures.size());
  base::inParallel(pictures.size(), progress, ExportTexts::tr("Encoding images"), [&](std::size_t i) {
    if (pictures[i].texture) {
      coded[i] = codedPicture(*assets.textures[pictures[i].texture].image, pictures[i].alpha);
    }
  });
  return coded;
}

} // namespace vitrine::exporting
