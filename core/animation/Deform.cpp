#include "core/animation/Deform.h"

#include "core/scene/WorldTransforms.h"

#include <algorithm>
#include <cmath>

namespace vitrine::animation {
namespace {

/// The upper three rows of a matrix, one after the other: what a joint does to a point, without what QMatrix4x4 has
/// beside. Tens of thousands of vertices a frame go through these.
using Affine = std::array<float, 12>;

/// Of a joint that stands nowhere, as its numbers are none, the one that leaves all where it is.
Affine affineOf(const QMatrix4x4& matrix) {
  Affine out;
  float odd = 0; // what is infinite or no number less itself is no number
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 4; ++column) {
      out[static_cast<std::size_t>(4 * row + column)] = matrix(row, column);
      odd += matrix(row, column) - matrix(row, column);
    }
  }
  return odd == 0 ? out : Affine{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
}

QVector3D point(const Affine& m, const QVector3D& p) {
  return {m[0] * p.x() + m[1] * p.y() + m[2] * p.z() + m[3], m[4] * p.x() + m[5] * p.y() + m[6] * p.z() + m[7],
          m[8] * p.x() + m[9] * p.y() + m[10] * p.z() + m[11]};
}

/// Unit length; `otherwise` where there is no direction.
QVector3D unitOr(const QVector3D& vector, const QVector3D& otherwise) {
  const float squared = vector.x() * vector.x() + vector.y() * vector.y() + vector.z() * vector.z();
  // Asked so that NaN and infinity have none.
  return squared > 1e-30F && squared < 1e30F ? vector * (1.0F / std::sqrt(squared)) : otherwise;
}

/// Stays at right angles to its surface, however uneven the scale: the transposed inverse is the matrix of cofactors,
/// but for a factor, whose sign matters.
QVector3D turnedNormal(const Affine& m, const QVector3D& n) {
  const QVector3D x(m[0], m[4], m[8]);
  const QVector3D y(m[1], m[5], m[9]);
  const QVector3D z(m[2], m[6], m[10]);
  const QVector3D yz = QVector3D::crossProduct(y, z);
  const QVector3D turned = yz * n.x() + QVector3D::crossProduct(z, x) * n.y() + QVector3D::crossProduct(x, y) * n.z();
  return unitOr(QVector3D::dotProduct(x, yz) < 0 ? -turned : turned, n);
}

/// Adds what the shapes with a weight move.
void addShapes(const scene::SkinAndMorphs& mesh, std::span<const float> weights, DeformedVertices& to) {
  const std::size_t count = std::min(weights.size(), mesh.shapes.size());
  for (std::size_t s = 0; s < count; ++s) {
    const scene::BlendShape& shape = mesh.shapes[s];
    if (weights[s] == 0) {
      continue;
    }
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
      to.positions[shape.vertices[i]] += shape.positions[i] * weights[s];
    }
    for (std::size_t i = 0; i < shape.normals.size(); ++i) {
      to.normals[shape.vertices[i]] += shape.normals[i] * weights[s];
    }
  }
  for (std::size_t s = 0; s < count; ++s) {
    if (weights[s] != 0 && !mesh.shapes[s].normals.empty()) {
      for (const std::uint32_t vertex : mesh.shapes[s].vertices) {
        to.normals[vertex] = unitOr(to.normals[vertex], mesh.normals[vertex]);
      }
    }
  }
}

/// The joints' matrices, each with its share. Those of no weight too, as that is quicker than to ask: all are finite.
Affine shared(const scene::VertexJoints& by, const std::vector<Affine>& joints) {
  const Affine& a = joints[by.joints[0]];
  const Affine& b = joints[by.joints[1]];
  const Affine& c = joints[by.joints[2]];
  const Affine& d = joints[by.joints[3]];
  Affine sum;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    sum[i] = by.weights[0] * a[i] + by.weights[1] * b[i] + by.weights[2] * c[i] + by.weights[3] * d[i];
  }
  return sum;
}

