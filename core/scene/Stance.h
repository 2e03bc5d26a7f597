#pragma once

#include "core/scene/Rig.h"
#include "core/scene/SceneState.h"

#include <unordered_map>
#include <vector>

namespace vitrine::scene {

/// Where the nodes of a scene stand.
struct Stance {
  std::unordered_map<int, QMatrix4x4> locals; ///< of nodes that stand elsewhere than the scene says
  std::vector<QMatrix4x4> world;              ///< by node; empty: as the scene says

  const QMatrix4x4& localOf(const Scene& scene, int node) const;
  const QMatrix4x4& worldOf(const Scene& scene, int node) const;
  /// By node, where the scene says too.
  std::vector<QMatrix4x4> worlds(const Scene& scene) const;
};

/// Makes stances of a scene's clips of tracks, of placements and of the bind pose; what swings comes after.
class StanceMaker {
public:
  /// `locals`: what key poses say, in place of Node::local.
  StanceMaker(const Scene& scene, const Rig& rig, const SceneState& state, std::unordered_map<int, QMatrix4x4> locals);

  /// After so many seconds of playing.
  Stance at(double seconds) const;
  /// Whether another time makes another stance.
  bool varies() const { return m_clip != nullptr; }

private:
  /// What the controls add to a node's place, in the world.
  struct Shift {
    float turn = 0; ///< degrees
    QVector3D move;

    QMatrix4x4 of(const QMatrix4x4& world) const;
  };

  void readPlacements(const SceneState& state);
  void play(double seconds, Stance& stance) const;
  void compose(Stance& stance) const;
  void bind(int node, QMatrix4x4& world, std::vector<QMatrix4x4>& meshes, std::vector<bool>& known) const;

  const Scene& m_scene;
  const Rig& m_rig;
  std::unordered_map<int, QMatrix4x4> m_locals;
  const Animation* m_clip = nullptr; ///< of tracks; null: none is chosen
  std::unordered_map<int, Shift> m_shifts; ///< by node
  bool m_bound = false;
};

} // namespace vitrine::scene
