#include "ui/thumbnails/ThumbnailPixmap.h"

#include <QPainter>

namespace vitrine::ui {
namespace {

/// Of the shorter side.
constexpr double kIconShare = 0.5;

} // namespace

QPixmap thumbnailPixmap(const QImage& picture, const QIcon& placeholder, const QSize& size, qreal pixelRatio) {
  QPixmap pixmap(size * pixelRatio);
  pixmap.setDevicePixelRatio(pixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QRect whole(QPoint(0, 0), size);
  if (picture.isNull()) {
    const int side = static_cast<int>(std::min(size.width(), size.height()) * kIconShare);
    QRect place(0, 0, side, side);
    place.moveCenter(whole.center());
    placeholder.paint(&painter, place);
    return pixmap;
  }
  // No larger than it is: a picture of a few pixels would only be a blur.
  const QSize most = size.boundedTo((QSizeF(picture.size()) / pixelRatio).toSize().expandedTo({1, 1}));
  QRectF place(QPointF(0, 0), QSizeF(picture.size()).scaled(most, Qt::KeepAspectRatio));
  place.moveCenter(QRectF(whole).center());
  const QSize pixels = (place.size() * pixelRatio).toSize().expandedTo({1, 1});
  painter.drawImage(place, picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  return pixmap;
}

} // namespace vitrine::ui