/// Lets the joints take the vertices along.
void carry(const std::vector<scene::VertexJoints>& vertices, const std::vector<Affine>& joints,
           DeformedVertices& moved) {
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const std::array<float, 4>& weights = vertices[i].weights;
    if (weights[0] != 0 || weights[1] != 0 || weights[2] != 0 || weights[3] != 0) {
      const Affine sum = shared(vertices[i], joints);
      moved.positions[i] = point(sum, moved.positions[i]);
      moved.normals[i] = turnedNormal(sum, moved.normals[i]);
    }
  }
}

/// Around all points. Those that were taken beyond all numbers are rare, and put back where `from` has them; without
/// them it takes but a minimum and a maximum each.
scene::Bounds settled(std::vector<QVector3D>& points, const std::vector<QVector3D>& from) {
  scene::Bounds bounds;
  if (points.empty()) {
    return bounds;
  }
  QVector3D low = points.front();
  QVector3D high = low;
  float odd = 0;
  for (const QVector3D& point : points) {
    odd += (point.x() - point.x()) + (point.y() - point.y()) + (point.z() - point.z());
    low = {std::min(low.x(), point.x()), std::min(low.y(), point.y()), std::min(low.z(), point.z())};
    high = {std::max(high.x(), point.x()), std::max(high.y(), point.y()), std::max(high.z(), point.z())};
  }
  if (odd == 0) {
    return {low, high};
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    points[i] = scene::isFinite(points[i]) ? points[i] : from[i];
    bounds.add(points[i]);
  }
  return bounds;
}

/// The skins under which meshes are shown; kNone: none.
scene::ByMesh<scene::SkinIndex> skinsOfMeshes(const scene::SceneData& scene) {
  scene::ByMesh<scene::SkinIndex> skins(scene.meshes.size());
  for (const scene::Node& node : scene.nodes) {
    if (node.skin && node.mesh) {
      skins[node.mesh] = node.skin;
    }
  }
  return skins;
}

void measure(scene::Mesh& mesh, const scene::Bounds& bounds) {
  mesh.bounds = bounds;
  const std::vector<QVector3D>& positions = mesh.vertices.positions;
  for (scene::Surface& surface : mesh.surfaces) {
    surface.bounds = {};
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      surface.bounds.add(positions[mesh.indices[i]]);
    }
  }
}

} // namespace

std::vector<QMatrix4x4> jointMatrices(const scene::Skin& skin, const scene::ByNode<QMatrix4x4>& world) {
  std::vector<QMatrix4x4> matrices;
  matrices.reserve(skin.joints.size());
  for (std::size_t i = 0; i < skin.joints.size(); ++i) {
    matrices.push_back(world[skin.joints[i]] * skin.inverseBinds[i]);
  }
  return matrices;
}

DeformedVertices deform(const scene::SkinAndMorphs& mesh, std::span<const QMatrix4x4> joints,
                        std::span<const float> weights) {
  DeformedVertices moved{mesh.positions, mesh.normals, {}};
  addShapes(mesh, weights, moved);
  if (!joints.empty()) {
    std::vector<Affine> affine(joints.size());
    std::ranges::transform(joints, affine.begin(), affineOf);
    carry(mesh.joints, affine, moved);
  }
  moved.bounds = settled(moved.positions, mesh.positions);
  return moved;
}

void deformAtRest(scene::SceneData& scene) {
  const scene::ByNode<QMatrix4x4> world = scene::worldTransforms(scene.nodes);
  const scene::ByMesh<scene::SkinIndex> skins = skinsOfMeshes(scene);
  for (const MeshIndex index : scene.meshes.indices()) {
    scene::Mesh& mesh = scene.meshes[index];
    if (!mesh.deformation) {
      continue;
    }
    const std::vector<QMatrix4x4> joints =
        skins[index] ? jointMatrices(scene.motion.skins[skins[index]], world) : std::vector<QMatrix4x4>();
    DeformedVertices rest = deform(*mesh.deformation, joints, {});
    mesh.vertices.positions = std::move(rest.positions);
    mesh.vertices.normals = std::move(rest.normals);
    measure(mesh, rest.bounds);
  }
}

} // namespace vitrine::animation
