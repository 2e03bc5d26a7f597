#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

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
  std::vector<structure::JsonValueRef> others; ///< colliders of another shape, which are not read
};

SpringColliderGroup readSpringColliderGroup(const structure::JsonValueRef& from);

// Largest values are those that Unity's own sliders allow.
inline constexpr MemberColumn kSpringGroupColumns[] = {
    member<&SpringGroup::name>("name"),
    member<&SpringGroup::enabled>("enabled"),
    {"comment"},
    ranged<&SpringGroup::drag, 0.0F, 1.0F>("dragForce"),
    ranged<&SpringGroup::stiffness, 0.0F, 4.0F>("stiffnessForce"),
    member<&SpringGroup::gravityDirection>("gravityDirection"),
    ranged<&SpringGroup::gravityPower, 0.0F, 2.0F>("gravityPower"),
    member<&SpringGroup::roots>("rootBones", "", kNodes),
    ranged<&SpringGroup::hitRadius, 0.0F, 0.5F>("hitRadius"),
    member<&SpringGroup::colliderGroups>("colliderGroups", "", kColliderGroups),
};

inline constexpr MemberColumn kColliderGroupColumns[] = {
    {"colliders", QT_TRANSLATE_NOOP("formats", "number of entries")},
    {"gizmoColor"},
};

} // namespace vitrine::formats::vgo::layout
