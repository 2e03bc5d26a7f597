#pragma once

#include "core/scene/Camera.h"
#include "core/scene/ViewPreset.h"

#include <optional>
#include <vector>

namespace vitrine::scene {

/// Viewpoints that the file offers, and how a viewer moves from there.
struct ViewData {
  std::vector<Camera> cameras;
  bool startsAtCamera = true; ///< a viewer starts at the first of the cameras; else it looks at the whole
  /// Way that a thing faces, in scene axes: a viewer starts with all of it, seen from there. None: a world to stand in.
  std::optional<QVector3D> front;
  std::vector<ViewPreset> viewPresets;
  Navigation navigation = Navigation::Orbit;
  bool onGrid = false; ///< nothing in it tells where the ground is and how far things are: a viewer shows a grid
};

} // namespace vitrine::scene
