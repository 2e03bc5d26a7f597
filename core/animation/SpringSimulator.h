#pragma once

#include "core/animation/NodePose.h"

#include <cstdint>
#include <vector>

namespace vitrine::animation {

/// Rotations and ends of the spring bones at one step of SpringSimulator.
struct SpringState {
  struct Swing {
    QVector3D tail;   ///< end of the bone, in world space
    QVector3D before; ///< end of the bone a step ago
    QQuaternion turn; ///< of the bone around where it begins, in its parent's space
  };

  std::int64_t step = 0;
  std::int64_t stillSteps = 0; ///< in a row, up to `step`, in which no bone has moved that anybody could see
  std::vector<Swing> swings;   ///< by bone of the rig

  /// True if the bones hang still until something else moves. A single step is not enough: a bone stands for a moment
  /// where it turns back.
  bool hasSettled() const { return stillSteps >= kSettlingSteps; }

private:
  static constexpr std::int64_t kSettlingSteps = 30;
};

/// Lets bones swing, sixty steps a second of SceneState::clock: Verlet's integration with bones of fixed length, as VRM
/// 0.x has it (docs/formats/vgo.md, "Spring bones"). The same steps make the same state, however the clock is cut.
class SpringSimulator {
public:
  static constexpr double kStepsPerSecond = 60;
  /// Steps that are made up for at most; time beyond them is skipped.
  static constexpr std::int64_t kMostSteps = 600;

  SpringSimulator(const Scene& scene, const SpringRig& rig) : m_scene(scene), m_rig(rig) {}

  static std::int64_t stepAt(double clock);
  /// Number of steps that may be made at once.
  std::int64_t mostSteps() const;

  /// Bones as they stand, without having moved.
  SpringState atRest(const NodePose& nodePose, std::int64_t step) const;
  /// A step on, while all else stands so.
  void advance(SpringState& state, const NodePose& nodePose) const;
  /// Turns the bones of a node pose, and takes along the nodes below them.
  void apply(const SpringState& state, NodePose& nodePose) const;

private:
  struct Ball {
    QVector3D centre;
    float radius = 0;
  };
  using Worlds = scene::ByNode<QMatrix4x4>;

  QMatrix4x4 above(NodeIndex node, const Worlds& worlds) const;
  QMatrix4x4 swungLocal(int bone, const SpringState& state, const NodePose& nodePose) const;
  void carry(const SpringState& state, const NodePose& nodePose, Worlds& worlds) const;
  std::vector<Ball> balls(const Worlds& worlds) const;
  /// Returns true if that moved the bone by nothing that anybody could see.
  bool simulateSprings(int bone, SpringState::Swing& simulateSprings, const QMatrix4x4& above, const QMatrix4x4& local,
                       const std::vector<Ball>& balls) const;
  QVector3D keptOut(const scene::SpringChain& chain, const std::vector<Ball>& balls, const QVector3D& root,
                    float length, QVector3D tail) const;

  const Scene& m_scene;
  const SpringRig& m_rig;
};

} // namespace vitrine::animation
