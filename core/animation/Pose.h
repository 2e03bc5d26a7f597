#pragma once

#include "core/animation/DeformedMesh.h"
#include "core/animation/KeyframeSampling.h"
#include "core/animation/NodePose.h"
#include "core/animation/PosedVertices.h"
#include "core/animation/SpringSimulator.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine::animation {

/// A scene at one time, evaluated from SceneState's animation, time and controls. The one evaluation that picture,
/// picking and export share. Immutable and thread-safe; it holds on to the scene.
///
/// Spring bones are the one thing that has a past: they go on from the pose before, as far as SceneState::clock went
/// on since. Without a pose before they hung at rest at clock 0, or some seconds ago.
class Pose {
public:
  /// Takes from another pose of the scene, if there is one at hand, what is the same in both: the same objects.
  Pose(ScenePtr scene, const state::EvaluatedState& state, const Pose* before = nullptr);
  /// Pose of a state that is evaluated for this alone.
  Pose(const ScenePtr& scene, const SceneState& state, const Pose* before = nullptr);

  const Scene& scene() const { return *m_scene; }

  const QMatrix4x4& worldTransform(NodeIndex node) const;
  /// True if the node's mesh is in the place and the shape that the scene has it in.
  bool isAtRest(NodeIndex node) const;
  /// Vertices of the node's mesh, evaluated when first asked for. Null: the mesh has its own.
  const PosedVertices* verticesOf(NodeIndex node) const;
  /// Frame of the node's mesh that is shown, or was last: the one before, in between two.
  std::uint32_t frameOf(NodeIndex node) const;

  /// True if there are springs that still swing, as time goes on.
  bool hasSwingingSprings() const { return m_springs && !m_springs->hasSettled(); }

  /// Scene::lights as they are now.
  scene::ByLight<scene::Light> lights() const;
  /// True if any light is not as Scene::lights has it.
  bool movesLights() const;
  /// A camera as it is now, by its number.
  scene::Camera camera(int number) const;

  /// Positions of the mesh an item shows a surface of, in the mesh's space.
  const std::vector<QVector3D>& positionsOf(DrawItemIndex item) const;
  scene::Bounds worldBounds(DrawItemIndex item) const;
  /// Scene::recordOf, of the frame shown.
  std::optional<RecordRef> recordOf(DrawItemIndex item, std::uint32_t triangle) const;

private:
  struct Shaped {
    std::uint32_t frame = 0;
    std::uint32_t next = 0; ///< the frame it blends into, if it does
    float share = 0;
    std::shared_ptr<const PosedVertices> vertices = nullptr; ///< null: the mesh has but one shape
  };

  using Locals = std::unordered_map<NodeIndex, QMatrix4x4>;

  void shape(const KeyframeSample& sample, const Pose* before);
  std::shared_ptr<const PosedVertices> verticesFor(const scene::Mesh& mesh, NodeIndex node, const Shaped& shaped,
                                                   const Pose* before) const;
  void place(const scene::AnimatedModel& animatedModel, const KeyframeSample& sample, bool rootMotion,
             Locals& locals) const;
  void simulateSprings(const PoseSampler& sampler, const SceneState& state, const Pose* before);
  void bend(const std::unordered_map<NodeIndex, state::ShapeWeights>& weights, const Pose* before);
  /// Seconds of playing that go with one of the clock's, since another pose.
  static double speedSince(const Pose* before, const SceneState& state);
  /// Mesh of the node, deformed. Null: the mesh is as at rest.
  DeformedMeshPtr deformedMesh(NodeIndex node, const state::ShapeWeights& weights,
                               const scene::ByNode<QMatrix4x4>& world) const;

  /// The clip of tracks that was chosen; null: none.
  const scene::Animation* trackClip() const;

  ScenePtr m_scene;
  RigPtr m_rig;
  NodePose m_nodePose;
  std::unordered_map<NodeIndex, Shaped> m_shaped;
  std::unordered_map<NodeIndex, DeformedMeshPtr> m_bent; ///< nodes that are not there are at rest
  std::shared_ptr<const SpringState> m_springs;          ///< null: they do not swing
  scene::AnimationIndex m_animation;                     ///< of the state it was made of, for springs to go on
  double m_time = 0;
  double m_clock = 0;
};

using PosePtr = std::shared_ptr<const Pose>;

/// Bounds of the visible items, in world space.
scene::Bounds boundsOf(const Pose& pose, const ItemSet& visible);

/// The transform that root motion has made after so many steps from the first frame.
QMatrix4x4 rootMotion(const scene::Animation& animation, double steps);

} // namespace vitrine::animation
