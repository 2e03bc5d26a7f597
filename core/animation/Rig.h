#pragma once

#include "core/animation/SpringRig.h"
#include "core/scene/Transform.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine::animation {

/// Data derived from a scene for its poses: found once, and handed on from pose to pose.
struct Rig {
  /// A joint that carries some vertex of a skin.
  struct BoundJoint {
    scene::SkinIndex skin;
    QMatrix4x4 inverseBind;
    QMatrix4x4 bind; ///< its inverse
  };

  explicit Rig(const Scene& scene);

  std::unordered_map<NodeIndex, scene::Transform> tracked;      ///< nodes that clips move, as Node::local says
  std::vector<NodeIndex> bent;                                  ///< nodes whose mesh has a deformation; ascending
  std::unordered_map<NodeIndex, std::vector<BoundJoint>> bound; ///< where there is a BindPoseTarget
  SpringRig springs;
};
using RigPtr = std::shared_ptr<const Rig>;

} // namespace vitrine::animation
