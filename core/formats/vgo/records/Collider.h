#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

namespace vitrine::formats::vgo::layout {

enum class ColliderType { Box = 0, Capsule = 1, Sphere = 2 };

/// An element of "colliders", or up to version 2.3 of a node. In the node's space, axes of the file.
struct Collider {
  structure::JsonValueRef from;
  bool listed = true; ///< false: it is in its node
  ColliderType type = ColliderType::Box;
  bool isKnown = false; ///< false: null, or of a type that is not known
  bool enabled = true;
  bool isTrigger = false;
  QVector3D center;
  QVector3D size{1, 1, 1}; ///< Box
  float radius = 0;        ///< Capsule, Sphere
  float height = 0;        ///< Capsule, with its ends
  int axis = 0;            ///< Capsule: 0 x, 1 y, 2 z
};

Collider readCollider(const structure::JsonValueRef& from);

inline constexpr structure::FlagName kColliderTypes[] = {{0, "box"}, {1, "capsule"}, {2, "sphere"}};
inline constexpr structure::FlagName kDirections[] = {{0, "x"}, {1, "y"}, {2, "z"}};

inline constexpr MemberColumn kColliderColumns[] = {
    {"type", "", nullptr, kColliderTypes},   {"enabled"}, {"isTrigger"}, {"center"}, {"size"}, {"radius"}, {"height"},
    {"direction", "", nullptr, kDirections},
};

} // namespace vitrine::formats::vgo::layout
