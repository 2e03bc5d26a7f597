#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QString>
#include <QVector3D>

#include <optional>
#include <vector>

namespace vitrine::scene {

/// A ball that spring bones do not enter.
struct SpringCollider {
  NodeIndex node;
  QVector3D offset; ///< in the node's space
  float radius = 0; ///< in the node's space: its scale applies
};

/// Bones that lag behind what carries them and swing back: hair, skirts, ears.
struct SpringChain {
  QString name;
  bool enabled = true;
  float drag = 0;               ///< 0…1 of its speed that a bone loses each step
  float stiffness = 1;          ///< pull towards how it stands at rest, per second
  QVector3D gravity;            ///< in world space, per second
  float hitRadius = 0;          ///< of a bone's end, against colliders; world units
  std::vector<NodeIndex> roots; ///< all nodes below swing
  std::vector<int> colliders;   ///< into SpringBones::colliders
  std::optional<RecordRef> record;
};

struct SpringBones {
  std::vector<SpringChain> chains;
  std::vector<SpringCollider> colliders;

  bool empty() const { return chains.empty(); }
};

} // namespace vitrine::scene
