#pragma once

#include "core/base/Task.h"
#include "core/comparing/PictureDifference.h"
#include "render/OffscreenRenderer.h"
#include "ui/comparing/ComparedFiles.h"

#include <QObject>
#include <QTimer>

namespace vitrine::ui {

/// Draws both files from one camera off screen, a part at a time so that nobody waits, and finds the difference of the
/// pictures by a task. The last request counts. GUI thread.
class PictureComparer : public QObject {
  Q_OBJECT

public:
  explicit PictureComparer(QObject* parent = nullptr);

  /// Both must have a picture.
  void setFiles(const ComparedFiles& files);
  /// Begins anew a moment later, with this camera and this size in pixels.
  void compare(const viewing::CameraRig& camera, QSize size, const QColor& background);
  void stop();
  bool isBusy() const { return m_soon.isActive() || m_steps.isActive() || m_task.isRunning(); }

Q_SIGNALS:
  /// `picture`: of absolute differences.
  void compared(const QImage& picture, const vitrine::comparing::PictureDifference& difference);
  void failed(const QString& reason);

private:
  /// A picture that is being drawn.
  struct Drawing {
    std::unique_ptr<render::OffscreenRenderer> renderer; ///< null: not needed so far
    std::unique_ptr<render::StripCapture> capture;       ///< null: not begun
    QImage picture;
    int rows = 0; ///< that are there
  };

  void begin();
  void step();
  /// Draws a part of the picture of a file. True: it was complete before.
  Result<bool> draw(Side side);
  void compareDrawn();

  ComparedFiles m_files;
  OfBoth<Drawing> m_drawings;
  viewing::CameraRig m_camera;
  QSize m_size;
  QColor m_background;
  QTimer m_soon;
  QTimer m_steps;
  base::Task m_task;
};

} // namespace vitrine::ui
