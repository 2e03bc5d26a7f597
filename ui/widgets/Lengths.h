#pragma once

#include <QObject>
#include <QString>
#include <QVector3D>

namespace vitrine::scene {
class Scene;
}

namespace vitrine::ui {

/// Unit that places and sizes are shown in.
enum class LengthUnit { File, Metres };

/// The unit of the whole program, as the locale is; the file's own at first. What is copied or typed stays in the
/// file's own: games read it. GUI thread only.
class Lengths : public QObject {
  Q_OBJECT

public:
  static Lengths& instance();

  LengthUnit unit() const { return m_unit; }
  void setUnit(LengthUnit unit);

  /// Three lengths in the file's unit and axes - a place, a size - as the user wants to read them.
  QString text(const scene::Scene& scene, const QVector3D& lengths) const;
  /// "1,610 units/s" or "40.9 m/s", of a speed in the file's unit: three digits that count, and whole units above.
  QString speedText(const scene::Scene& scene, double unitsPerSecond) const;
  /// Factor on lengths of the file, for texts of their own.
  double factor(const scene::Scene& scene) const;

Q_SIGNALS:
  void changed();

private:
  Lengths() = default;

  LengthUnit m_unit = LengthUnit::File;
};

} // namespace vitrine::ui
