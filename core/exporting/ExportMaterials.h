#pragma once

#include "core/exporting/ExportModel.h"
#include "core/exporting/ExportNames.h"
#include "core/scene/SceneAssets.h"

#include <map>

namespace vitrine::exporting {

/// The materials and pictures that meshes turn out to need, each once, in the order in which they are asked for.
/// Blended materials and games' own water become what the formats written know: a colour, a picture, a kind of alpha.
class ExportMaterials {
public:
  explicit ExportMaterials(const scene::SceneAssets& assets) : m_assets(assets) {}

  /// Index of the material made of one of the scene's; kNone and what does not exist become plain grey.
  int materialFor(MaterialIndex material);

  bool hasPicture(int exported) const { return m_materials[static_cast<std::size_t>(exported)].texture >= 0; }

  std::vector<ExportMaterial> takeMaterials() { return std::move(m_materials); }
  /// Makes the materials plain, for formats without pictures.
  void dropPictures();
  /// Makes the materials ones that no light changes: theirs is in the colours of vertices.
  void makeUnlit();
  /// The pictures, still to be coded.
  struct Picture {
    TextureIndex texture; ///< the scene's
    bool alpha = false;   ///< true if any material looks at its alpha
  };
  const std::vector<Picture>& pictures() const { return m_pictures; }

private:
  ExportMaterial made(const scene::Material& from);
  int pictureFor(TextureIndex texture, bool alpha);

  const scene::SceneAssets& m_assets;
  std::vector<ExportMaterial> m_materials;
  std::vector<Picture> m_pictures;
  std::map<MaterialIndex, int> m_materialOf; ///< by scene's
  std::map<TextureIndex, int> m_pictureOf;   ///< by scene's texture
  UniqueNames m_names;
};

} // namespace vitrine::exporting
