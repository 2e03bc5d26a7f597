#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

namespace vitrine::formats::source {

/// Purpose of a brush, or of a side of it, that players do not see; each kind is a layer of the scene.
enum class BrushKind {
  PlayerClip,
  NpcClip,
  Clip, ///< of players and NPCs
  GrenadeClip,
  Trigger,
  Ladder,
  NoDraw,
  Hint, ///< hint and skip
  BlockLos,
  BlockBullets,
  BlockLight,
  AreaPortal,
  Occluder,
  Origin,
  Invisible,
  Fog,
  None ///< seen, or solid without a purpose of its own
};

/// Kind of a whole brush by its contents and the class of its entity (empty: the world).
BrushKind brushKind(std::uint32_t contents, std::string_view entityClass);
/// Kind of one side by its material and surface flags, where the brush as a whole has none.
BrushKind sideKind(std::int32_t surfaceFlags, const QString& material);

} // namespace vitrine::formats::source
