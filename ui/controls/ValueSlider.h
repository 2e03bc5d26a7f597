#pragma once

#include "core/scene/Control.h"

#include <QSlider>

namespace vitrine::ui {

/// A slider for the value of a control, in steps that suit what it sets. A double click or Delete asks for what the
/// file says; the wheel moves it only while it has the focus, so that a list of sliders can be scrolled.
class ValueSlider : public QSlider {
  Q_OBJECT

public:
  /// The control must outlive this widget.
  explicit ValueSlider(const scene::Control& control, QWidget* parent = nullptr);

  /// Shows a value without valueChosen().
  void showValue(double value);

Q_SIGNALS:
  void valueChosen(double value);
  void resetRequested();

protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

private:
  const scene::Control& m_control;
};

/// A control's value as people read it: weights in per cent, turns in degrees.
QString controlValueText(const scene::Control& control, double value);

} // namespace vitrine::ui
