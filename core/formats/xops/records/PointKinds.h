#pragma once

#include "core/structure/RecordLayout.h"

#include <array>
#include <cstdint>
#include <span>

namespace vitrine::formats::xops {

/// The first number of a point. Others occur; nothing is known of them.
enum class PointKind : std::int8_t {
  Person = 1,
  Weapon = 2,
  Path = 3,
  Template = 4,
  Object = 5,
  LightlyArmed = 6, ///< a person without second weapon
  RandomWeapon = 7,
  Branch = 8,
  Won = 10,
  Lost = 11,
  WaitDead = 12,
  WaitHere = 13,
  SetWalk = 14,
  WaitBroken = 15,
  WaitCase = 16,
  WaitSeconds = 17,
  Message = 18,
  ChangeTeam = 19,
};

/// Purpose of points; each group is a layer, except Other.
enum class PointGroup { People, Weapons, Objects, Paths, Events, Other };
inline constexpr std::size_t kPointGroups = 6;

/// Class of the target that a number of a point names.
enum class LinkTo { Nothing, Template, Path, Person, Object, Event };

/// Way in which path points are walked; the second number of a Path.
enum class PathMode : std::int8_t {
  Walk = 0,
  Run = 1,
  Wait = 2,
  Follow = 3,
  WaitToo = 4,
  Stop = 5,
  Grenade = 6,
  Run2 = 7
};

/// One of the numbers p2, p3, p4 of a kind of point. Texts are user text.
struct PointParameter {
  const char* label = ""; ///< empty: the number means nothing
  bool isUnsigned = false;
  std::span<const structure::FlagName> values = {};
  LinkTo leadsTo = LinkTo::Nothing;
};

/// Description of a kind of point; docs/formats/xops-points.md, "Kinds".
struct PointKindInfo {
  PointKind kind;
  const char* name; ///< user text
  PointGroup group;
  std::array<PointParameter, 3> parameters; ///< p2, p3, p4
};

/// Names for the inspector, by number.
extern const std::array<structure::FlagName, 18> kPointKindNames;

/// Description of kind `number`; of an unknown one: group Other, numbers without a meaning.
const PointKindInfo& infoOf(std::int8_t number);

bool isPerson(PointKind kind);
/// Part of the ways people walk.
bool isPath(PointKind kind);
bool isEvent(PointKind kind);

} // namespace vitrine::formats::xops
