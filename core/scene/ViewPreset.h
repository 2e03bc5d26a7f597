#pragma once

#include <QVector3D>

#include <optional>

namespace vitrine::scene {

/// Linear fog: none up to `start`, full from `end` on; distances along the view direction, as the fixed pipelines of
/// the time measured them.
struct Fog {
  QVector3D color; ///< linear
  float start = 0;
  float end = 1;
  float maxDensity = 1; ///< the share of fog at `end` and beyond

  bool operator==(const Fog&) const = default;
};

/// View of the game on its world: limits that a viewer leaves out so that more can be seen. A control offers it
/// (ViewPresetTarget).
struct ViewPreset {
  std::optional<Fog> fog;              ///< not drawn in orthographic views
  std::optional<QVector3D> background; ///< linear
  float verticalFov = 0;               ///< degrees; 0: the viewer's own
  float farPlane = 0;                  ///< distance beyond which nothing is drawn; 0: none

  bool operator==(const ViewPreset&) const = default;
};

} // namespace vitrine::scene
