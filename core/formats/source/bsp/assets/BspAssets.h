#pragma once

#include "core/document/AssetSource.h"
#include "core/formats/source/bsp/assets/CubemapPictures.h"
#include "core/formats/source/bsp/records/ReadMap.h"
#include "core/formats/source/bsp/scene/faces/FaceSet.h"
#include "core/formats/source/bsp/scene/helpers/LayerStep.h"
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

  /// Steps that were left for later, and what they need - as do layers that models found later belong to.
  struct Deferred {
    std::vector<DeferredStep> steps;
    std::shared_ptr<const ReadMap> map; ///< null: there are no steps, and no model is missing
    SectionIds sections;
    LightingSet lighting = LightingSet::Automatic;

    /// Lets go of the map where nothing needs it any more; `wants`: the models that are still missing.
    void forget(const ModelWants& wants);
  };
  Deferred deferred;

  Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const override;
  Result<DocumentPtr> resolveModels(const Document& document, LoadContext& context) const override;
  std::vector<document::DeferredLayer> deferredLayers() const override;
  Result<DocumentPtr> buildLayers(const Document& document, const std::vector<LayerIndex>& layers,
                                  LoadContext& context) const override;
};

/// The map with those models that were missing and that `models` has now; null when there is none, or nothing to
/// complete. `assets`: the document's. As AssetSource::resolveModels.
DocumentPtr completeMap(const Document& document, const BspAssets& assets, MapModels& models, LoadContext& context);

} // namespace vitrine::formats::source
