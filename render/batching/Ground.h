#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"
#include "render/batching/GroundParts.h"

#include <QVector2D>

#include <vector>

namespace vitrine::render {

/// Light from above that the ground below a model does not get: the occluded part of the sky, weighted by the cosine,
/// of the points of a square grid around the model.
struct ContactShadow {
  static constexpr int kCells = 64; ///< along either side

  QVector2D corner;             ///< x and z of the first cell's outer corner, world space
  float side = 0;               ///< of the whole square, world units
  std::vector<float> occlusion; ///< 0 to 1, rows along +z; 0 at the rim. Empty: there is no shadow

  bool empty() const { return occlusion.empty(); }
};

/// The level below the shown part of a scene: what a model stands on, and where the grid lies.
struct GroundPlane {
  float height = 0; ///< world y, below all that is shown
  QVector2D centre; ///< x and z below the middle of the bounds
  float radius = 0; ///< of the bounds; 0: nothing is shown
  ContactShadow shadow;
  bool grid = false; ///< a grid lies there
};

/// True for a model, which stands on a ground of the viewer's: it is looked at from around, and brings no light, no
/// visibility and no sky of a world. The one rule for all that models alone get.
bool standsOnGround(const scene::Scene& scene);

/// The parts of the ground that a scene gets, of those that are asked for: a shadow below models alone, and with it the
/// grid where nothing else tells where things are (ViewData::onGrid).
GroundParts groundPartsOf(const scene::Scene& scene, const GroundParts& asked);

/// The ground of these items of the world in a pose: below them as they are at rest, or as they stand now if that is
/// lower. Thread-safe; time grows with the triangles.
GroundPlane groundBelow(const animation::Pose& pose, const ItemSet& shown, const GroundParts& parts);

} // namespace vitrine::render
