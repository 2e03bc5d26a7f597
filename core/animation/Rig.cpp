#include "core/animation/Rig.h"

#include "core/scene/ControlEffects.h"

#include <algorithm>

namespace vitrine::animation {
namespace {

std::unordered_map<int, scene::Transform> trackedNodes(const Scene& scene) {
  std::unordered_map<int, scene::Transform> tracked;
  for (const scene::Animation& animation : scene.motion.animations) {
    if (animation.tracks && animation.animatedModel != scene::kNone) {
      for (const scene::NodeTrack& track : *animation.tracks) {
        if (!tracked.contains(track.node)) {
          tracked.emplace(track.node, scene::Transform(scene.nodes[static_cast<std::size_t>(track.node)].local));
        }
      }
    }
  }
  return tracked;
}

std::vector<int> bentNodes(const Scene& scene) {
  std::vector<int> bent;
  for (int node = 0; node < static_cast<int>(scene.nodes.size()); ++node) {
    const int mesh = scene.nodes[static_cast<std::size_t>(node)].mesh;
    if (mesh != scene::kNone && scene.meshes[static_cast<std::size_t>(mesh)].deformation) {
      bent.push_back(node);
    }
  }
  return bent;
}

/// Joints of each skin that carry anything. Files name the root for bones they do not know: where that is all it is,
/// how it was bound means nothing.
std::vector<std::vector<bool>> carryingJoints(const Scene& scene, const std::vector<int>& bent) {
  std::vector<std::vector<bool>> carrying(scene.motion.skins.size());
  for (const int number : bent) {
    const scene::Node& node = scene.nodes[static_cast<std::size_t>(number)];
    if (node.skin == scene::kNone) {
      continue;
    }
    std::vector<bool>& joints = carrying[static_cast<std::size_t>(node.skin)];
    joints.resize(scene.motion.skins[static_cast<std::size_t>(node.skin)].joints.size());
    for (const scene::VertexJoints& vertex : scene.meshes[static_cast<std::size_t>(node.mesh)].deformation->joints) {
      for (std::size_t i = 0; i < vertex.joints.size(); ++i) {
        if (vertex.weights[i] != 0) {
          joints[vertex.joints[i]] = true;
        }
      }
    }
  }
  return carrying;
}

std::unordered_map<int, std::vector<Rig::BoundJoint>> boundJoints(const Scene& scene, const std::vector<int>& bent) {
  std::unordered_map<int, std::vector<Rig::BoundJoint>> bound;
  const auto carrying =
      effectsOfControls(scene).bindPose ? carryingJoints(scene, bent) : std::vector<std::vector<bool>>();
  for (std::size_t skin = 0; skin < carrying.size(); ++skin) {
    const scene::Skin& of = scene.motion.skins[skin];
    for (std::size_t joint = 0; joint < carrying[skin].size(); ++joint) {
      bool leadsBack = false;
      const QMatrix4x4 bind = of.inverseBinds[joint].inverted(&leadsBack);
      if (carrying[skin][joint] && leadsBack) {
        bound[of.joints[joint]].push_back({static_cast<int>(skin), of.inverseBinds[joint], bind});
      }
    }
  }
  return bound;
}

} // namespace

Rig::Rig(const Scene& scene)
    : tracked(trackedNodes(scene)), bent(bentNodes(scene)), bound(boundJoints(scene, bent)), springs(scene) {}

} // namespace vitrine::animation
