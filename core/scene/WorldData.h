#pragma once

#include "core/scene/ColorCorrection.h"
#include "core/scene/Fade.h"
#include "core/scene/Material.h"
#include "core/scene/ViewPreset.h"
#include "core/structure/Structure.h"

#include <QVarLengthArray>
#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::collision {
struct CollisionWorld;
} // namespace vitrine::collision
namespace vitrine::visibility {
struct Visibility;
} // namespace vitrine::visibility

namespace vitrine::scene {

/// A part of the scene that stands behind all else: drawn before the world with a depth range of its own, and seen
/// where the world shows its sky (MaterialModel::Sky). The eye stands in it at origin + eye / scale.
struct Backdrop {
  LayerIndex layer;            ///< items of this layer belong to it, and no others
  QVector3D origin;            ///< scene space
  float scale = 0;             ///< world units to one of its own; 0: it moves with the eye
  std::optional<Fog> fog = {}; ///< in its own units; a view preset's fog is for the world only
};

/// Volume that an eye in some leaves looks through: water.
struct FogVolume {
  MaterialIndex material;  ///< its WaterParams hold the fog, once it is found
  float surfaceHeight = 0; ///< scene y
  std::optional<RecordRef> record;
};

/// Distances from the eye, in scene units, between which water turns from its full look to its cheap one: opaque, with
/// a reflection of the surroundings. `cheapFrom` is not less than `fullUntil`.
struct WaterDistances {
  float fullUntil = 0;
  float cheapFrom = 0;

  bool operator==(const WaterDistances&) const = default;
};

/// Leaves and clusters of a surface in the visibility data; by its leaves, or by what its bounds touch.
struct SurfaceLeaves {
  int leaf = -1; ///< the first of them; -1: in none
  int area = 0;
  QVarLengthArray<int, 2> clusters; ///< ascending; empty: it is always drawn

  bool operator==(const SurfaceLeaves&) const = default;
};

/// Data of a map beyond its surfaces: leaves and clusters, collision, the sky behind it, the water in it.
struct WorldData {
  std::shared_ptr<const visibility::Visibility> visibility;   ///< null: none
  std::shared_ptr<const collision::CollisionWorld> collision; ///< null: nothing is known to bump into
  /// Leaves of the surfaces, by (mesh, surface); lists may be short or missing. Set by the loader before finishScene.
  ByMesh<std::vector<SurfaceLeaves>> surfaceLeaves;
  ByBackdrop<Backdrop> backdrops; ///< in the order in which they are drawn
  std::vector<FogVolume> fogVolumes;
  std::vector<ItemFade> fades; ///< of what vanishes far away, ascending by node and surface
  std::optional<WaterDistances> waterDistances;  ///< nullopt: water has its full look at all distances
  std::vector<ColorCorrection> colorCorrections; ///< in the order of the file
};

} // namespace vitrine::scene
