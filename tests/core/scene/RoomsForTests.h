#pragma once

#include "core/scene/Scene.h"

namespace vitrine::tests {

/// The items of twoRooms, squares of two triangles each.
struct RoomItem {
  static constexpr DrawItemIndex Left = 0;
  static constexpr DrawItemIndex Right = 1;
  static constexpr DrawItemIndex Both = 2;
  static constexpr DrawItemIndex Nowhere = 3; ///< in no cluster
};

/// Places in twoRooms.
inline constexpr QVector3D kInLeftRoom(-5, 0, 0);
inline constexpr QVector3D kInRightRoom(5, 0, 0);
inline constexpr QVector3D kInSolid(0, 0, -50);

/// Behind z = -10 all is solid (leaf 2). In front of it x < 0 is leaf and cluster 0 in area 1, which sees itself alone;
/// x >= 0 is leaf and cluster 1 in area 2, which sees both. Leaves are rows of section 7.
ScenePtr twoRooms();

} // namespace vitrine::tests
