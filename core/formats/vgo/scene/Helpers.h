#pragma once

#include "core/formats/vgo/scene/Lights.h"

#include <map>

/// Layers that show what Unity itself does not draw, each hidden at first. All add nodes below those of the file.
namespace vitrine::formats::vgo {

void addColliderShapes(SceneBuild& build);
void addSpringShapes(SceneBuild& build);
/// Bones between joints, with the names that `humanBones` (by node of the scene, Unity's number) has for them.
void addSkeleton(SceneBuild& build, const std::map<NodeIndex, int>& humanBones);
void addLightShapes(SceneBuild& build, const std::vector<PlacedLight>& lights);
/// Marks where particles come from and where cloth hangs.
void addMarkers(SceneBuild& build);

} // namespace vitrine::formats::vgo
