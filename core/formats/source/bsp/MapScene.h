#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/bsp/BspStructure.h"
#include "core/formats/source/bsp/FaceSet.h"
#include "core/scene/Scene.h"

namespace vitrine::formats::source {

/// What building a scene needs besides the map itself.
struct SceneContext {
  const Limits& limits;
  Diagnostics& diagnostics;
  Progress& progress;
  const std::shared_ptr<const scene::Visibility>& visibility; ///< not null
  LightingSet lighting = LightingSet::Automatic;
  LoadPurpose purpose = LoadPurpose::Everything;
};

/// Makes the scene of a map. An Error when there is nothing to show. Throws base::Cancelled.
Result<scene::ScenePtr> buildScene(const MapParts& map, const SectionIds& sections, SceneContext& context);

} // namespace vitrine::formats::source
