#include "ui/comparing/WipeHandle.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace vitrine::ui {
namespace {

constexpr int kGripDots = 3;

} // namespace

WipeHandle::WipeHandle(QWidget* parent) : QAbstractSlider(parent) {
  setObjectName(QStringLiteral("wipe"));
  setOrientation(Qt::Horizontal);
  setRange(0, kSteps);
  setSingleStep(kSteps / 100);
  setPageStep(kSteps / 10);
  setValue(kSteps / 2);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::SplitHCursor);
}

int WipeHandle::thickness() const {
  return std::max(8, style()->pixelMetric(QStyle::PM_SplitterWidth, nullptr, this));
}

void WipeHandle::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(hasFocus() ? QPalette::Highlight : QPalette::Button));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(hasFocus() ? QPalette::HighlightedText : QPalette::ButtonText));
  const qreal radius = width() / 5.0;
  const QPointF middle = rect().toRectF().center();
  for (int i = 0; i < kGripDots; ++i) {
    painter.drawEllipse(middle + QPointF(0, (i - kGripDots / 2) * 4 * radius), radius, radius);
  }
}

void WipeHandle::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    m_grip = event->position().toPoint().x();
    setSliderDown(true);
  }
}

void WipeHandle::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) {
    const int room = parentWidget()->width() - width();
    const int at = mapToParent(event->position().toPoint()).x() - m_grip;
    setValue(room > 0 ? qRound(static_cast<double>(at) * kSteps / room) : value());
  }
}

void WipeHandle::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  setValue(kSteps / 2);
}

void WipeHandle::focusInEvent(QFocusEvent* event) {
  QAbstractSlider::focusInEvent(event);
  update();
}

void WipeHandle::focusOutEvent(QFocusEvent* event) {
  QAbstractSlider::focusOutEvent(event);
  update();
}

} // namespace vitrine::ui
