#include "core/formats/vgo/scene/NodeProperties.h"
#include "core/formats/vgo/scene/VgoHelpers.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace vitrine::formats::vgo {
namespace {

constexpr scene::HelperLayer::Look kSkeletonLook{
    "layer.skeleton", QT_TRANSLATE_NOOP("formats", "Skeleton"), {0.95F, 0.75F, 0.2F}, 0.7F, true};
constexpr scene::HelperLayer::Look kSpringLook{
    "layer.springs", QT_TRANSLATE_NOOP("formats", "Spring bones and their colliders"), {0.9F, 0.2F, 0.6F}, 0.35F, true};
constexpr float kShortestBone = 1e-5F;
constexpr float kEndSize = 0.012F; // metres

/// All nodes that carry vertices or stand for a bone of a body.
std::set<NodeIndex> jointsOf(const scene::SceneData& scene, const std::map<NodeIndex, int>& humanBones) {
  std::set<NodeIndex> joints;
  for (const scene::Skin& skin : scene.motion.skins) {
    joints.insert(skin.joints.begin(), skin.joints.end());
  }
  for (const auto& [node, bone] : humanBones) {
    joints.insert(node);
  }
  return joints;
}

/// From a joint to the next, in the joint's space.
QMatrix4x4 boneTo(const QVector3D& end) {
  QMatrix4x4 local;
  local.rotate(QQuaternion::rotationTo({0, 1, 0}, end));
  local.scale(end.length());
  return local;
}

/// Nodes right below each that the file has.
scene::ByNode<std::vector<NodeIndex>> childrenOf(const SceneBuild& build) {
  scene::ByNode<std::vector<NodeIndex>> children(build.world.size());
  for (const NodeIndex node : build.world.indices()) {
    if (const NodeIndex parent = build.scene.nodes[node].parent) {
      children[parent].push_back(node);
    }
  }
  return children;
}

} // namespace

void addSkeleton(SceneBuild& build, const std::map<NodeIndex, int>& humanBones) {
  const std::set<NodeIndex> joints = jointsOf(build.scene, humanBones);
  const auto children = childrenOf(build);
  HelperShapes shapes(build, kSkeletonLook);
  for (const NodeIndex joint : joints) {
    const auto human = humanBones.find(joint);
    const QString name = human != humanBones.end() ? humanBoneName(human->second) : build.scene.nodes[joint].name;
    const auto record = build.scene.nodes[joint].record;
    build.scene.nodes[joint].kind = scene::NodeKind::Bone;
    bool any = false;
    for (const NodeIndex child : children[joint]) {
      const QVector3D end = build.scene.nodes[child].local.column(3).toVector3D();
      if (!joints.contains(child) || end.length() < kShortestBone) {
        continue;
      }
      const NodeIndex bone = shapes.addNode(joint, name, boneTo(end), shapes.unit(HelperShapes::Unit::Bone), record);
      if (bone && !any) {
        build.scene.nodes[bone].labelled = true;
      }
      any = true;
    }
    if (!any) {
      shapes.addLabelled(joint, name, roundBall(build.worldOf(joint), {}, kEndSize),
                         shapes.unit(HelperShapes::Unit::Diamond), record);
    }
  }
}

void addSpringShapes(SceneBuild& build) {
  HelperShapes shapes(build, kSpringLook);
  for (const scene::SpringCollider& collider : build.scene.motion.springs.colliders) {
    shapes.addNode(collider.node, QStringLiteral("spring collider"),
                   roundBall(build.worldOf(collider.node), collider.offset, collider.radius),
                   shapes.unit(HelperShapes::Unit::Ball), build.scene.nodes[collider.node].record);
  }
  const auto children = childrenOf(build);
  std::set<NodeIndex> met;
  for (const scene::SpringChain& chain : build.scene.motion.springs.chains) {
    std::vector<NodeIndex> open = chain.roots;
    while (!open.empty()) {
      const NodeIndex bone = open.back();
      open.pop_back();
      if (!met.insert(bone).second) {
        continue;
      }
      const float scale = std::max(scaleOf(build.worldOf(bone)).x(), kShortestBone);
      const float radius = std::max(chain.hitRadius, kEndSize / 2) / scale;
      shapes.addNode(bone, chain.name, roundBall(build.worldOf(bone), {}, radius),
                     shapes.unit(HelperShapes::Unit::Ball), chain.record);
      const auto& below = children[bone];
      open.insert(open.end(), below.begin(), below.end());
    }
  }
}

} // namespace vitrine::formats::vgo
