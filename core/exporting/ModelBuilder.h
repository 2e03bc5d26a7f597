#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportModel.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

namespace vitrine::exporting {

/// Model to write of what a scene's state shows: hidden layers and nodes, backdrops and faces that only let the sky
/// through are left out, animated models have the pose of that time. Formats with a tree keep it, as far as it leads to
/// anything, and its root turns the scene's unit into metres; in others meshes stand where they are. `name`: of the
/// main file, plain (ExportNames.h). Error: nothing is shown, or it is more than such a file holds.
Result<ExportModel> buildModel(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                               ExportFormat format, const QString& name, Progress& progress,
                               LightAs light = LightAs::Nothing);

} // namespace vitrine::exporting
