#pragma once

#include "core/formats/api/SceneBudget.h"
#include "core/formats/x3/assets/MaterialSource.h"
#include "core/formats/x3/records/Body.h"

#include <map>

namespace vitrine::formats::x3 {

/// Context that the materials of all bodies of a scene share. All members must outlive it.
struct MaterialBuild {
  scene::SceneAssets& assets;
  TextureTable& textures;
  SceneBudget& budget;
  bool withProperties = true; ///< pictures need none
};

/// The materials of one body as materials of the scene, made as faces ask for them.
class BodyMaterials {
public:
  struct Origin {
    QString file; ///< for the list of missing files
    bool binary = false;
    SectionId section = 0; ///< rows are materials; the root: there is none
  };

  BodyMaterials(const Body& body, Origin origin, MaterialBuild build);

  /// Material for a face's number: a material by its place in the list (MATERIAL and MATERIAL3: by its index), a row
  /// of types/Animations where it is negative, a texture's number where the body has no materials. kNone where there
  /// may be no more.
  MaterialIndex of(std::int32_t number);

  /// Numbers for which there is no material.
  const std::vector<std::int32_t>& unknown() const { return m_unknown; }

private:
  const BodyMaterial* find(std::int32_t number, std::size_t& row) const;
  scene::Material listed(const BodyMaterial& from, std::size_t row);
  scene::Material unlisted(std::int32_t number);

  const Body& m_body;
  Origin m_origin;
  MaterialBuild m_build;
  bool m_byIndex = false;
  std::map<std::int32_t, std::size_t> m_rows; ///< by index, where that counts
  std::map<std::int32_t, MaterialIndex> m_made;
  std::vector<std::int32_t> m_unknown;
};

} // namespace vitrine::formats::x3
