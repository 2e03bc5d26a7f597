#pragma once

#include <QStyledItemDelegate>

namespace vitrine::ui {

class Thumbnails;

/// Draws cells with the thumbnail of their file at the left, or, where there is none, with the cell's own icon in its
/// place. As any other delegate as long as no thumbnails are set.
class ThumbnailDelegate : public QStyledItemDelegate {
  Q_OBJECT

public:
  /// The file of a cell is what its index has for this role, a path; empty: it has no thumbnail.
  explicit ThumbnailDelegate(int fileRole, QObject* parent = nullptr) : QStyledItemDelegate(parent), m_role(fileRole) {}

  /// Null: none are drawn.
  void setThumbnails(const Thumbnails* thumbnails) { m_thumbnails = thumbnails; }

  /// Place of a thumbnail, in device-independent pixels.
  static constexpr QSize kPictureSize{40, 40};

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
  int m_role;
  const Thumbnails* m_thumbnails = nullptr;
};

} // namespace vitrine::ui
