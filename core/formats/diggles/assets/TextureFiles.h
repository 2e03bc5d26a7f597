#pragma once

#include "core/document/PictureSearch.h"
#include "core/formats/diggles/assets/DigglesTextureNames.h"

namespace vitrine::formats::diggles {

/// The search for a picture by its names (docs/formats/diggles-3db.md, "Pictures"): for each name first as .tga, then
/// as .png, in the folders of data/Texture from the largest pictures down, then beside the model.
document::PictureSearch textureSearch(const QStringList& names);

/// The finder of a model's pictures, by all names of each.
std::shared_ptr<const document::AssetSource> textureSource(const std::vector<ModelMaterial>& materials);

} // namespace vitrine::formats::diggles
