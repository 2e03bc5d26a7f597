#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::render {

/// Spaces that the surfaces of animated models are drawn in. A mesh that moves as a whole keeps its vertices and gets
/// another matrix: its space is that of the nearest node above it, or its own, that a pose may place elsewhere: by
/// keys, by a clip's tracks, by controls, by springing. What joints carry has the world as its space. Matrices that
/// cannot be taken apart into a move, a turn and an even scale, and spaces beyond kMaxSpaces, are done without: the
/// vertices are written anew, in world space.
class TransformGroups {
public:
  /// Largest number of spaces: each needs draw calls of its own.
  static constexpr std::size_t kMaxSpaces = 192;

  explicit TransformGroups(const scene::Scene& scene);

  /// Node in whose space a node's mesh is drawn; kNone: world space.
  NodeIndex spaceOf(NodeIndex node) const { return m_spaces.empty() ? scene::kNone : m_spaces[node]; }
  /// True if the vertices of a node's mesh are other ones in other poses.
  bool isRewritten(NodeIndex node) const;
  /// Transform from a node's mesh to its space; where that is the world, as the scene has it at rest.
  QMatrix4x4 intoSpace(NodeIndex node) const;

private:
  const scene::Scene& m_scene;
  scene::ByNode<NodeIndex> m_spaces; ///< empty: there are no animated models
};

/// True if a matrix is a move, a turn and a scale that is the same in all directions, perhaps mirrored.
bool isSimilarity(const QMatrix4x4& matrix);

} // namespace vitrine::render
