#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/bsp/records/MapParts.h"
#include "core/formats/source/bsp/scene/faces/FaceSet.h"
#include "core/formats/source/bsp/scene/helpers/LayerStep.h"
#include "core/formats/source/bsp/scene/props/PropLight.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// Context that building a scene needs besides the map itself.
struct SceneContext {
  LoadContext& load;
  const std::shared_ptr<const visibility::Visibility>& visibility; ///< not null
  MapModels& models;
  files::MountPtr pakfile; ///< may be null
  const std::vector<CubemapPicture>& cubemaps;
  LightingSet lighting = LightingSet::Automatic;
};

/// A map's scene, and what is to be known for completing it.
struct MapScene {
  ScenePtr scene;
  PropLightSource light;
  ModelWants wants; ///< of models that no place has
  std::vector<DeferredStep> deferred;
};

/// Makes the scene of a map. An Error when there is nothing to show. Throws base::Cancelled.
Result<MapScene> buildScene(const MapParts& map, const SectionIds& sections, const SceneContext& context);

/// The scene with the layers of these steps, which were deferred when it was built. `scene` is of this map, perhaps
/// with more of its models. Throws base::Cancelled.
ScenePtr buildLayers(const Scene& scene, const MapParts& map, const SectionIds& sections, const SceneContext& context,
                     const std::vector<DeferredStep>& steps);

} // namespace vitrine::formats::source
