#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/vgo/assets/PictureRef.h"
#include "core/formats/vgo/file/Accessors.h"
#include "core/formats/vgo/records/VgoLayout.h"
#include "core/scene/SceneAssets.h"

#include <map>

namespace vitrine::formats::vgo {

/// The textures of a scene: each is added when a material first asks for it. Textures that show the same bytes in the
/// same way are one.
class TextureTable {
public:
  /// Table of textures; all arguments must outlive it.
  TextureTable(const layout::Layout& layout, const Accessors& accessors, scene::SceneAssets& assets,
               Diagnostics& diagnostics)
      : m_layout(layout), m_accessors(accessors), m_assets(assets), m_diagnostics(diagnostics) {}

  /// The scene's texture for a property of a material; kNone where it has none and, told once each, where it cannot be
  /// shown. `wantedBy` is for the list of missing files.
  TextureIndex use(const layout::Material& material, const char* property, const std::optional<ChannelMix>& mix,
                   const QString& wantedBy);

  /// kNoIndex or beyond the list: nullptr.
  const layout::Texture* at(int texture) const { return layout::Layout::find(m_layout.textures, texture); }

private:
  /// Key by which two textures of a scene are the same.
  struct Look {
    std::uint64_t offset = 0; ///< of the file in the resource
    QString mix;
    int wrapU = 0;
    int wrapV = 0;
    int filter = 0;

    std::strong_ordering operator<=>(const Look&) const = default;
  };

  std::optional<QString> faultOf(int texture) const;
  TextureIndex add(const layout::Texture& from, const PictureRef& picture, const QString& wantedBy);

  const layout::Layout& m_layout;
  const Accessors& m_accessors;
  scene::SceneAssets& m_assets;
  Diagnostics& m_diagnostics;
  std::map<Look, TextureIndex> m_known;
  std::map<int, bool> m_usable; ///< by texture of the layout
};

} // namespace vitrine::formats::vgo
