#pragma once

#include "core/picking/RayCaster.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/FramePlan.h"

namespace vitrine::tracing {

/// Thing of a scene that is to be framed: some of its items, or a place.
struct FramedThing {
  std::vector<DrawItemIndex> items;
  NodeIndex node;       ///< whose front is the thing's; kNone: it has none
  scene::Bounds bounds; ///< where it is, for things without items and in addition to the items
};

/// Items and the node that shows them as a thing, with some room around a node that shows nothing. Its items and bounds
/// are both empty if it has no place. `node`: kNone if there is no single one.
FramedThing thingOf(const session::Snapshot& shown, std::vector<DrawItemIndex> items, NodeIndex node);

/// Shape of a thing as it stands in a snapshot: of the items that are visible, of all if none is.
viewing::FrameSubject subjectOf(const session::Snapshot& shown, const FramedThing& thing);

/// Surroundings of a thing: the visible items of the world but for its own, for markers
/// and for what turns to the eye, and the map's leaves.
class SceneSpace final : public viewing::FrameSpace {
public:
  /// `thing`: the items that it consists of.
  SceneSpace(const session::Snapshot& shown, session::RayCasterPtr caster, const ItemSet& thing);

  /// Lets rays pass through whatever holds a point in its bounds, as the fixture of a lamp and a showcase do, except
  /// the world itself, and through panes. Returns true if there is any of it.
  bool passAround(const QVector3D& point);

  float freeDistance(const scene::Ray& ray, float most) const override;
  bool isInside(const QVector3D& point) const override;

private:
  const session::Snapshot m_shown;
  const session::RayCasterPtr m_caster;
  ItemSet m_obstacles;
};

/// True if nothing counts as an obstacle to views of a thing: in scenes that are looked at from outside, and for things
/// as large as the scene.
bool isSeenFromOutside(const Scene& scene, const scene::Bounds& thing);

/// View of a thing from a free place (viewing::planFrame). Things in a backdrop are looked at from where the camera is,
/// or from a viewpoint of the scene that shows them. A thing without a finite point leaves the camera where it is.
viewing::FramePlan frameThing(const session::Snapshot& shown, session::SharedCaster& caster, const FramedThing& thing,
                              const viewing::CameraRig& camera, base::Progress& progress);

} // namespace vitrine::tracing
