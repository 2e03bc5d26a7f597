#pragma once

#include <QAbstractSlider>

namespace vitrine::ui {

/// The line between two pictures that lie over each other: drawn by the mouse, or by the keys of a slider. Its value is
/// the part of the width left of it, in steps.
class WipeHandle : public QAbstractSlider {
  Q_OBJECT

public:
  static constexpr int kSteps = 1000;

  explicit WipeHandle(QWidget* parent);

  double share() const { return static_cast<double>(value()) / kSteps; }
  /// Width that it takes between the pictures.
  int thickness() const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  int m_grip = 0; ///< where it was taken hold of
};

} // namespace vitrine::ui
