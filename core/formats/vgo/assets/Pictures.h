#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/vgo/file/Accessors.h"
#include "core/structure/JsonTree.h"

#include <map>
#include <memory>

namespace vitrine::formats::vgo {

/// True if the first bytes are those of a picture that these files may hold: PNG, JPEG, WebP.
bool isPicture(std::span<const std::byte> head);

/// The finder of the pictures in a file. Immutable.
class Pictures final : public document::AssetSource {
public:
  /// Pictures that the textures of a layout name. Neither argument is needed any more after that.
  Pictures(const structure::JsonValueRef& layout, const Accessors& accessors);

  /// Decodes what a texture of the scene names (PictureRef). Errors of a picture carry its bytes.
  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;

private:
  struct File {
    ByteSourcePtr bytes;
    ByteRange where; ///< of all of it
  };

  std::map<int, File> m_files; ///< by accessor
};

std::shared_ptr<const Pictures> picturesOf(const structure::JsonValueRef& layout, const Accessors& accessors);

} // namespace vitrine::formats::vgo
