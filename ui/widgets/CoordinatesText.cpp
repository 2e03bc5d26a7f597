#include "ui/widgets/CoordinatesText.h"

#include <cmath>

namespace vitrine::ui {

QString coordinatesText(const QVector3D& point) {
  const auto number = [](float value) {
    // Three places are more than any of these files' units can mean; -0 would look like a mistake.
    const double rounded = std::round(static_cast<double>(value) * 1000.0) / 1000.0;
    return QString::number(rounded == 0 ? 0.0 : rounded, 'g', 9);
  };
  return QStringLiteral("%1, %2, %3").arg(number(point.x()), number(point.y()), number(point.z()));
}

} // namespace vitrine::ui
