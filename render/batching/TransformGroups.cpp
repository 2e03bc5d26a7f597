#include "render/batching/TransformGroups.h"

#include "core/animation/SpringRig.h"
#include "core/scene/ControlEffects.h"

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

/// What may become of a node's own matrix.
struct Movement {
  bool moves = false;
  bool warps = false; ///< to what is no similarity
};

bool scales(const scene::NodeTrack& track) {
  return std::ranges::any_of(track.scale, [](const scene::Curve& curve) { return !curve.empty(); });
}

void addPoses(const scene::AnimatedModel& animatedModel, std::vector<Movement>& of) {
  of[static_cast<std::size_t>(animatedModel.node)].moves = true;
  for (const scene::KeyPose& pose : animatedModel.poses) {
    for (const scene::PlaceKey& key : pose.places) {
      of[static_cast<std::size_t>(key.node)].moves = true;
    }
  }
}

void addTracks(const scene::Animation& animation, std::vector<Movement>& of) {
  if (!animation.tracks || animation.animatedModel == kNone) {
    return;
  }
  for (const scene::NodeTrack& track : *animation.tracks) {
    Movement& movement = of[static_cast<std::size_t>(track.node)];
    movement.moves = true;
    movement.warps = movement.warps || scales(track);
  }
}

void addSprings(const scene::Scene& scene, std::vector<Movement>& of) {
  for (const animation::SpringRig::Bone& bone : animation::SpringRig(scene).bones) {
    of[static_cast<std::size_t>(bone.node)].moves = true;
  }
}

void addControls(const scene::Scene& scene, std::vector<Movement>& of) {
  const scene::ControlEffects effects = scene::effectsOfControls(scene);
  for (const int node : effects.placedNodes) {
    of[static_cast<std::size_t>(node)].moves = true;
  }
  if (!effects.bindPose) {
    return;
  }
  for (const scene::Skin& skin : scene.motion.skins) {
    for (std::size_t i = 0; i < skin.joints.size(); ++i) {
      Movement& movement = of[static_cast<std::size_t>(skin.joints[i])];
      movement.moves = true;
      movement.warps = movement.warps || !isSimilarity(skin.inverseBinds[i]);
    }
  }
}

/// By node: what poses, clips, controls and springs may make of it; what is above warps what is below.
std::vector<Movement> movementsIn(const Scene& scene) {
  std::vector<Movement> of(scene.nodes.size());
  std::ranges::for_each(scene.motion.animatedModels,
                        [&](const scene::AnimatedModel& animatedModel) { addPoses(animatedModel, of); });
  std::ranges::for_each(scene.motion.animations, [&](const scene::Animation& animation) { addTracks(animation, of); });
  addSprings(scene, of);
  addControls(scene, of);
  for (std::size_t node = 0; node < of.size(); ++node) {
    const int parent = scene.nodes[node].parent;
    of[node].warps = of[node].warps || (parent != kNone && of[static_cast<std::size_t>(parent)].warps);
  }
  return of;
}

/// A key takes the place of the node's own matrix, so what is above it must do too.
bool canBePlaced(const Scene& scene, int node) {
  const int parent = nodeAt(scene, node).parent;
  return isSimilarity(scene.worldTransform(node)) && (parent == kNone || isSimilarity(scene.worldTransform(parent)));
}

} // namespace

TransformGroups::TransformGroups(const Scene& scene) : m_scene(scene) {
  if (scene.motion.animatedModels.empty()) {
    return;
  }
  const std::vector<Movement> movements = movementsIn(scene);
  m_spaces.assign(scene.nodes.size(), kNone);
  for (std::size_t node = 0; node < m_spaces.size(); ++node) {
    const int parent = scene.nodes[node].parent;
    const int above = parent == kNone ? kNone : m_spaces[static_cast<std::size_t>(parent)];
    // What joints carry is in the world, wherever its node is.
    m_spaces[node] = scene.nodes[node].skin != kNone ? kNone : movements[node].moves ? static_cast<int>(node) : above;
  }
  // Only spaces that something is drawn in count.
  std::set<int> used;
  std::set<int> unfit;
  const auto fits = [&](int space) {
    return used.size() < kMaxSpaces && !movements[static_cast<std::size_t>(space)].warps && canBePlaced(scene, space);
  };
  for (const scene::DrawItem& item : scene.drawItems()) {
    const int space = m_spaces[static_cast<std::size_t>(item.node)];
    if (space != kNone && !used.contains(space) && !unfit.contains(space)) {
      (fits(space) ? used : unfit).insert(space);
    }
  }
  std::ranges::replace_if(m_spaces, [&](int space) { return unfit.contains(space); }, kNone);
}

bool TransformGroups::isRewritten(int node) const {
  if (m_scene.animatedModelOf(node) == kNone) {
    return false;
  }
  const int mesh = nodeAt(m_scene, node).mesh;
  const scene::Mesh* shown = mesh == kNone ? nullptr : &m_scene.meshes[static_cast<std::size_t>(mesh)];
  return spaceOf(node) == kNone || (shown && (shown->frames || shown->deformation));
}

QMatrix4x4 TransformGroups::intoSpace(int node) const {
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
