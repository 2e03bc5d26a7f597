#pragma once

#include "core/formats/xops/records/PointKinds.h"
#include "core/scene/SceneBuilder.h"

#include <map>

namespace vitrine::formats::xops {

/// Shape of a point where the game's own models are not at hand.
enum class PointShape { Person, Template, Weapon, Object, Path, Branch, Event, Post };

/// The colours of points. People and templates have one of a few team colours (paintOfTeam).
enum class PointPaint {
  Player,
  Team0,
  Team1,
  Team2,
  Team3,
  Team4,
  Team5,
  Weapon,
  RandomWeapon,
  Object,
  Path,
  Branch,
  Event,
  Won,
  Lost,
  Unknown,
  WayOfPeople,
  WayOfPaths,
  WayOfEvents,
  Count
};

PointShape shapeOf(PointKind kind);
/// The colour of a kind of point that is neither person nor template.
PointPaint paintOf(PointKind kind);
PointPaint paintOfTeam(int team);

/// Meshes and materials of points in a scene: each is added when it is first asked for, and found again when a further
/// point file is added to the same scene.
class PointShapes {
public:
  explicit PointShapes(SceneBuilder& scene) : m_scene(scene) {}

  /// Stands on the origin and looks along -Z; 20 units are a person's height.
  MeshIndex mesh(PointShape shape, PointPaint paint);
  MaterialIndex material(PointPaint paint);

private:
  SceneBuilder& m_scene;
  std::map<std::pair<PointShape, PointPaint>, MeshIndex> m_meshes;
  std::map<PointPaint, MaterialIndex> m_materials;
};

} // namespace vitrine::formats::xops
