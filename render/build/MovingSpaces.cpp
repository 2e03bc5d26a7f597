#include "render/build/MovingSpaces.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::render {
namespace {

using scene::kNone;
using scene::Scene;

const scene::Node& nodeAt(const Scene& scene, int node) {
  return scene.nodes[static_cast<std::size_t>(node)];
}

/// By node: whether some pose or root motion may place it elsewhere.
std::vector<bool> movingNodes(const Scene& scene) {
  std::vector<bool> moving(scene.nodes.size());
  for (const scene::Figure& figure : scene.figures) {
    moving[static_cast<std::size_t>(figure.node)] = true;
    for (const scene::KeyPose& pose : figure.poses) {
      for (const scene::PlaceKey& key : pose.places) {
        moving[static_cast<std::size_t>(key.node)] = true;
      }
    }
  }
  return moving;
}

/// A key takes the place of the node's own matrix, so what is above it must do too.
bool canBePlaced(const Scene& scene, int node) {
  const int parent = nodeAt(scene, node).parent;
  return isSimilarity(scene.worldTransform(node)) && (parent == kNone || isSimilarity(scene.worldTransform(parent)));
}

} // namespace

MovingSpaces::MovingSpaces(const Scene& scene) : m_scene(scene) {
  if (scene.figures.empty()) {
    return;
  }
  const std::vector<bool> moving = movingNodes(scene);
  m_spaces.assign(scene.nodes.size(), kNone);
  for (std::size_t node = 0; node < m_spaces.size(); ++node) {
    const int parent = scene.nodes[node].parent;
    m_spaces[node] = moving[node] ? static_cast<int>(node) : parent == kNone ? kNone : m_spaces[static_cast<std::size_t>(parent)];
  }
  // Only spaces that something is drawn in count.
  std::set<int> used;
  std::set<int> unfit;
  for (const scene::DrawItem& item : scene.drawItems()) {
    const int space = m_spaces[static_cast<std::size_t>(item.node)];
    if (space != kNone && !used.contains(space) && !unfit.contains(space)) {
      (used.size() < kMaxSpaces && canBePlaced(scene, space) ? used : unfit).insert(space);
    }
  }
  std::ranges::replace_if(m_spaces, [&](int space) { return unfit.contains(space); }, kNone);
}

bool MovingSpaces::isRewritten(int node) const {
  if (m_scene.figureOf(node) == kNone) {
    return false;
  }
  const int mesh = nodeAt(m_scene, node).mesh;
  return spaceOf(node) == kNone || (mesh != kNone && m_scene.meshes[static_cast<std::size_t>(mesh)].frames);
}

QMatrix4x4 MovingSpaces::intoSpace(int node) const {
  const int space = spaceOf(node);
  if (space == kNone) {
    return m_scene.worldTransform(node);
  }
  QMatrix4x4 matrix;
  for (int at = node; at != space; at = nodeAt(m_scene, at).parent) {
    matrix = nodeAt(m_scene, at).local * matrix;
  }
  return matrix;
}

bool isSimilarity(const QMatrix4x4& matrix) {
  const QVector3D x = matrix.column(0).toVector3D();
  const QVector3D y = matrix.column(1).toVector3D();
  const QVector3D z = matrix.column(2).toVector3D();
  const float size = x.lengthSquared();
  const auto near = [size](float value, float wanted) { return std::abs(value - wanted) <= 1e-4F * size; };
  return size > 0.0F && std::isfinite(size) && near(y.lengthSquared(), size) && near(z.lengthSquared(), size) &&
         near(QVector3D::dotProduct(x, y), 0) && near(QVector3D::dotProduct(y, z), 0) &&
         near(QVector3D::dotProduct(z, x), 0) && matrix.row(3) == QVector4D(0, 0, 0, 1);
}

} // namespace vitrine::render
