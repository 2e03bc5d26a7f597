#pragma once

#include <QString>

namespace vitrine::scene {

/// A clip the file offers. How it moves things is evaluated in core (SceneState::animation and ::time choose).
struct Animation {
  QString name;
  double duration = 0; ///< seconds
  int frames = 0;
};

} // namespace vitrine::scene
