#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::animation {

/// Spring bones of a scene, the nodes that go with them, and the cost of a step.
struct SpringRig {
  struct Bone {
    NodeIndex node;
    int chain = 0;  ///< into SpringBones::chains
    QVector3D tail; ///< the bone's other end, in the bone's space
  };
  /// A node whose place depends on a bone.
  struct Carried {
    NodeIndex node;
    int bone = scene::kNone; ///< the spring bone that the node itself is, into `bones`
  };

  explicit SpringRig(const Scene& scene);

  std::vector<Bone> bones;       ///< ascending by node
  std::vector<Carried> carried;  ///< ascending by node
  bool collides = false;         ///< true if any bone has colliders that are heeded
  bool carriesColliders = false; ///< true if some of the colliders hang on bones
  double work = 0;               ///< of one step: nodes, and bones times their colliders
};

} // namespace vitrine::animation
