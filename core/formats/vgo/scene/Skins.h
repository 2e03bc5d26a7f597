#pragma once

#include "core/formats/vgo/scene/MeshData.h"

namespace vitrine::formats::vgo {

/// The skins of a scene: each is added when a mesh first asks for it.
class SkinTable {
public:
  explicit SkinTable(SceneBuild& build) : m_build(build) {}

  /// The scene's skin for that of a node of the file; kNone: there is no such, or it has no joints. `sceneNode` shows
  /// the mesh; where the file does not say how the mesh was bound, it was so there.
  scene::SkinIndex use(const layout::Node& node, NodeIndex sceneNode);

  /// Joints and weights as the scene wants them: in range, and adding up to 1.
  std::vector<scene::VertexJoints> fitted(const MeshData& mesh, scene::SkinIndex sceneSkin);

private:
  scene::SkinIndex add(int skin, NodeIndex sceneNode);
  /// Empty: the file does not say, or not of every joint.
  std::vector<QMatrix4x4> inverseBinds(const layout::Skin& from, int skin);

  SceneBuild& m_build;
  /// By skin of the file and, where it matters, node that shows the mesh.
  std::map<std::pair<int, NodeIndex>, scene::SkinIndex> m_known;
};

} // namespace vitrine::formats::vgo
