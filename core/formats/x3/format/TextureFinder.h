#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/x3/assets/X3GameFiles.h"

namespace vitrine::formats::x3 {

/// The finder of a document's textures, wherever the game has them. Keeps what it learned of the game's tables from one
/// texture to the next. `game` looks in `vfs`.
std::shared_ptr<const document::AssetSource> textureSource(const files::Vfs& vfs,
                                                           std::shared_ptr<const GameFiles> game);

} // namespace vitrine::formats::x3
