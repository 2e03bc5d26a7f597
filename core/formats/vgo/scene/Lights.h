#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// A light of the scene, and the node of the file that carries it.
struct PlacedLight {
  int fileNode = kNoIndex;
  scene::Light light;
};

/// The lights that shine, as the nodes stand; intensities so that 1 shows white as white.
std::vector<PlacedLight> lightsOf(const SceneBuild& build);

} // namespace vitrine::formats::vgo
