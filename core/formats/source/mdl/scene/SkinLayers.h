#pragma once

#include "core/formats/source/mdl/scene/MdlSceneBuild.h"

#include <map>

namespace vitrine::formats::source {

/// A material that a column of the skins has, and the layer of the skins that have it; kNone: they all do.
struct SkinChoice {
  MaterialIndex material;
  LayerIndex layer;
};

/// The skins of a model, as layers: one for each set of skins that share something.
class SkinLayers {
public:
  explicit SkinLayers(SceneBuild& build);

  /// Skin choices of meshes of this one's column, each with a layer of its own.
  const std::vector<SkinChoice>& choicesOf(const MdlMesh& mesh);

  /// Adds the control, where there is more than one skin.
  void addControl();

private:
  std::vector<SkinChoice> makeChoices(const MdlMesh& mesh);
  LayerIndex layerOf(const std::vector<int>& families);
  MaterialIndex materialOf(const std::vector<int>& family, const MdlMesh& mesh);
  MaterialIndex plainMaterial();
  QString labelOf(std::size_t family) const;

  SceneBuild& m_build;
  std::size_t m_families;
  std::map<std::int32_t, std::vector<SkinChoice>> m_choices; ///< by column
  std::map<std::vector<int>, LayerIndex> m_layers;           ///< by the skins that show them
  MaterialIndex m_plain;
};

} // namespace vitrine::formats::source
