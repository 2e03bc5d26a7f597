#pragma once

#include "core/document/Document.h"
#include "core/formats/api/Format.h"
#include "core/formats/vgo/accessors/Accessors.h"
#include "core/structure/MemberTree.h"

#include <map>
#include <memory>

namespace vitrine::formats::vgo {

/// Whether the first bytes are those of a picture that these files may hold: PNG, JPEG, WebP.
bool isPicture(std::span<const std::byte> head);

/// Where the pictures of a file are, for Format::resolve: Document::data of a VGO. Immutable.
class Pictures final : public document::FormatData {
public:
  /// Those that the textures of a layout name. Neither is needed any more after that.
  Pictures(const structure::MemberRef& layout, const Accessors& accessors);

  /// Decodes what a texture of the scene names (PictureRef), on a worker. Throws only base::Cancelled.
  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const;

private:
  std::map<int, ByteSourcePtr> m_files; ///< by accessor
};

std::shared_ptr<const Pictures> picturesOf(const structure::MemberRef& layout, const Accessors& accessors);

} // namespace vitrine::formats::vgo
