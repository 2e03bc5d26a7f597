#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

namespace vitrine::formats::source {

/// Place of the 3D sky's room, to which also belongs what only walls it in.
struct SkyPlace {
  int area = 0;         ///< 0: there is none
  scene::Bounds bounds; ///< of its leaves and their walls, scene axes

  /// True for what lies in an area of the map; 0: in none, as in solid.
  bool has(const scene::Bounds& box, int areaOfBox) const {
    return area != 0 && (areaOfBox == area || (areaOfBox == 0 && bounds.contains(box.centre())));
  }
};

/// The place of the room, once its backdrop is in the scene.
SkyPlace skyPlaceOf(const SceneParts& parts);

} // namespace vitrine::formats::source
