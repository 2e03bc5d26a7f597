#pragma once

#include <QImage>

#include <new>

namespace vitrine::image {

/// Returns a picture of `size` with undefined pixels. Throws std::bad_alloc if there is no memory for them, where QImage
/// alone would be null.
inline QImage newPicture(const QSize& size, QImage::Format format) {
  QImage picture(size, format);
  if (picture.isNull() && !size.isEmpty()) {
    throw std::bad_alloc();
  }
  return picture;
}

} // namespace vitrine::image
