#include "ui/style/ProgramStyle.h"

#include "ui/style/Icons.h"

#include <QPainter>
#include <QStyleOption>

namespace vitrine::ui {
namespace {

/// Opacity of frames in the text's colour, over what lies below.
constexpr double kBoxOpacity = 0.6;
constexpr double kFieldOpacity = 0.5;
constexpr double kDisabledOpacity = 0.3;
/// Between a tab's text and both its edges together; Fusion has 24.
constexpr int kTabSpace = 12;

/// Pixels of a tab's cross, and opacity of what lies behind it under the mouse.
constexpr int kCross = 10;
constexpr double kHoverOpacity = 0.25;

enum class Shape { Rectangle, Ellipse };

void drawFrame(QPainter& painter, const QStyleOption& option, QPalette::ColorRole role, double opacity,
               Shape shape = Shape::Rectangle) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(option.state.testFlag(QStyle::State_Enabled) ? opacity : kDisabledOpacity);
  painter.setPen(option.palette.color(role));
  painter.setBrush(Qt::NoBrush);
  const QRectF frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
  if (shape == Shape::Ellipse) {
    painter.drawEllipse(frame);
  } else {
    painter.drawRoundedRect(frame, 2, 2);
  }
  painter.restore();
}

/// Fusion's own frame around what has the focus is clear enough.
bool hasFocus(const QStyleOption& option) {
  return option.state.testFlag(QStyle::State_HasFocus);
}

/// Fusion's is red on the tab that is shown, as if something were wrong.
void drawCross(QPainter& painter, const QStyleOption& option) {
  if (option.state.testFlag(QStyle::State_Enabled) && option.state.testFlag(QStyle::State_MouseOver)) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(kHoverOpacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::WindowText));
    painter.drawRoundedRect(option.rect, 2, 2);
    painter.restore();
  }
  QRect cross(0, 0, kCross, kCross);
  cross.moveCenter(option.rect.center());
  icon(QStringLiteral("close")).paint(&painter, cross);
}

} // namespace

ProgramStyle::ProgramStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
  if (element == PE_IndicatorTabClose) {
    drawCross(*painter, *option);
    return;
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  switch (element) {
  case PE_IndicatorCheckBox:
    drawFrame(*painter, *option, QPalette::WindowText, kBoxOpacity);
    break;
  case PE_IndicatorRadioButton:
    drawFrame(*painter, *option, QPalette::WindowText, kBoxOpacity, Shape::Ellipse);
    break;
  case PE_IndicatorItemViewItemCheck:
    drawFrame(*painter, *option,
              option->state.testFlag(State_Selected) ? QPalette::HighlightedText : QPalette::WindowText, kBoxOpacity);
    break;
  case PE_FrameLineEdit:
    if (!hasFocus(*option)) {
      drawFrame(*painter, *option, QPalette::WindowText, kFieldOpacity);
    }
    break;
  default:
    break;
  }
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const {
  QProxyStyle::drawComplexControl(control, option, painter, widget);
  const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
  if (control == CC_SpinBox && box && box->frame && !hasFocus(*box)) {
    drawFrame(*painter, *box, QPalette::WindowText, kFieldOpacity);
  }
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  return metric == PM_TabBarTabHSpace ? kTabSpace : QProxyStyle::pixelMetric(metric, option, widget);
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
  return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace vitrine::ui
