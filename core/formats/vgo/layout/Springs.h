#pragma once

#include "core/formats/vgo/layout/Values.h"

namespace vitrine::formats::vgo::layout {

/// An element of "springBoneInfo.springBoneGroups".
struct SpringGroup {
  structure::JsonValueRef from;
  QString name;
  bool enabled = true;
  float drag = 0;
  float stiffness = 1;
  QVector3D gravityDirection{0, -1, 0}; ///< axes of the file
  float gravityPower = 1;
  std::vector<int> roots; ///< nodes
  float hitRadius = 0.1F;
  std::vector<int> colliderGroups;
};

struct SpringSphere {
  QVector3D offset; ///< in the node, axes of the file
  float radius = 0;
};

/// An element of "springBoneInfo.colliderGroups": what a node that names it carries.
struct SpringColliderGroup {
  structure::JsonValueRef from;
  std::vector<SpringSphere> spheres;
};

SpringGroup readSpringGroup(const structure::JsonValueRef& from);
SpringColliderGroup readSpringColliderGroup(const structure::JsonValueRef& from);

} // namespace vitrine::formats::vgo::layout
