#include "ui/widgets/ElidedLabel.h"

#include "ui/widgets/Texts.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace vitrine::ui {

void showWholeText(QWidget& cut, const QString& text, QPoint globalPosition) {
  const QString whole = cut.toolTip().isEmpty() ? text : QStringLiteral("%1\n%2").arg(text, cut.toolTip());
  QToolTip::showText(globalPosition, plainToolTip(whole), &cut);
}

ElidedLabel::ElidedLabel(QWidget* parent, Qt::TextElideMode mode) : QLabel(parent), m_mode(mode) {
  setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
  const QSize whole = QLabel::minimumSizeHint();
  const QMargins margins = contentsMargins();
  const int least = fontMetrics().horizontalAdvance(QChar(u'…')) + margins.left() + margins.right();
  return {std::min(whole.width(), least), whole.height()};
}

QString ElidedLabel::elided() const {
  return fontMetrics().elidedText(text(), m_mode, contentsRect().width());
}

bool ElidedLabel::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && elided() != text()) {
    showWholeText(*this, text(), static_cast<QHelpEvent&>(*event).globalPos());
    return true;
  }
  return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
  const QString shown = elided();
  if (shown == text()) {
    QLabel::paintEvent(event);
    return;
  }
  QPainter painter(this);
  style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                        foregroundRole());
}

} // namespace vitrine::ui
