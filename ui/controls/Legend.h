#pragma once

#include "core/scene/Control.h"

#include <QWidget>

namespace vitrine::ui {

/// Legend of a picture's colours: a swatch and its meaning, one below the other. Takes no room when there is
/// nothing to tell.
class Legend : public QWidget {
  Q_OBJECT

public:
  using QWidget::QWidget;

  void setEntries(const std::vector<scene::LegendEntry>& entries);
};

/// A linear colour as shown on screen (sRGB).
QColor displayColor(const QVector3D& linear);

} // namespace vitrine::ui
