#include "render/batching/PictureAveraging.h"

#include "render/batching/LinearColor.h"

#include <cassert>

namespace vitrine::render {

QImage averagedDown(QImage picture, int factor) {
  assert(factor > 0 && picture.width() % factor == 0 && picture.height() % factor == 0);
  const bool opaque = picture.format() == QImage::Format_RGB32;
  assert(opaque || picture.format() == QImage::Format_ARGB32_Premultiplied);
  if (factor == 1) {
    return std::move(picture).convertToFormat(opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  }
  QImage smaller(picture.size() / factor, opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  for (int y = 0; y < smaller.height(); ++y) {
    std::vector<LinearSum> row(static_cast<std::size_t>(smaller.width()));
    for (int line = y * factor; line < (y + 1) * factor; ++line) {
      const QRgb* from = reinterpret_cast<const QRgb*>(picture.constScanLine(line));
      for (int x = 0; x < picture.width(); ++x) {
        row[static_cast<std::size_t>(x / factor)].add(opaque ? from[x] | 0xff000000U : qUnpremultiply(from[x]));
      }
    }
    QRgb* to = reinterpret_cast<QRgb*>(smaller.scanLine(y));
    for (std::size_t x = 0; x < row.size(); ++x) {
      to[x] = row[x].mean(static_cast<float>(factor * factor));
    }
  }
  return smaller;
}

} // namespace vitrine::render
