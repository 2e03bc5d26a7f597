#include "ui/controls/ValueSlider.h"

#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>

namespace vitrine::ui {
namespace {

constexpr int kSteps = 1000;
constexpr int kMostDegrees = 3600;
constexpr int kDegreesOfPage = 15;

} // namespace

QString controlValueText(const scene::Control& control, double value) {
  switch (scene::unitOf(control)) {
  case scene::ValueUnit::Percent:
    return ValueSlider::tr("%1 %").arg(QLocale().toString(std::round(value * 100), 'f', 0));
  case scene::ValueUnit::Degrees:
    return ValueSlider::tr("%1°").arg(QLocale().toString(std::round(value), 'f', 0));
  case scene::ValueUnit::Number:
    break;
  }
  return QLocale().toString(value, 'f', 2);
}

ValueSlider::ValueSlider(const scene::Control& control, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_control(control) {
  const double span = control.max - control.min;
  const bool degrees = scene::unitOf(control) == scene::ValueUnit::Degrees && span >= 1 && span <= kMostDegrees;
  setRange(0, degrees ? static_cast<int>(std::lround(span)) : kSteps);
  setSingleStep(degrees ? 1 : kSteps / 100);
  setPageStep(degrees ? kDegreesOfPage : kSteps / 10);
  setFocusPolicy(Qt::StrongFocus);
  connect(this, &QSlider::valueChanged, this, [this](int position) {
    Q_EMIT valueChosen(m_control.min + (m_control.max - m_control.min) * position / maximum());
  });
}

void ValueSlider::showValue(double value) {
  const double span = m_control.max - m_control.min;
  const QSignalBlocker quiet(this);
  setValue(span > 0 ? static_cast<int>(std::lround((value - m_control.min) / span * maximum())) : 0);
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent* event) {
  Q_EMIT resetRequested();
  event->accept();
}

void ValueSlider::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete) {
    Q_EMIT resetRequested();
    event->accept();
  } else {
    QSlider::keyPressEvent(event);
  }
}

void ValueSlider::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QSlider::wheelEvent(event);
  } else {
    event->ignore();
  }
}

} // namespace vitrine::ui
