#pragma once

#include <QProxyStyle>

namespace vitrine::ui {

/// Fusion with check boxes and radio buttons that can be seen when they are not checked: its own frames are a shade of
/// the window's colour, and in the dark there are none.
class ClearBoxes : public QProxyStyle {
  Q_OBJECT

public:
  ClearBoxes();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
};

} // namespace vitrine::ui
