#pragma once

#include "core/formats/vgo/scene/MeshData.h"

namespace vitrine::formats::vgo {

/// The skins of a scene: each is added when a mesh first asks for it.
class SkinTable {
public:
  explicit SkinTable(SceneBuild& build) : m_build(build) {}

  /// The scene's number of a skin of the file; kNone: there is no such, or it has no joints. `sceneNode` shows the mesh;
  /// where the file does not say how the mesh was bound, it was so there.
  int use(int skin, int sceneNode);

  /// Joints and weights as the scene wants them: in range, and adding up to 1.
  std::vector<scene::VertexJoints> fitted(const MeshData& mesh, int sceneSkin);

private:
  int add(int skin, int sceneNode);
  /// Empty: the file does not say, or not of every joint.
  std::vector<QMatrix4x4> inverseBinds(const layout::Skin& from, int skin);

  SceneBuild& m_build;
  std::map<std::pair<int, int>, int> m_known; ///< by skin and, where it matters, node that shows the mesh
};

} // namespace vitrine::formats::vgo
