#pragma once

#include "core/exporting/ExportModel.h"
#include "core/exporting/ExportNames.h"
#include "core/scene/SceneAssets.h"

#include <map>
#include <tuple>

namespace vitrine::exporting {

/// The materials and pictures that meshes turn out to need, each once, in the order in which they are asked for.
/// Blended materials and games' own water become what the formats written know: a colour, a picture, a kind of alpha.
class ExportMaterials {
public:
  explicit ExportMaterials(const scene::SceneAssets& assets) : m_assets(assets) {}

  /// Index of the material made of one of the scene's; kNone and what does not exist become plain grey.
  int materialFor(MaterialIndex material);

  /// Index of a material that shows a page of an atlas of base colours and light, with alpha and sides of one of the
  /// scene's.
  int atlasMaterial(MaterialIndex material, int page);

  /// Colour of a surface, as materials are made of it.
  struct SurfaceColor {
    ExportMaterial material; ///< without name and texture
    TextureIndex picture;    ///< that its colour multiplies, with an image; kNone: none
  };
  SurfaceColor colorOf(MaterialIndex material) const;

  bool hasPicture(int exported) const { return m_materials[static_cast<std::size_t>(exported)].texture >= 0; }

  std::vector<ExportMaterial> takeMaterials() { return std::move(m_materials); }
  /// Makes the materials plain, for formats without pictures.
  void dropPictures();
  /// Makes the materials ones that no light changes: theirs is in the colours of vertices.
  void makeUnlit();
  /// The pictures, still to be coded.
  struct Picture {
    TextureIndex texture; ///< the scene's; kNone: a page of an atlas
    bool alpha = false;   ///< true if any material looks at its alpha
    int page = -1;        ///< of an atlas
  };
  const std::vector<Picture>& pictures() const { return m_pictures; }

private:
  ExportMaterial made(const scene::Material& from);
  SurfaceColor described(const scene::Material& from) const;
  int pictureFor(TextureIndex texture, bool alpha);

  const scene::SceneAssets& m_assets;
  std::vector<ExportMaterial> m_materials;
  std::vector<Picture> m_pictures;
  std::map<MaterialIndex, int> m_materialOf; ///< by scene's
  std::map<TextureIndex, int> m_pictureOf;   ///< by scene's texture
  std::map<std::tuple<int, AlphaMode, float, bool>, int> m_atlasOf;
  UniqueNames m_names;
};

} // namespace vitrine::exporting
