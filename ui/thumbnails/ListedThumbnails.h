#pragma once

#include "ui/widgets/RowsInSight.h"

class QAbstractItemView;

namespace vitrine::ui {

class Thumbnails;

/// The thumbnails of a flat list: asks for those of the rows that are in sight, then of as many below and above, and
/// has them drawn when they come. None are asked for while the list cannot be seen.
class ListedThumbnails : public QObject {
  Q_OBJECT

public:
  /// `fileRole`: as of ThumbnailDelegate. The list and the thumbnails must outlive this object, as the list's child.
  ListedThumbnails(QAbstractItemView& list, int fileRole, Thumbnails& thumbnails);

  void setEnabled(bool enabled);
  Thumbnails& thumbnails() const { return m_thumbnails; }

private:
  void ask();
  void draw(const QString& file);

  QAbstractItemView& m_list;
  int m_role;
  Thumbnails& m_thumbnails;
  RowsInSight* m_sight;
  bool m_enabled = false;
};

} // namespace vitrine::ui
