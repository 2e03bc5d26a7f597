#pragma once

#include "core/document/AssetSource.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

namespace vitrine::formats::source {

class MapModels;

/// One or several hidden layers that are built in one go, at load or when one of them is asked for
/// (AssetSource::buildLayers): those that grow with the faces, brushes and leaves of the map.
struct LayerStep {
  /// The layers for which the map has something; some may turn out to be empty.
  std::vector<HelperLook> (*looks)(const SceneParts& parts);
  /// Builds all of them; not called where there are none.
  void (*add)(SceneParts& parts, MapModels& models);
  /// Sections whose rows they show.
  std::vector<SectionId> (*sections)(const SectionIds& sections);
};

/// A step that was left for later, with its layers.
struct DeferredStep {
  const LayerStep* step = nullptr; ///< not null
  std::vector<document::DeferredLayer> layers;
};

} // namespace vitrine::formats::source
