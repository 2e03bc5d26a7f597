#pragma once

#include "core/formats/vgo/assets/VgoTextureTable.h"

namespace vitrine::formats::vgo {

/// True if a shader multiplies by the colours of vertices. Most ignore them.
bool usesVertexColors(const layout::Material& material);

/// The materials of a scene: each is added when a surface first asks for it.
class MaterialTable {
public:
  /// `section`: where the materials of the layout are rows. All must outlive it.
  MaterialTable(const layout::Layout& layout, SectionId section, TextureTable& textures, scene::SceneAssets& assets,
                Diagnostics& diagnostics)
      : m_layout(layout), m_section(section), m_textures(textures), m_assets(assets), m_diagnostics(diagnostics) {}

  /// The scene's material for one of the layout that is named at some bytes; a plain white one, told once each, where
  /// there is no such, or where a surface has none (kNoIndex).
  MaterialIndex use(int material, const ByteRange& namedAt);

  /// nullptr: there is no such.
  const layout::Material* at(int material) const { return layout::Layout::find(m_layout.materials, material); }

private:
  MaterialIndex add(int material);
  MaterialIndex plain();

  const layout::Layout& m_layout;
  SectionId m_section;
  TextureTable& m_textures;
  scene::SceneAssets& m_assets;
  Diagnostics& m_diagnostics;
  std::map<int, MaterialIndex> m_known; ///< by material of the layout
  MaterialIndex m_plain;
};

} // namespace vitrine::formats::vgo
