#pragma once

#include <QStyledItemDelegate>

namespace vitrine::ui {

class Thumbnails;

/// Draws files as tiles: the thumbnail, or the cell's own icon while there is none, and the name below it, in two
/// lines.
class TileDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  /// The file of a cell is what its index has for this role, a path; empty: it has no thumbnail.
  explicit TileDelegate(int fileRole, QObject* parent = nullptr) : QStyledItemDelegate(parent), m_role(fileRole) {}

  /// Null: none are drawn.
  void setThumbnails(const Thumbnails* thumbnails) { m_thumbnails = thumbnails; }
  /// Longest side of a picture, device-independent pixels.
  void setTileSize(int pixels) { m_pixels = pixels; }
  int tileSize() const { return m_pixels; }
  /// Size of a tile with its name and the space around it.
  QSize cellSize(const QFontMetrics& metrics) const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  int m_role;
  int m_pixels = 128;
  const Thumbnails* m_thumbnails = nullptr;
};

} // namespace vitrine::ui
