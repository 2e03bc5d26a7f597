#pragma once

#include <QFrame>

class QAbstractItemView;
class QLabel;

namespace vitrine::ui {

class Thumbnails;

/// A large picture of the file under the mouse, where a tool tip would be and with its text; goes when the mouse goes
/// on, and takes no focus. Files without a picture have the tool tip alone.
class HoverPreview : public QFrame {
  Q_OBJECT

public:
  /// The view owns it. `small` are shown as long as there is no picture in `large`; both must outlive it. `fileRole`:
  /// as of ThumbnailDelegate.
  HoverPreview(QAbstractItemView& view, int fileRole, const Thumbnails& small, Thumbnails& large);

  void setEnabled(bool enabled) { m_enabled = enabled; }
  bool eventFilter(QObject* watched, QEvent* event) override;

protected:
  void hideEvent(QHideEvent* event) override;

private:
  bool offer(QPoint position, QPoint globalPosition);
  void draw();
  void placeAt(QPoint globalPosition);

  QAbstractItemView& m_view;
  int m_role;
  const Thumbnails& m_small;
  Thumbnails& m_large;
  QLabel* m_picture;
  QLabel* m_text;
  QString m_file; ///< empty: none is shown
  bool m_enabled = true;
};

} // namespace vitrine::ui
