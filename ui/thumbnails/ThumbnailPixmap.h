#pragma once

#include <QIcon>
#include <QImage>
#include <QList>
#include <QPixmap>

namespace vitrine::ui {

/// The thumbnail in the middle of a transparent pixmap of this size, which is device-independent; while there is none,
/// the icon that stands for the file. Always of one size, so that nothing moves when the picture comes.
QPixmap thumbnailPixmap(const QImage& picture, const QIcon& placeholder, const QSize& size, qreal pixelRatio);

/// The thumbnails of up to three files of a folder side by side, and in the last corner the icon for folders; without
/// any, that icon as thumbnailPixmap() has it.
QPixmap folderPixmap(const QList<QImage>& pictures, const QIcon& folder, const QSize& size, qreal pixelRatio);

} // namespace vitrine::ui
