#include "ui/thumbnails/ThumbnailPixmap.h"

#include <QPainter>

namespace vitrine::ui {
namespace {

/// Of the shorter side.
constexpr double kIconShare = 0.5;

constexpr int kCollageGap = 2;
constexpr double kBadgeShare = 0.36; ///< of the shorter side

QPixmap emptyPixmap(const QSize& size, qreal pixelRatio) {
  QPixmap pixmap(size * pixelRatio);
  pixmap.setDevicePixelRatio(pixelRatio);
  pixmap.fill(Qt::transparent);
  return pixmap;
}

/// Places for so many pictures: one has all the room, two and more a half or a quarter each.
QList<QRect> collagePlaces(qsizetype count, const QSize& size) {
  const int columns = count > 1 ? 2 : 1;
  const int rows = count > 2 ? 2 : 1;
  const QSize cell((size.width() - (columns - 1) * kCollageGap) / columns,
                   (size.height() - (rows - 1) * kCollageGap) / rows);
  QList<QRect> places;
  for (int i = 0; i < count; ++i) {
    places << QRect(QPoint((i % columns) * (cell.width() + kCollageGap), (i / columns) * (cell.height() + kCollageGap)),
                    cell);
  }
  return places;
}

} // namespace

QPixmap thumbnailPixmap(const QImage& picture, const QIcon& placeholder, const QSize& size, qreal pixelRatio) {
  QPixmap pixmap = emptyPixmap(size, pixelRatio);
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

QPixmap folderPixmap(const QList<QImage>& pictures, const QIcon& folder, const QSize& size, qreal pixelRatio) {
  if (pictures.isEmpty()) {
    return thumbnailPixmap({}, folder, size, pixelRatio);
  }
  QPixmap pixmap = emptyPixmap(size, pixelRatio);
  QPainter painter(&pixmap);
  const QList<QRect> places = collagePlaces(pictures.size(), size);
  for (qsizetype i = 0; i < places.size(); ++i) {
    painter.drawPixmap(places[i], thumbnailPixmap(pictures[i], {}, places[i].size(), pixelRatio));
  }
  const int side = static_cast<int>(std::min(size.width(), size.height()) * kBadgeShare);
  folder.paint(&painter, QRect(QPoint(size.width() - side, size.height() - side), QSize(side, side)));
  return pixmap;
}

} // namespace vitrine::ui
