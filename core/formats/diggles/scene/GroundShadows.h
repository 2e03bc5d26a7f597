#pragma once

#include "core/formats/diggles/scene/SceneBuild.h"

#include <map>

namespace vitrine::formats::diggles {

/// The shadows under a model as meshes of a scene: one for each picture, a rectangle in as many frames as meshes of the
/// file have that picture. Black, as dark as the picture says.
class GroundShadows {
public:
  explicit GroundShadows(SceneBuild& build);

  const std::vector<ScenePart>& parts() const { return m_parts; }
  /// The shadow of a mesh of the file, if it has one that can be seen.
  std::optional<PartUse> useOf(std::uint32_t mesh) const;

private:
  struct Picture {
    std::uint16_t number = 0;
    std::shared_ptr<scene::VertexFrames> frames = std::make_shared<scene::VertexFrames>();
    std::shared_ptr<std::vector<std::uint32_t>> rows = std::make_shared<std::vector<std::uint32_t>>(); ///< of meshes
  };

  void gather();
  void addSceneMesh(const Picture& picture, ScenePart& part);
  MaterialIndex addMaterial(std::uint16_t number);

  SceneBuild& m_build;
  std::vector<Picture> m_pictures;
  std::vector<ScenePart> m_parts;          ///< by picture
  std::map<std::uint32_t, PartUse> m_uses; ///< by mesh
};

} // namespace vitrine::formats::diggles
