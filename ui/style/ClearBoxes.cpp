#include "ui/style/ClearBoxes.h"

#include <QPainter>
#include <QStyleOption>

namespace vitrine::ui {
namespace {

/// Of the text's colour in the frame, the rest is what lies below.
constexpr double kFrameOpacity = 0.6;
constexpr double kDisabledOpacity = 0.3;

} // namespace

ClearBoxes::ClearBoxes() : QProxyStyle(QStringLiteral("Fusion")) {}

void ClearBoxes::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const bool round = element == PE_IndicatorRadioButton;
  if (!round && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
    return;
  }
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool enabled = option->state.testFlag(State_Enabled);
  const bool onSelected = element == PE_IndicatorItemViewItemCheck && option->state.testFlag(State_Selected);
  painter->setOpacity(enabled ? kFrameOpacity : kDisabledOpacity);
  painter->setPen(option->palette.color(onSelected ? QPalette::HighlightedText : QPalette::WindowText));
  painter->setBrush(Qt::NoBrush);
  const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  if (round) {
    painter->drawEllipse(frame);
  } else {
    painter->drawRoundedRect(frame, 2, 2);
  }
  painter->restore();
}

} // namespace vitrine::ui
