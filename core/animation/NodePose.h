#pragma once

#include "core/animation/Rig.h"
#include "core/state/EvaluatedState.h"

#include <unordered_map>
#include <vector>

namespace vitrine::animation {

/// Transforms of the nodes of a scene at one time.
struct NodePose {
  std::unordered_map<NodeIndex, QMatrix4x4> locals; ///< of nodes that stand elsewhere than the scene says
  scene::ByNode<QMatrix4x4> world;                  ///< empty: as the scene says

  const QMatrix4x4& localOf(const Scene& scene, NodeIndex node) const;
  const QMatrix4x4& worldOf(const Scene& scene, NodeIndex node) const;
  /// World transforms, also of nodes that stand as the scene says.
  scene::ByNode<QMatrix4x4> worlds(const Scene& scene) const;
};

/// Sampler of a scene's clips of tracks, of placements and of the bind pose; spring bones are simulated afterwards.
class PoseSampler {
public:
  /// `locals`: what key poses say, in place of Node::local.
  PoseSampler(const Scene& scene, const Rig& rig, const state::EvaluatedState& state,
              std::unordered_map<NodeIndex, QMatrix4x4> locals);

  /// Pose of the nodes after so many seconds of playing.
  NodePose at(double seconds) const;
  /// True if another time makes another pose.
  bool varies() const { return m_clip != nullptr; }

private:
  void play(double seconds, NodePose& nodePose) const;
  void compose(NodePose& nodePose) const;
  void bind(NodeIndex node, QMatrix4x4& world, scene::BySkin<QMatrix4x4>& meshes, scene::BySkin<bool>& known) const;

  const Scene& m_scene;
  const Rig& m_rig;
  std::unordered_map<NodeIndex, QMatrix4x4> m_locals;
  const scene::Animation* m_clip = nullptr; ///< of tracks; null: none is chosen
  std::map<NodeIndex, state::NodeShift> m_shifts;
  bool m_bound = false;
};

} // namespace vitrine::animation
