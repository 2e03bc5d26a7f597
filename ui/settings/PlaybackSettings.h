#pragma once

#include "ui/session/Repeat.h"

#include <QSettings>

namespace vitrine::ui {

/// The way animations are played, between runs.
class PlaybackSettings {
public:
  /// `store` must outlive this object.
  explicit PlaybackSettings(QSettings& store) : m_store(store) {}

  /// Factor on the speed that animations are meant to be played at.
  double speed() const;
  void setSpeed(double factor);
  /// Repetition of animations, by how they are meant to repeat.
  PerRepeat<Repeat> repeats() const;
  void setRepeats(const PerRepeat<Repeat>& repeats);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
