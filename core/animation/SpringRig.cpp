#include "core/animation/SpringRig.h"

#include <algorithm>

namespace vitrine::animation {
namespace {

/// Files with more meetings of bones and colliders than this have their colliders left out.
constexpr double kMostMeetings = 1e6;
/// How long a bone is that leads to no other, in metres.
constexpr double kEndLength = 0.07;
constexpr float kShortest = 1e-6F;

/// What stands for something else hangs on bones, but is none.
bool maySwing(const scene::Node& node) {
  return node.skin == scene::kNone && node.kind != scene::NodeKind::Marker && node.kind != scene::NodeKind::Light &&
         node.kind != scene::NodeKind::Camera;
}

/// The chain each node swings with; kNone: none. Of several the first.
std::vector<int> chainsOfNodes(const Scene& scene) {
  std::vector<int> chains(scene.nodes.size(), scene::kNone);
  for (std::size_t i = 0; i < scene.motion.springs.chains.size(); ++i) {
    const scene::SpringChain& chain = scene.motion.springs.chains[i];
    for (const int root : chain.roots) {
      int& known = chains[static_cast<std::size_t>(root)];
      known = chain.enabled && known == scene::kNone ? static_cast<int>(i) : known;
    }
  }
  for (std::size_t i = 0; i < chains.size(); ++i) {
    if (const int parent = scene.nodes[i].parent; chains[i] == scene::kNone && parent != scene::kNone) {
      chains[i] = chains[static_cast<std::size_t>(parent)];
    }
  }
  return chains;
}

/// Where bones end, in their own space: at the first bone below that is not in the same place. Null: nowhere.
std::vector<QVector3D> tailsOf(const Scene& scene, const std::vector<int>& chains) {
  std::vector<QVector3D> tails(scene.nodes.size());
  for (std::size_t i = 0; i < tails.size(); ++i) {
    const scene::Node& node = scene.nodes[i];
    const QVector3D place = node.local.column(3).toVector3D();
    if (chains[i] != scene::kNone && node.parent != scene::kNone && maySwing(node) && place.length() > kShortest &&
        tails[static_cast<std::size_t>(node.parent)].isNull()) {
      tails[static_cast<std::size_t>(node.parent)] = place;
    }
  }
  return tails;
}

/// The end of a bone that leads to no other: as far on as its parent's is behind.
QVector3D endOf(const Scene& scene, int node) {
  const int parent = scene.nodes[static_cast<std::size_t>(node)].parent;
  const QMatrix4x4& world = scene.worldTransform(node);
  const QVector3D place = world.column(3).toVector3D();
  const QVector3D along =
      parent == scene::kNone ? QVector3D() : place - scene.worldTransform(parent).column(3).toVector3D();
  bool leadsBack = false;
  const QMatrix4x4 back = world.inverted(&leadsBack);
  const auto length = static_cast<float>(kEndLength / scene.metresPerUnit);
  return leadsBack && along.length() > kShortest ? back.map(place + along.normalized() * length) : QVector3D();
}

} // namespace

SpringRig::SpringRig(const Scene& scene) {
  if (scene.motion.springs.empty()) {
    return;
  }
  const std::vector<int> chains = chainsOfNodes(scene);
  const std::vector<QVector3D> tails = tailsOf(scene, chains);
  std::vector<bool> hangs(scene.nodes.size());
  double meetings = 0;
  for (int node = 0; node < static_cast<int>(scene.nodes.size()); ++node) {
    const auto index = static_cast<std::size_t>(node);
    if (chains[index] == scene::kNone || scene.nodes[index].skin != scene::kNone) {
      continue;
    }
    const QVector3D tail = tails[index].isNull() ? endOf(scene, node) : tails[index];
    const bool swings = maySwing(scene.nodes[index]) && !tail.isNull() && scene::isFinite(tail);
    carried.push_back({node, swings ? static_cast<int>(bones.size()) : scene::kNone});
    hangs[index] = true;
    if (swings) {
      bones.push_back({node, chains[index], tail});
      meetings +=
          static_cast<double>(scene.motion.springs.chains[static_cast<std::size_t>(chains[index])].colliders.size());
    }
  }
  collides = meetings > 0 && meetings <= kMostMeetings;
  carriesColliders = std::ranges::any_of(scene.motion.springs.colliders, [&](const scene::SpringCollider& one) {
    return hangs[static_cast<std::size_t>(one.node)];
  });
  work = static_cast<double>(scene.nodes.size()) + (collides ? meetings : 0);
}

} // namespace vitrine::animation
