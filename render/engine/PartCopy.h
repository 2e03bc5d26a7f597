#pragma once

#include <QImage>

#include <cstring>

namespace vitrine::render {

/// Both in the same 32-bit format. A painter would round colours of low alpha.
inline void copyInto(QImage& picture, const QImage& part, QPoint at) {
  for (int y = 0; y < part.height(); ++y) {
    std::memcpy(picture.scanLine(at.y() + y) + qsizetype{at.x()} * 4, part.constScanLine(y),
                static_cast<std::size_t>(part.width()) * 4);
  }
}

} // namespace vitrine::render
