#include "core/formats/source/bsp/scene/entities/EntityClasses.h"

#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/scene/StandIn.h"

#include <algorithm>
#include <array>

namespace vitrine::formats::source {
namespace {

struct ClassColour {
  std::string_view classStart;
  QVector3D colour; ///< linear
};

// Beginnings of class names that the editors' own icons tell apart.
const std::array kClassColours{
    ClassColour{"light", {1, 0.75F, 0.1F}},          ClassColour{"env_cubemap", {0.6F, 0.8F, 0.9F}},
    ClassColour{"env_soundscape", {0.1F, 0.35F, 1}}, ClassColour{"ambient_", {0.1F, 0.35F, 1}},
    ClassColour{"env_", {0.15F, 0.8F, 0.75F}},       ClassColour{"info_player", {0.1F, 0.9F, 0.1F}},
    ClassColour{"info_node", {0.35F, 0.35F, 0.05F}}, ClassColour{"info_", {0.3F, 0.7F, 0.3F}},
    ClassColour{"logic_", {0.8F, 0.1F, 0.8F}},       ClassColour{"math_", {0.8F, 0.1F, 0.8F}},
    ClassColour{"filter_", {0.8F, 0.1F, 0.8F}},      ClassColour{"game_", {0.8F, 0.1F, 0.8F}},
    ClassColour{"point_", {0.6F, 0.25F, 0.9F}},      ClassColour{"path_", {0.9F, 0.35F, 0.02F}},
    ClassColour{"keyframe_", {0.9F, 0.35F, 0.02F}},  ClassColour{"move_", {0.9F, 0.35F, 0.02F}},
    ClassColour{"npc_", {0.9F, 0.05F, 0.05F}},       ClassColour{"item_", {0.05F, 0.6F, 0.2F}},
    ClassColour{"weapon_", {0.6F, 0.05F, 0.05F}},    ClassColour{"prop_", {0.35F, 0.2F, 0.1F}},
    ClassColour{"phys_", {0.25F, 0.3F, 0.4F}},
};

struct ClassBox {
  std::string_view classStart;
  float half = 0;   ///< in both level directions
  float bottom = 0; ///< below 0: under the origin
  float top = 0;
};

// The first matching one is used. Hulls of people and creatures: those of the game's own code (VEC_HULL_MIN,
// VEC_HULL_MAX; HULL_HUMAN, HULL_TINY and HULL_LARGE of ai_hull.cpp in the Source SDK 2013). All others: sizes of
// Hammer's boxes.
constexpr std::array kClassBoxes{
    ClassBox{"info_player", 16, 0, 72},  ClassBox{"player", 16, 0, 72},
    ClassBox{"npc_headcrab", 12, 0, 24}, ClassBox{"npc_antlionguard", 40, 0, 100},
    ClassBox{"npc_", 13, 0, 72},         ClassBox{"monster_", 13, 0, 72},
    ClassBox{"hostage_", 13, 0, 72},     ClassBox{"generic_actor", 13, 0, 72},
    ClassBox{"cycler", 16, 0, 72},       ClassBox{"item_", 8, 0, 16},
    ClassBox{"weapon_", 8, 0, 16},       ClassBox{"ammo_", 8, 0, 16},
    ClassBox{"light", 4, -4, 4},         ClassBox{"info_", 4, -4, 4},
    ClassBox{"env_", 4, -4, 4},          ClassBox{"ambient_", 4, -4, 4},
    ClassBox{"point_", 4, -4, 4},        ClassBox{"logic_", 4, -4, 4},
    ClassBox{"path_", 4, -4, 4},         ClassBox{"keyframe_", 4, -4, 4},
};

template <typename Table>
auto findClass(const Table& table, std::string_view className) {
  return std::ranges::find_if(table,
                              [className](const auto& each) { return startsWithFolded(className, each.classStart); });
}

} // namespace

std::optional<QVector3D> classColour(std::string_view className) {
  const auto found = findClass(kClassColours, className);
  return found == kClassColours.end() ? std::nullopt : std::optional(found->colour);
}

QVector3D standInColorOf(std::string_view className) {
  const auto known = classColour(className);
  return known ? *known : scene::standInColor(QByteArrayView(className.data(), std::ssize(className)));
}

std::optional<scene::Bounds> classBounds(std::string_view className) {
  const auto found = findClass(kClassBoxes, className);
  return found == kClassBoxes.end() ? std::nullopt
                                    : std::optional(scene::Bounds({-found->half, found->bottom, -found->half},
                                                                  {found->half, found->top, found->half}));
}

} // namespace vitrine::formats::source
