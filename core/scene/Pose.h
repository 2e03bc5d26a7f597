#pragma once

#include "core/scene/Scene.h"
#include "core/scene/SceneState.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace vitrine::scene {

/// Between which key poses a figure is, and how far.
struct FigureMoment {
  const KeyPose* from = nullptr; ///< null: none of its posed nodes is there
  const KeyPose* to = nullptr;   ///< null: `from` alone
  float share = 0;               ///< of `to`, 0…1
  double steps = 0;              ///< from the animation's first frame, for root motion
  const Animation* animation = nullptr; ///< null: at rest
};

/// Frames since an animation's first at this time, with the part of the next; a loop begins again, others hold the last.
double framesInto(const Animation& animation, double time);

/// Whether the figures stand alike in both states.
bool isSameMoment(const Scene& scene, const SceneState& a, const SceneState& b);

FigureMoment momentOf(const Scene& scene, const SceneState& state, int figure);

/// A moment of an animation at which a record is on screen.
struct Moment {
  int animation = kNone;
  double time = 0;

  bool operator==(const Moment&) const = default;
};

/// When something made of this record (a frame, a part of one) is shown; of the chosen animation if it can be. Null: it
/// is shown now, or belongs to no moment.
std::optional<Moment> momentShowing(const Scene& scene, const SceneState& state, const RecordRef& record);
/// The same for a node: its figure hidden by a choice of layers, or the node left out by the pose.
std::optional<Moment> momentShowingNode(const Scene& scene, const SceneState& state, int node);

/// A mesh's vertices at one moment, in the mesh's space.
struct PosedVertices {
  std::vector<QVector3D> positions;
  std::vector<QVector3D> normals; ///< unit length, area-weighted; null vector where triangles cancel out (both sides)
  std::vector<QVector4D> colors;  ///< of the mesh's first colour stream; empty: as the mesh has them
  Bounds bounds;
};

/// A scene at one moment: what SceneState's animation, time and root motion make of it. The one evaluation that picture,
/// picking and export share. Immutable and thread-safe; it holds on to the scene.
class Pose {
public:
  /// Takes from another pose of the scene, if there is one at hand, what is the same in both: the same objects.
  Pose(ScenePtr scene, const SceneState& state, const Pose* before = nullptr);

  const Scene& scene() const { return *m_scene; }

  const QMatrix4x4& worldTransform(int node) const;
  /// Null: the node's mesh has its own vertices.
  const PosedVertices* verticesOf(int node) const;
  /// Frame of the node's mesh that is shown, or was last: the one before, in between two.
  std::uint32_t frameOf(int node) const;

  /// Positions of the mesh an item shows a surface of, in the mesh's space.
  const std::vector<QVector3D>& positionsOf(DrawItemId item) const;
  Bounds worldBounds(DrawItemId item) const;
  /// Scene::recordOf, of the frame shown.
  std::optional<RecordRef> recordOf(DrawItemId item, std::uint32_t triangle) const;

private:
  struct Shaped {
    std::uint32_t frame = 0;
    std::uint32_t next = 0; ///< the frame it blends into, if it does
    float share = 0;
    std::shared_ptr<const PosedVertices> vertices = nullptr; ///< null: the mesh has but one shape
  };

  void shape(const FigureMoment& moment, const Pose* before);
  std::shared_ptr<const PosedVertices> verticesFor(const Mesh& mesh, int node, const Shaped& shaped,
                                                   const Pose* before) const;
  void place(const Figure& figure, const FigureMoment& moment, bool rootMotion);
  void composeTransforms();

  ScenePtr m_scene;
  std::unordered_map<int, QMatrix4x4> m_locals; ///< of nodes that stand elsewhere than the scene says
  std::vector<QMatrix4x4> m_world;              ///< by node; empty: as the scene says
  std::unordered_map<int, Shaped> m_shaped;     ///< by node
};

using PosePtr = std::shared_ptr<const Pose>;

/// How far the visible items reach, in world space.
Bounds boundsOf(const Pose& pose, const std::vector<bool>& visible);

/// By node: false for nodes that a figure's pose leaves out, without regard to their parents.
std::vector<bool> posedNodes(const Scene& scene, const SceneState& state);

/// The transform that root motion has made after so many steps from the first frame.
QMatrix4x4 rootMotion(const Animation& animation, double steps);

} // namespace vitrine::scene
