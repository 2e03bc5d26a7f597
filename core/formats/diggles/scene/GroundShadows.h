#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"

namespace vitrine::formats::diggles {

/// Adds the shadows under a model to its scene: a mesh for each picture, a rectangle in as many frames as meshes of the
/// file have that picture; no more than one use by a mesh. Black, as dark as the picture says.
ModelParts addGroundShadows(SceneBuild& build);

} // namespace vitrine::formats::diggles
