#pragma once

#include <QVector3D>
#include <qfloat16.h>

#include <array>
#include <cstddef>
#include <vector>

namespace vitrine::scene {

/// The light where a node's mesh stands, for meshes that many nodes share: what maps bake for the models they place.
/// Instance lighting takes the part of a colour stream of the mesh (ColorUse::Light), under every choice of one.
struct InstanceLighting {
  /// Linear factors of what comes from +x -x +y -y +z -z, scene axes.
  std::array<QVector3D, 6> cube;
  /// Linear factors by vertex of the mesh, in place of the cube; empty: there are none.
  std::vector<std::array<qfloat16, 3>> vertices;

  /// Light that reaches a side with this normal (unit length, scene axes): each axis by the square of its part.
  QVector3D from(const QVector3D& normal) const;
  /// The light of a vertex of the mesh, whose normal is this in scene axes.
  QVector3D at(std::size_t vertex, const QVector3D& normal) const;
};

} // namespace vitrine::scene
