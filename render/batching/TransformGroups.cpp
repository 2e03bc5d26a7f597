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

/// Changes that may come to a node's own matrix.
struct Movement {
  bool moves = false;
  bool warps = false; ///< to what is no similarity
};

bool scales(const scene::NodeTrack& track) {
  return std::ranges::any_of(track.scale, [](const scene::Curve& curve) { return !curve.empty(); });
}

void addPoses(const scene::AnimatedModel& animatedModel, scene::ByNode<Movement>& of) {
  of[animatedModel.node].moves = true;
  for (const scene::KeyPose& pose : animatedModel.poses) {
    for (const scene::PlaceKey& key : pose.places) {
      of[key.node].moves = true;
    }
  }
}

void addTracks(const scene::Animation& animation, scene::ByNode<Movement>& of) {
  if (!animation.tracks || animation.animatedModel == kNone) {
    return;
  }
  for (const scene::NodeTrack& track : *animation.tracks) {
    Movement& movement = of[track.node];
    movement.moves = true;
    movement.warps = movement.warps || scales(track);
  }
}

void addSprings(const scene::Scene& scene, scene::ByNode<Movement>& of) {
  for (const animation::SpringRig::Bone& bone : animation::SpringRig(scene).bones) {
    of[bone.node].moves = true;
  }
}

void addControls(const scene::Scene& scene, scene::ByNode<Movement>& of) {
  const scene::ControlEffects effects = scene::effectsOfControls(scene);
  for (const NodeIndex node : effects.placedNodes) {
    of[node].moves = true;
  }
  if (!effects.bindPose) {
    return;
  }
  for (const scene::Skin& skin : scene.motion.skins) {
    for (std::size_t i = 0; i < skin.joints.size(); ++i) {
      Movement& movement = of[skin.joints[i]];
      movement.moves = true;
      movement.warps = movement.warps || !isSimilarity(skin.inverseBinds[i]);
    }
  }
}

/// Movements by poses, clips, controls and springs; what is above warps what is below.
scene::ByNode<Movement> movementsIn(const Scene& scene) {
  scene::ByNode<Movement> of(scene.nodes.size());
  std::ranges::for_each(scene.motion.animatedModels,
                        [&](const scene::AnimatedModel& animatedModel) { addPoses(animatedModel, of); });
  std::ranges::for_each(scene.motion.animations, [&](const scene::Animation& animation) { addTracks(animation, of); });
  addSprings(scene, of);
  addControls(scene, of);
  for (const NodeIndex node : of.indices()) {
    const NodeIndex parent = scene.nodes[node].parent;
    of[node].warps = of[node].warps || (parent && of[parent].warps);
  }
  return of;
}

/// A key takes the place of the node's own matrix, so what is above it must do too.
bool canBePlaced(const Scene& scene, NodeIndex node) {
  const NodeIndex parent = scene.nodes[node].parent;
  return isSimilarity(scene.worldTransform(node)) && (!parent || isSimilarity(scene.worldTransform(parent)));
}

} // namespace

TransformGroups::TransformGroups(const Scene& scene) : m_scene(scene) {
  if (scene.motion.animatedModels.empty()) {
    return;
  }
  const scene::ByNode<Movement> movements = movementsIn(scene);
  m_spaces.resize(scene.nodes.size());
  for (const NodeIndex node : m_spaces.indices()) {
    const NodeIndex parent = scene.nodes[node].parent;
    const NodeIndex above = parent ? m_spaces[parent] : kNone;
    // What joints carry is in the world, wherever its node is.
    m_spaces[node] = scene.nodes[node].skin ? kNone : movements[node].moves ? node : above;
  }
  // Only spaces that something is drawn in count.
  std::set<NodeIndex> used;
  std::set<NodeIndex> unfit;
  const auto fits = [&](NodeIndex space) {
    return used.size() < kMaxSpaces && !movements[space].warps && canBePlaced(scene, space);
  };
  for (const scene::DrawItem& item : scene.drawItems()) {
    const NodeIndex space = m_spaces[item.node];
    if (space && !used.contains(space) && !unfit.contains(space)) {
      (fits(space) ? used : unfit).insert(space);
    }
  }
  std::ranges::replace_if(m_spaces, [&](NodeIndex space) { return unfit.contains(space); }, kNone);
}

bool TransformGroups::isRewritten(NodeIndex node) const {
  if (m_scene.animatedModelOf(node) == kNone) {
    return false;
  }
  const MeshIndex mesh = m_scene.nodes[node].mesh;
  const scene::Mesh* shown = mesh ? &m_scene.meshes[mesh] : nullptr;
  return !spaceOf(node) || (shown && (shown->frames || shown->deformation));
}

QMatrix4x4 TransformGroups::intoSpace(NodeIndex node) const {
  const NodeIndex space = spaceOf(node);
  if (!space) {
    return m_scene.worldTransform(node);
  }
  QMatrix4x4 matrix;
  for (NodeIndex at = node; at != space; at = m_scene.nodes[at].parent) {
    matrix = m_scene.nodes[at].local * matrix;
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
