#pragma once

#include "resources/demos/source/LightmapCodec.h"
#include "resources/demos/source/LuxelGrid.h"
#include "resources/demos/source/Visibility.h"

namespace vitrine::demos {

struct LightingInput {
  const MapModel& model;
  const BoxTree& tree;
  const FaceBuilder& builder;
  const std::vector<BuiltFace>& faces; ///< in file order
  const VisibleSets& visible;          ///< per cell
};

struct LightingResult {
  std::vector<FaceLight> faces;                   ///< one per face
  std::vector<std::vector<AmbientSample>> leaves; ///< one per leaf of the tree
  // The HDR set, where it differs: else empty.
  std::vector<FaceLight> hdrFaces;
  std::vector<std::vector<AmbientSample>> hdrLeaves;
};

/// Every light lights the cell it stands in, without shadows.
LightingResult fastLighting(const LightingInput& input);

/// Direct light with soft shadows from lights, sun and sky, and bounced light.
LightingResult bakeLighting(const LightingInput& input);

} // namespace vitrine::demos
