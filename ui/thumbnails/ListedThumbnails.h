#pragma once

#include <QObject>
#include <QTimer>

class QTreeView;

namespace vitrine::ui {

class Thumbnails;

/// The thumbnails of a flat list: asks for those of the rows that are in sight, then of as many below and above, and
/// has them drawn when they come. None are asked for while the list cannot be seen.
class ListedThumbnails : public QObject {
  Q_OBJECT

public:
  /// `fileRole`: as of ThumbnailDelegate. The list and the thumbnails must outlive this object, as the list's child.
  ListedThumbnails(QTreeView& list, int fileRole, Thumbnails& thumbnails);

  void setEnabled(bool enabled);
  Thumbnails& thumbnails() const { return m_thumbnails; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void watchModel();
  void ask();
  void draw(const QString& file);

  QTreeView& m_list;
  int m_role;
  Thumbnails& m_thumbnails;
  QTimer m_soon; ///< one question for many changes
  bool m_enabled = false;
};

} // namespace vitrine::ui
