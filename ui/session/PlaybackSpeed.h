#pragma once

#include <QObject>

namespace vitrine::ui {

/// The factor on the speed that animations are meant to be played at: any within limits, or one step after the other
/// through the usual ones.
class PlaybackSpeed : public QObject {
  Q_OBJECT

public:
  static constexpr double kSlowest = 0.1;
  static constexpr double kFastest = 4;

  using QObject::QObject;

  double factor() const { return m_factor; }
  /// Sets the factor, brought into range; 1 if `factor` is no number.
  void set(double factor);
  /// Goes to the next of the usual speeds, as often as `steps` says; negative is slower.
  void changeBy(int steps);

Q_SIGNALS:
  void changed(double factor);

private:
  double m_factor = 1;
};

} // namespace vitrine::ui
