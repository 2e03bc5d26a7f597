#include "core/animation/Rig.h"

#include "core/scene/ControlEffects.h"

#include <algorithm>

namespace vitrine::animation {
namespace {

std::unordered_map<NodeIndex, scene::Transform> trackedNodes(const Scene& scene) {
  std::unordered_map<NodeIndex, scene::Transform> tracked;
  for (const scene::Animation& animation : scene.motion.animations) {
    if (animation.tracks && animation.animatedModel) {
      for (const scene::NodeTrack& track : *animation.tracks) {
        if (!tracked.contains(track.node)) {
          tracked.emplace(track.node, scene::Transform(scene.nodes[track.node].local));
        }
      }
    }
  }
  return tracked;
}

std::vector<NodeIndex> bentNodes(const Scene& scene) {
  std::vector<NodeIndex> bent;
  for (const NodeIndex node : scene.nodes.indices()) {
    const MeshIndex mesh = scene.nodes[node].mesh;
    if (mesh && scene.meshes[mesh].deformation) {
      bent.push_back(node);
    }
  }
  return bent;
}

/// Joints of each skin that carry anything. Files name the root for bones they do not know: where that is all it is,
/// how it was bound means nothing.
scene::BySkin<std::vector<bool>> carryingJoints(const Scene& scene, const std::vector<NodeIndex>& bent) {
  scene::BySkin<std::vector<bool>> carrying(scene.motion.skins.size());
  for (const NodeIndex index : bent) {
    const scene::Node& node = scene.nodes[index];
    if (!node.skin) {
      continue;
    }
    std::vector<bool>& joints = carrying[node.skin];
    joints.resize(scene.motion.skins[node.skin].joints.size());
    for (const scene::VertexJoints& vertex : scene.meshes[node.mesh].deformation->joints) {
      for (std::size_t i = 0; i < vertex.joints.size(); ++i) {
        if (vertex.weights[i] != 0) {
          joints[vertex.joints[i]] = true;
        }
      }
    }
  }
  return carrying;
}

std::unordered_map<NodeIndex, std::vector<Rig::BoundJoint>> boundJoints(const Scene& scene,
                                                                        const std::vector<NodeIndex>& bent) {
  std::unordered_map<NodeIndex, std::vector<Rig::BoundJoint>> bound;
  const auto carrying =
      effectsOfControls(scene).bindPose ? carryingJoints(scene, bent) : scene::BySkin<std::vector<bool>>();
  for (const scene::SkinIndex skin : carrying.indices()) {
    const scene::Skin& of = scene.motion.skins[skin];
    for (std::size_t joint = 0; joint < carrying[skin].size(); ++joint) {
      bool leadsBack = false;
      const QMatrix4x4 bind = of.inverseBinds[joint].inverted(&leadsBack);
      if (carrying[skin][joint] && leadsBack) {
        bound[of.joints[joint]].push_back({skin, of.inverseBinds[joint], bind});
      }
    }
  }
  return bound;
}

} // namespace

Rig::Rig(const Scene& scene)
    : tracked(trackedNodes(scene)), bent(bentNodes(scene)), bound(boundJoints(scene, bent)), springs(scene) {}

} // namespace vitrine::animation
