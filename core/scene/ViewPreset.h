#pragma once

#include <QVector3D>

#include <optional>

namespace vitrine::scene {

/// Second colour of a fog, for eyes that look another way. One colour at a time: that of the eye's own direction, for
/// all that it sees.
struct FogBlend {
  /// Scene axes; an eye that looks this way sees the fog's own colour. Length 1, or 0: no direction.
  QVector3D direction;
  QVector3D color; ///< linear; seen by an eye that looks the opposite way

  bool operator==(const FogBlend&) const = default;
};

/// Linear fog: none up to `start`, full from `end` on; distances along the view direction, as the fixed pipelines of
/// the time measured them.
struct Fog {
  QVector3D color; ///< linear
  float start = 0;
  float end = 1;
  float maxDensity = 1; ///< the share of fog at `end` and beyond
  std::optional<FogBlend> blend = {};

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
