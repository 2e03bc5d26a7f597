#include "ui/comparing/DifferenceCanvas.h"

#include <QPainter>

namespace vitrine::ui {

DifferenceCanvas::DifferenceCanvas(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("differencePicture"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void DifferenceCanvas::setPicture(const QImage& picture) {
  m_picture = picture;
  update();
}

void DifferenceCanvas::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), Qt::black);
  if (!m_picture.isNull()) {
    painter.drawImage(rect(), m_picture);
  }
  if (hasFocus()) {
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

void DifferenceCanvas::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void DifferenceCanvas::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

} // namespace vitrine::ui
