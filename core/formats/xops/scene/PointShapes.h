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

struct PointLook {
  PointShape shape;
  PointPaint paint; ///< of people and templates unknown: they have their team's
};

PointLook lookOf(PointKind kind);
PointPaint paintOfTeam(int team);

/// Meshes and materials of the points of a scene, all point files together: each is added when it is first asked for.
class PointShapes {
public:
  /// `scale`: markers are so much larger than what they stand for.
  explicit PointShapes(SceneBuilder& scene, float scale = 1) : m_scene(scene), m_scale(scale) {}

  /// Stands on the origin and looks along -Z; 20 units are a person's height, at scale 1.
  MeshIndex mesh(PointShape shape, PointPaint paint);
  MaterialIndex material(PointPaint paint);

private:
  SceneBuilder& m_scene;
  float m_scale;
  std::map<std::pair<PointShape, PointPaint>, MeshIndex> m_meshes;
  std::map<PointPaint, MaterialIndex> m_materials;
};

} // namespace vitrine::formats::xops
