#include "ui/thumbnails/ThumbnailDelegate.h"

#include "ui/style/Icons.h"
#include "ui/thumbnails/ThumbnailPixmap.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QGuiApplication>
#include <QWidget>

namespace vitrine::ui {

void ThumbnailDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (!m_thumbnails) {
    return;
  }
  const QString file = index.data(m_role).toString();
  const QImage picture = file.isEmpty() ? QImage() : m_thumbnails->picture(file);
  const QIcon own = index.data(Qt::DecorationRole).value<QIcon>();
  const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : qGuiApp->devicePixelRatio();
  const QPixmap pixmap =
      thumbnailPixmap(picture, own.isNull() ? icon(QStringLiteral("file")) : own, kPictureSize, ratio);
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->decorationSize = kPictureSize;
  option->icon = QIcon(pixmap);
  // A selected picture is as it is: styles would tint it.
  option->icon.addPixmap(pixmap, QIcon::Selected);
}

} // namespace vitrine::ui
