#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"

#include <map>

namespace vitrine::formats::diggles {

/// The materials of a model in a scene: each is added when it is first asked for.
class ModelMaterials {
public:
  explicit ModelMaterials(SceneBuild& build) : m_build(build) {}

  /// Material of a number; a plain one for numbers that lead nowhere. kNone: the budget is used up.
  MaterialIndex materialOf(std::uint16_t number);
  QString nameOf(std::uint16_t number) const;

private:
  MaterialIndex add(std::uint16_t number);
  TextureIndex textureOf(const ModelMaterial& material, std::uint16_t number);

  SceneBuild& m_build;
  std::map<std::uint16_t, MaterialIndex> m_added;
  std::map<QString, TextureIndex> m_textures; ///< by AssetRef::path
};

} // namespace vitrine::formats::diggles
