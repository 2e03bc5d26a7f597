#pragma once

#include <QSlider>

#include <vector>

namespace vitrine::ui {

/// A slider over the frames of a clip. It goes where it is clicked, moves smoothly between frames, with Shift held to
/// whole ones; keys step from frame to frame. Marks are lines across it that tell of themselves under the mouse. What
/// the program sets is not told as what the user did.
class ScrubSlider : public QSlider {
  Q_OBJECT

public:
  explicit ScrubSlider(QWidget* parent = nullptr);

  /// From the first frame to `last`, which may lie between two (where a loop leads back to the first).
  void setLastFrame(double last);
  /// Frames since the first.
  void setFrame(double frame);
  double frame() const;

  struct Mark {
    double frame = 0;
    QString text;
  };
  /// Ascending.
  void setMarks(std::vector<Mark> marks);
  /// Text of the marks under a pixel; empty: no mark is there.
  QString marksAt(int x) const;

Q_SIGNALS:
  /// The user is at this place now.
  void scrubbed(double frame);
  /// A key or the wheel: so many frames on.
  void stepped(int frames);
  void firstRequested();
  void lastRequested();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void scrubTo(const QMouseEvent& event);
  int valueAt(int x) const;

  /// Range of the middle of the handle, in pixels.
  struct Track {
    int start;
    int length;
    bool upsideDown;
  };
  Track track() const;
  int pixelOf(double frame, const Track& track) const;
  void arrangeTicks();

  std::vector<Mark> m_marks;
  int m_wheel = 0; ///< what is left of the last notch
};

} // namespace vitrine::ui
