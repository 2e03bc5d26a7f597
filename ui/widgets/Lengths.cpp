#include "ui/widgets/Lengths.h"

#include "core/scene/Scene.h"
#include "ui/widgets/CoordinatesText.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace vitrine::ui {

Lengths& Lengths::instance() {
  static Lengths lengths;
  return lengths;
}

void Lengths::setUnit(LengthUnit unit) {
  if (std::exchange(m_unit, unit) != unit) {
    Q_EMIT changed();
  }
}

double Lengths::factor(const scene::Scene& scene) const {
  return m_unit == LengthUnit::Metres ? scene.metresPerUnit : 1;
}

QString Lengths::text(const scene::Scene& scene, const QVector3D& lengths) const {
  const QString numbers = coordinatesText(lengths * static_cast<float>(factor(scene)));
  return m_unit == LengthUnit::Metres ? tr("%1 m").arg(numbers) : numbers;
}

QString Lengths::speedText(const scene::Scene& scene, double unitsPerSecond) const {
  constexpr int kDigits = 3;
  constexpr int kMostPlaces = 6;
  const double speed = unitsPerSecond * factor(scene);
  const int whole = speed > 0 ? static_cast<int>(std::floor(std::log10(speed))) + 1 : kDigits;
  const QString number = QLocale().toString(speed, 'f', std::clamp(kDigits - whole, 0, kMostPlaces));
  return m_unit == LengthUnit::Metres ? tr("%1 m/s").arg(number) : tr("%1 units/s").arg(number);
}

} // namespace vitrine::ui
