#pragma once

#include "core/scene/Indices.h"
#include "core/structure/Structure.h"

#include <QVector3D>
#include <QVector4D>

#include <optional>
#include <vector>

namespace vitrine::scene {

/// Region of space in which an eye is, or is not: one of several convex bodies.
struct ConvexRegion {
  /// A plane: normal and distance, scene axes. A point is behind it where dot(normal, point) <= distance.
  using Plane = QVector4D;
  std::vector<std::vector<Plane>>
      bodies; ///< a point is in a body when it is behind all its planes; none of them is empty

  bool contains(const QVector3D& point) const;
};

/// Colour table (image/ColorTable.h) that the game lays over the finished picture for eyes in some places.
struct ColorCorrection {
  /// Distances from the origin, in scene units: all of the weight up to `whole`, none from `none` on.
  struct Falloff {
    float whole = 0;
    float none = 0; ///< greater than `whole`
  };

  TextureIndex table;                      ///< its picture is the table, once it is found
  QVector3D origin;                        ///< scene space
  std::optional<Falloff> falloff = {};     ///< nullopt: the same at all distances
  std::optional<ConvexRegion> region = {}; ///< the only place of eyes that see it; nullopt: everywhere
  float weight = 1;                        ///< 0 to 1
  bool active = true;                      ///< in the game's view of the map at its start
  RecordRef record;

  /// Weight for an eye, whether active or not.
  float weightAt(const QVector3D& eye) const;
};

} // namespace vitrine::scene
