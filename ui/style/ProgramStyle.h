#pragma once

#include <QProxyStyle>

namespace vitrine::ui {

/// Fusion with fields that can be seen: check boxes and radio buttons that are not checked, and what is typed into. Its
/// own frames are a shade of the window's colour, and in the dark there are none. Tabs are as narrow as lets the names
/// of panels stand beside each other in a small window, and buttons of dialogs have no icons: the desktop's are made
/// for grounds of one lightness alone.
class ProgramStyle : public QProxyStyle {
  Q_OBJECT

public:
  ProgramStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget = nullptr) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr) const override;
  int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                QStyleHintReturn* returned = nullptr) const override;
};

} // namespace vitrine::ui
