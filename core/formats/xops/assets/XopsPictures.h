#pragma once

#include "core/document/PictureSearch.h"

namespace vitrine::formats::xops {

/// The search for the picture at a path of the Vfs. A picture of the same name with another extension is named in the
/// note, and not taken: the game would not either.
document::PictureSearch pictureSearch(const QString& path, document::LoadContext& context);

} // namespace vitrine::formats::xops
