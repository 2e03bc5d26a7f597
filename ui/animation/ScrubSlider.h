#pragma once

#include <QSlider>

namespace vitrine::ui {

/// A slider over the frames of a clip. It goes where it is clicked, moves smoothly between frames, with Shift held to
/// whole ones; keys step from frame to frame. What the program sets is not told as what the user did.
class ScrubSlider : public QSlider {
  Q_OBJECT

public:
  explicit ScrubSlider(QWidget* parent = nullptr);

  /// From the first frame to `last`, which may lie between two (where a loop leads back to the first).
  void setLastFrame(double last);
  /// Frames since the first.
  void setFrame(double frame);
  double frame() const;

Q_SIGNALS:
  /// The user is at this place now.
  void scrubbed(double frame);
  /// A key or the wheel: so many frames on.
  void stepped(int frames);
  void firstRequested();
  void lastRequested();

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void scrubTo(const QMouseEvent& event);
  int valueAt(int x) const;
  void arrangeTicks();

  int m_wheel = 0; ///< what is left of the last notch
};

} // namespace vitrine::ui
