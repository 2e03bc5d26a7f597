#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::xops {

/// The picture at a path of the Vfs, told by its content whatever its name says. NotFound when there is none; a picture
/// of the same name with another extension is then named in a note, and not taken: the game would not either.
Result<image::ImagePtr> findPicture(const QString& path, LoadContext& context);

} // namespace vitrine::formats::xops
