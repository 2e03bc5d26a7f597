#include "core/animation/SpringRig.h"

#include <algorithm>

namespace vitrine::animation {
namespace {

/// Files with more meetings of bones and colliders than this have their colliders left out.
constexpr double kMostMeetings = 1e6;
/// Length of a bone that leads to no other, in metres.
constexpr double kEndLength = 0.07;
constexpr float kShortestPlace = 1e-6F;

/// True if a node may be a bone: what stands for something else hangs on bones, but is none.
bool maySwing(const scene::Node& node) {
  return !node.skin && node.kind != scene::NodeKind::Marker && node.kind != scene::NodeKind::Light &&
         node.kind != scene::NodeKind::Camera;
}

/// The chain each node swings with; kNone: none. Of several the first.
scene::ByNode<int> chainsOfNodes(const Scene& scene) {
  scene::ByNode<int> chains(scene.nodes.size(), scene::kNone);
  for (std::size_t i = 0; i < scene.motion.springs.chains.size(); ++i) {
    const scene::SpringChain& chain = scene.motion.springs.chains[i];
    for (const NodeIndex root : chain.roots) {
      int& known = chains[root];
      known = chain.enabled && known == scene::kNone ? static_cast<int>(i) : known;
    }
  }
  for (const NodeIndex node : chains.indices()) {
    if (const NodeIndex parent = scene.nodes[node].parent; chains[node] == scene::kNone && parent) {
      chains[node] = chains[parent];
    }
  }
  return chains;
}

/// Ends of bones, in their own space: at the first bone below that is not in the same place. Null: nowhere.
scene::ByNode<QVector3D> tailsOf(const Scene& scene, const scene::ByNode<int>& chains) {
  scene::ByNode<QVector3D> tails(scene.nodes.size());
  for (const NodeIndex index : tails.indices()) {
    const scene::Node& node = scene.nodes[index];
    const QVector3D place = node.local.column(3).toVector3D();
    if (chains[index] != scene::kNone && node.parent && maySwing(node) && place.length() > kShortestPlace &&
        tails[node.parent].isNull()) {
      tails[node.parent] = place;
    }
  }
  return tails;
}

/// The end of a bone that leads to no other: as far on as its parent's is behind.
QVector3D endOf(const Scene& scene, NodeIndex node) {
  const NodeIndex parent = scene.nodes[node].parent;
  const QMatrix4x4& world = scene.worldTransform(node);
  const QVector3D place = world.column(3).toVector3D();
  const QVector3D along = parent ? place - scene.worldTransform(parent).column(3).toVector3D() : QVector3D();
  bool leadsBack = false;
  const QMatrix4x4 back = world.inverted(&leadsBack);
  const auto length = static_cast<float>(kEndLength / scene.metresPerUnit);
  return leadsBack && along.length() > kShortestPlace ? back.map(place + along.normalized() * length) : QVector3D();
}

} // namespace

SpringRig::SpringRig(const Scene& scene) {
  if (scene.motion.springs.empty()) {
    return;
  }
  const scene::ByNode<int> chains = chainsOfNodes(scene);
  const scene::ByNode<QVector3D> tails = tailsOf(scene, chains);
  scene::ByNode<bool> hangs(scene.nodes.size());
  double meetings = 0;
  for (const NodeIndex node : scene.nodes.indices()) {
    if (chains[node] == scene::kNone || scene.nodes[node].skin) {
      continue;
    }
    const QVector3D tail = tails[node].isNull() ? endOf(scene, node) : tails[node];
    const bool swings = maySwing(scene.nodes[node]) && !tail.isNull() && scene::isFinite(tail);
    carried.push_back({node, swings ? static_cast<int>(bones.size()) : scene::kNone});
    hangs[node] = true;
    if (swings) {
      bones.push_back({node, chains[node], tail});
      meetings +=
          static_cast<double>(scene.motion.springs.chains[static_cast<std::size_t>(chains[node])].colliders.size());
    }
  }
  collides = meetings > 0 && meetings <= kMostMeetings;
  carriesColliders = std::ranges::any_of(scene.motion.springs.colliders,
                                         [&](const scene::SpringCollider& one) { return hangs[one.node]; });
  work = static_cast<double>(scene.nodes.size()) + (collides ? meetings : 0);
}

} // namespace vitrine::animation
