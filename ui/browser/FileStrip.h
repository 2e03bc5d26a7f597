#pragma once

#include <QListView>
#include <QTimer>

namespace vitrine::ui {

class FileList;
class Thumbnails;

/// The browsed files as one row of pictures, with the open file in sight. A click opens a file, and so do the arrow
/// keys after a short pause. The wheel scrolls sideways.
class FileStrip : public QListView {
  Q_OBJECT

public:
  /// Pause after an arrow key before the file is opened, so that a held key goes past files.
  static constexpr int kOpenDelayMs = 250;

  /// Referenced arguments must outlive this widget's events.
  FileStrip(FileList& files, Thumbnails& thumbnails, QWidget* parent = nullptr);

  QSize sizeHint() const override;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void showPosition(const QModelIndex& index);
  void fitHeight();

  FileList& m_files;
  QTimer m_openSoon;
};

} // namespace vitrine::ui
