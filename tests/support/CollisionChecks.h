#pragma once

#include "core/scene/Mesh.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

namespace vitrine::tests {

/// Of a closed mesh whose faces turn outwards; negative when they turn inwards.
inline double volumeOf(const scene::Mesh& mesh) {
  const auto& at = mesh.vertices.positions;
  // From a corner, so that far places cost no precision.
  const QVector3D origin = at.front();
  double volume = 0;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const QVector3D a = at[mesh.indices[i]] - origin;
    const QVector3D b = at[mesh.indices[i + 1]] - origin;
    const QVector3D c = at[mesh.indices[i + 2]] - origin;
    volume += static_cast<double>(QVector3D::dotProduct(a, QVector3D::crossProduct(b, c))) / 6;
  }
  return volume;
}

/// No holes: every edge is met as often in one direction as in the other. Normals are of unit length, on the outer side
/// of their triangles, and no triangle is without area.
inline void expectSolid(const scene::Mesh& mesh) {
  using Corner = std::tuple<float, float, float>;
  const auto& streams = mesh.vertices;
  ASSERT_EQ(streams.normals.size(), streams.positions.size());
  std::map<std::pair<Corner, Corner>, int> edges;
  const auto corner = [&](std::uint32_t index) {
    const QVector3D& p = streams.positions[index];
    return Corner(p.x() + 0.0F, p.y() + 0.0F, p.z() + 0.0F);
  };
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const std::array<std::uint32_t, 3> t{mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
    const auto& p = streams.positions;
    const QVector3D facing = QVector3D::crossProduct(p[t[1]] - p[t[0]], p[t[2]] - p[t[0]]);
    EXPECT_GT(facing.length(), 0) << "triangle " << i / 3;
    QVector3D mean;
    for (std::size_t k = 0; k < 3; ++k) {
      EXPECT_NEAR(streams.normals[t[k]].length(), 1, 1e-4);
      mean += streams.normals[t[k]];
      ++edges[{corner(t[k]), corner(t[(k + 1) % 3])}];
      --edges[{corner(t[(k + 1) % 3]), corner(t[k])}];
    }
    EXPECT_GT(QVector3D::dotProduct(mean, facing), -1e-3F * facing.length()) << "triangle " << i / 3;
  }
  for (const auto& [edge, balance] : edges) {
    EXPECT_EQ(balance, 0);
  }
  EXPECT_GT(volumeOf(mesh), 0);
}

} // namespace vitrine::tests
