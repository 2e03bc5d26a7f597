#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/vgo/file/Accessors.h"
#include "core/structure/JsonTree.h"

#include <memory>

namespace vitrine::formats::vgo {

/// True if the first bytes are those of a picture that these files may hold: PNG, JPEG, WebP.
bool isPicture(std::span<const std::byte> head);

/// The finder of the pictures that the textures of a layout name. Decodes what a texture of the scene names
/// (PictureRef); errors of a picture carry its bytes. Immutable, and in need of neither argument any more.
std::shared_ptr<const document::AssetSource> picturesOf(const structure::JsonValueRef& layout,
                                                        const Accessors& accessors);

} // namespace vitrine::formats::vgo
