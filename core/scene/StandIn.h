#pragma once

#include "core/scene/SceneData.h"

#include <QByteArrayView>

#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// Distances from an origin along the axes of a node: +x -x +y -y +z -z.
using AxisDistances = std::array<float, 6>;

/// Largest distance from its origin that a stand-in reaches where something is known of its size.
inline constexpr float kLargestStandIn = 128;

/// Limits of a thing whose size is unknown, in the space of its node.
struct StandInSpace {
  AxisDistances least{}; ///< distances that the thing reaches at least
  AxisDistances most{kUnlimited, kUnlimited, kUnlimited, kUnlimited, kUnlimited, kUnlimited}; ///< free distances
  std::size_t down = 3; ///< entry of the direction that is closest to down in the world

  static constexpr float kUnlimited = std::numeric_limits<float>::max();
};

/// Box for a thing of that space: about `side` long on each axis, larger where the thing is known to be larger. It
/// stands on a floor that is near below its origin, else on the origin, and moves away from walls and ceilings. On a
/// wall the origin is in the middle.
Bounds standInBox(const StandInSpace& space, float side);

/// Colour (linear) for a class that has none of its own: always the same for the same name, in either case.
QVector3D standInColor(QByteArrayView className);

/// Boxes in place of models that are missing. Nodes share boxes, and boxes of one colour share a material, which is lit
/// like that of a model. Lives while a scene is built.
class StandIns {
public:
  /// `params`: material model of the boxes. Materials of earlier stand-ins in the scene are used again.
  explicit StandIns(SceneData& scene, MaterialParams params = LambertParams{});

  /// Adds a box for show().
  MeshIndex addBox(const QString& name, const Bounds& box);
  /// Makes a node show a box in a toned-down `color` (linear). The surface gets the record of the node. `leaves`: the
  /// place in the tree of a map.
  void show(Node& node, MeshIndex box, const QVector3D& color, const std::optional<SurfaceLeaves>& leaves = {});

private:
  MaterialIndex materialOf(const QVector3D& color);

  SceneData& m_scene;
  MaterialParams m_params;
  std::vector<MaterialIndex> m_materials; ///< of stand-ins, by colour
};

} // namespace vitrine::scene
