#include "ui/widgets/Lengths.h"

#include "core/scene/Scene.h"
#include "ui/widgets/CoordinatesText.h"

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

} // namespace vitrine::ui
