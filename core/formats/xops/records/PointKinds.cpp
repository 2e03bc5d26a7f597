#include "core/formats/xops/records/PointKinds.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::xops {
namespace {

using structure::FlagName;

constexpr auto kPathModes = std::to_array<FlagName>({
    {0, QT_TRANSLATE_NOOP("formats", "walk")},
    {1, QT_TRANSLATE_NOOP("formats", "run")},
    {2, QT_TRANSLATE_NOOP("formats", "wait")},
    {3, QT_TRANSLATE_NOOP("formats", "follow")},
    {4, QT_TRANSLATE_NOOP("formats", "wait")},
    {5, QT_TRANSLATE_NOOP("formats", "stop for 5 s")},
    {6, QT_TRANSLATE_NOOP("formats", "throw a grenade")},
    {7, QT_TRANSLATE_NOOP("formats", "run, whatever happens")},
});

// The game's own names, spelt out.
constexpr auto kObjects = std::to_array<FlagName>({
    {0, QT_TRANSLATE_NOOP("formats", "Can")},
    {1, QT_TRANSLATE_NOOP("formats", "Computer")},
    {2, QT_TRANSLATE_NOOP("formats", "Computer 2")},
    {3, QT_TRANSLATE_NOOP("formats", "Computer 3")},
    {4, QT_TRANSLATE_NOOP("formats", "Computer (w)")},
    {5, QT_TRANSLATE_NOOP("formats", "Computer 2 (w)")},
    {6, QT_TRANSLATE_NOOP("formats", "Computer 3 (w)")},
    {7, QT_TRANSLATE_NOOP("formats", "Chair")},
    {8, QT_TRANSLATE_NOOP("formats", "Box")},
    {9, QT_TRANSLATE_NOOP("formats", "Computer (sw)")},
    {10, QT_TRANSLATE_NOOP("formats", "Computer (d)")},
    {11, QT_TRANSLATE_NOOP("formats", "Cone")},
    {12, QT_TRANSLATE_NOOP("formats", "Addon object")},
});

/// A number that names another point.
constexpr PointParameter link(const char* label, LinkTo what) {
  return {label, false, {}, what};
}

constexpr PointParameter kIdentifier{QT_TRANSLATE_NOOP("formats", "Identifier")};
constexpr PointParameter kNumber{QT_TRANSLATE_NOOP("formats", "Number")};
constexpr PointParameter kNextPath = link(QT_TRANSLATE_NOOP("formats", "Next"), LinkTo::Path);
constexpr PointParameter kNextEvent = link(QT_TRANSLATE_NOOP("formats", "Next"), LinkTo::Event);
constexpr PointParameter kPersonLink = link(QT_TRANSLATE_NOOP("formats", "Person"), LinkTo::Person);
constexpr PointParameter kObjectLink = link(QT_TRANSLATE_NOOP("formats", "Object"), LinkTo::Object);
constexpr PointParameter kPathLink = link(QT_TRANSLATE_NOOP("formats", "Path point"), LinkTo::Path);
constexpr PointParameter kNothing{};

constexpr PointKindInfo person(PointKind kind, const char* name) {
  return {kind,
          name,
          PointGroup::People,
          {link(QT_TRANSLATE_NOOP("formats", "Template"), LinkTo::Template),
           link(QT_TRANSLATE_NOOP("formats", "First path point"), LinkTo::Path), kIdentifier}};
}

/// `about`: its first number; an event that ends the mission has none, and none that follows.
constexpr PointKindInfo event(PointKind kind, const char* name, const PointParameter& about,
                              const PointParameter& next = kNextEvent) {
  return {kind, name, PointGroup::Events, {about, next, kNumber}};
}

constexpr auto kKinds = std::to_array<PointKindInfo>({
    person(PointKind::Person, QT_TRANSLATE_NOOP("formats", "Person")),
    {PointKind::Weapon,
     QT_TRANSLATE_NOOP("formats", "Weapon"),
     PointGroup::Weapons,
     {PointParameter{QT_TRANSLATE_NOOP("formats", "Weapon")},
      PointParameter{QT_TRANSLATE_NOOP("formats", "Rounds"), true}, kNothing}},
    {PointKind::Path,
     QT_TRANSLATE_NOOP("formats", "Path point"),
     PointGroup::Paths,
     {PointParameter{QT_TRANSLATE_NOOP("formats", "Mode"), false, kPathModes}, kNextPath, kNumber}},
    {PointKind::Template,
     QT_TRANSLATE_NOOP("formats", "Person template"),
     PointGroup::People,
     {PointParameter{QT_TRANSLATE_NOOP("formats", "Person type")}, PointParameter{QT_TRANSLATE_NOOP("formats", "Team")},
      kNumber}},
    {PointKind::Object,
     QT_TRANSLATE_NOOP("formats", "Small object"),
     PointGroup::Objects,
     {PointParameter{QT_TRANSLATE_NOOP("formats", "Object"), false, kObjects},
      PointParameter{QT_TRANSLATE_NOOP("formats", "Drops to the floor")}, kIdentifier}},
    person(PointKind::LightlyArmed, QT_TRANSLATE_NOOP("formats", "Person without second weapon")),
    {PointKind::RandomWeapon,
     QT_TRANSLATE_NOOP("formats", "One of two weapons"),
     PointGroup::Weapons,
     {PointParameter{QT_TRANSLATE_NOOP("formats", "First choice")},
      PointParameter{QT_TRANSLATE_NOOP("formats", "Second choice")}, kNothing}},
    {PointKind::Branch,
     QT_TRANSLATE_NOOP("formats", "Path branch, chosen at random"),
     PointGroup::Paths,
     {link(QT_TRANSLATE_NOOP("formats", "Next, first choice"), LinkTo::Path),
      link(QT_TRANSLATE_NOOP("formats", "Next, second choice"), LinkTo::Path), kNumber}},
    event(PointKind::Won, QT_TRANSLATE_NOOP("formats", "Mission won"), kNothing, kNothing),
    event(PointKind::Lost, QT_TRANSLATE_NOOP("formats", "Mission lost"), kNothing, kNothing),
    event(PointKind::WaitDead, QT_TRANSLATE_NOOP("formats", "Wait until a person is dead"), kPersonLink),
    event(PointKind::WaitHere, QT_TRANSLATE_NOOP("formats", "Wait until a person is here"), kPersonLink),
    event(PointKind::SetWalk, QT_TRANSLATE_NOOP("formats", "Set a path point to walk"), kPathLink),
    event(PointKind::WaitBroken, QT_TRANSLATE_NOOP("formats", "Wait until an object is broken"), kObjectLink),
    event(PointKind::WaitCase, QT_TRANSLATE_NOOP("formats", "Wait until a person brings the case here"), kPersonLink),
    event(PointKind::WaitSeconds, QT_TRANSLATE_NOOP("formats", "Wait"),
          {QT_TRANSLATE_NOOP("formats", "Seconds"), true}),
    event(PointKind::Message, QT_TRANSLATE_NOOP("formats", "Show a message"),
          {QT_TRANSLATE_NOOP("formats", "Message"), true}),
    event(PointKind::ChangeTeam, QT_TRANSLATE_NOOP("formats", "Move a person to team 0"), kPersonLink),
});

} // namespace

constexpr std::array<FlagName, 18> kPointKindNames = [] {
  std::array<FlagName, kKinds.size()> names{};
  std::ranges::transform(kKinds, names.begin(), [](const PointKindInfo& info) {
    return FlagName{static_cast<std::uint64_t>(info.kind), info.name};
  });
  return names;
}();

const PointKindInfo& infoOf(std::int8_t number) {
  static constexpr PointKindInfo kUnknown{PointKind{0}, QT_TRANSLATE_NOOP("formats", "Unknown"), PointGroup::Other, {}};
  const auto known = std::ranges::find(kKinds, static_cast<PointKind>(number), &PointKindInfo::kind);
  return known == kKinds.end() ? kUnknown : *known;
}

bool isPerson(PointKind kind) {
  return kind == PointKind::Person || kind == PointKind::LightlyArmed;
}

bool isPath(PointKind kind) {
  return kind == PointKind::Path || kind == PointKind::Branch;
}

bool isEvent(PointKind kind) {
  return kind >= PointKind::Won && kind <= PointKind::ChangeTeam;
}

} // namespace vitrine::formats::xops
