#pragma once

#include "core/document/AssetSource.h"
#include "core/formats/source/bsp/assets/CubemapPictures.h"
#include "core/formats/source/bsp/scene/props/PropLight.h"

namespace vitrine::formats::source {

/// The finder of a map's materials and models, with what it keeps of the map for finding later what was not there when
/// it was read.
struct BspAssets final : document::AssetSource {
  files::MountPtr pakfile;              ///< null: the map carries no files
  ScenePtr scene;                       ///< null: there is none
  std::optional<PropLightSource> light; ///< for models; nullopt: there is no scene
  ModelWants wants;                     ///< models that no place had
  std::vector<CubemapPicture> cubemaps;

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;
  Result<DocumentPtr> resolveModels(const Document& document, LoadContext& context) const override;
};

/// The map with those models that were missing and that `models` has now; null when there is none, or nothing to
/// complete. `assets`: the document's. As AssetSource::resolveModels.
DocumentPtr completeMap(const Document& document, const BspAssets& assets, MapModels& models, LoadContext& context);

} // namespace vitrine::formats::source
