#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::diggles {

/// Finds a picture by its names (docs/formats/diggles-3db.md, "Pictures"): for each name first as .tga, then as .png,
/// in the folders of data/Texture from the largest pictures down, then beside the model. NotFound names the file that
/// was wanted and tells in a note where it was looked for.
Result<image::ImagePtr> findTexture(const QStringList& names, LoadContext& context);

} // namespace vitrine::formats::diggles
