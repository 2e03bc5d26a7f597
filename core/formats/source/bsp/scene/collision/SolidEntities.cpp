#include "core/formats/source/bsp/scene/collision/SolidEntities.h"

#include "core/formats/source/bsp/assets/ToolMaterials.h"

#include <array>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kPassable = 8; // of doors, trains and what moves along a line
constexpr std::uint32_t kRotatingNotSolid = 64;
constexpr std::uint32_t kWallStartsInvisible = 1;
constexpr float kNeverSolid = 1;
constexpr float kAlwaysSolid = 2;

constexpr auto kPassableClasses = std::to_array<std::string_view>({
    "env_",
    "func_illusionary",
    "func_water",
    "func_precipitation",
    "func_fish_pool",
    "func_vehicleclip",
    "func_viscluster",
    "func_detail_blocker",
    "func_flagdetectionzone",
    "func_nogrenades",
    "func_bulletshield",
    "func_passtime",
    "func_weight_button",
    "func_liquidportal",
    "func_portal_",
    "func_noportal_volume",
    "func_upgradestation",
    "momentary_door_trigger",
});

bool isBrushSolid(const Entity& entity) {
  const float solidity = entity.number("Solidity").value_or(0);
  const bool disabled = entity.number("StartDisabled").value_or(0) != 0;
  return solidity == kAlwaysSolid || (solidity != kNeverSolid && !disabled);
}

} // namespace

bool isSolidEntity(const Entity& entity) {
  const std::string_view name = entity.className();
  const auto startsWith = [name](std::string_view start) { return startsWithFolded(name, start); };
  if (isInvisibleClass(name) || std::ranges::any_of(kPassableClasses, startsWith)) {
    return false;
  }
  if (equalsFolded(name, "func_brush")) {
    return isBrushSolid(entity);
  }
  if (equalsFolded(name, "func_rotating")) {
    return !entity.hasSpawnFlag(kRotatingNotSolid);
  }
  if (equalsFolded(name, "func_wall_toggle")) {
    return !entity.hasSpawnFlag(kWallStartsInvisible);
  }
  if (equalsFolded(name, "func_lod")) {
    return entity.number("Solid").value_or(0) == 0;
  }
  const bool mayBePassable = startsWith("func_door") || startsWith("func_tracktrain") || startsWith("func_train") ||
                             startsWith("func_movelinear");
  return !mayBePassable || !entity.hasSpawnFlag(kPassable);
}

} // namespace vitrine::formats::source
