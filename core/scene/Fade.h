#pragma once

#include "core/scene/Indices.h"

#include <QVector3D>

namespace vitrine::scene {

class Scene;

/// Distances from the eye over which something vanishes, in world units.
struct FadeRange {
  float start = 0;
  float end = 0; ///< not before the start; nothing is left from here on

  /// Share that is left at a distance: 1 up to the start, 0 from the end on, between them by the squares of distances.
  float shareAt(float distance) const;

  bool operator==(const FadeRange&) const = default;
};

/// The fade of one surface of a node, or of all of them.
struct ItemFade {
  NodeIndex node;
  int surface = kNone; ///< of the node's mesh; kNone: all
  QVector3D centre;    ///< that distances are measured to; world, scene axes
  FadeRange range;
};

/// The fades of a scene by item, for looking up; null: the item never vanishes. They point into the scene.
ByItem<const ItemFade*> fadesByItem(const Scene& scene);

} // namespace vitrine::scene
