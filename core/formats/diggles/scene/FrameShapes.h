#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"
#include "core/formats/diggles/scene/ObjectPlan.h"

namespace vitrine::formats::diggles {

/// Parts, each with a mesh or left out for want of budget; without links that show nothing.
struct FrameShapes : ModelParts {
  std::vector<scene::Bounds> bounds; ///< by mesh of the file: of all its parts together
};

/// Adds the links of all meshes to the scene, as meshes. A mesh of the file is one frame; links of the same place in it
/// with the same triangles and as many points are one shape in several frames, and blend into one another
/// (docs/formats/diggles-3db.md, "Frames"). Those that differ in material or texture coordinates are scene meshes of
/// their own with the same frames. At rest they look as the plans have it.
FrameShapes addFrameShapes(SceneBuild& build, const std::vector<ObjectPlan>& plans);

} // namespace vitrine::formats::diggles
