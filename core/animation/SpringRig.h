#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::animation {

/// Which nodes of a scene swing, and what goes with them.
struct SpringRig {
  struct Bone {
    int node = 0;
    int chain = 0;  ///< into SpringBones::chains
    QVector3D tail; ///< its other end, in its own space
  };
  /// A node whose place depends on a bone.
  struct Carried {
    int node = 0;
    int bone = scene::kNone; ///< which it is itself, into `bones`
  };

  explicit SpringRig(const Scene& scene);

  std::vector<Bone> bones;       ///< ascending by node
  std::vector<Carried> carried;  ///< ascending by node
  bool collides = false;         ///< whether any bone has colliders that are heeded
  bool carriesColliders = false; ///< whether some of them hang on bones
  double work = 0;               ///< of one step: nodes, and bones times their colliders
};

} // namespace vitrine::animation
