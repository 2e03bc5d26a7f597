#pragma once

#include <QImage>

#include <cstring>

namespace vitrine::render {

/// Both in the same format of whole bytes. A painter would round colours of low alpha.
inline void copyInto(QImage& picture, const QImage& part, QPoint at) {
  const qsizetype pixelBytes = picture.depth() / 8;
  for (int y = 0; y < part.height(); ++y) {
    std::memcpy(picture.scanLine(at.y() + y) + at.x() * pixelBytes, part.constScanLine(y),
                static_cast<std::size_t>(part.width() * pixelBytes));
  }
}

} // namespace vitrine::render
