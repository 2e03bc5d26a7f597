#pragma once

#include "core/document/Document.h"
#include "core/formats/source/bsp/light/CubemapPictures.h"
#include "core/formats/source/bsp/props/PropLight.h"

namespace vitrine::formats::source {

/// What a map's document keeps for finding later what was not there when it was read.
struct BspData final : document::FormatData {
  files::MountPtr pakfile;              ///< null: the map carries no files
  std::optional<PropLightSource> light; ///< for models; nullopt: there is no scene
  ModelWants wants;                     ///< models that no place had
  std::vector<CubemapPicture> cubemaps;
};

} // namespace vitrine::formats::source
