#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportModel.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

namespace vitrine::exporting {

/// Choices of how a model is written.
struct ModelChoices {
  LightAs light = LightAs::Nothing;                  ///< that is ready made, where the format bears it; never Usual
  std::optional<PicturesAt> pictures = std::nullopt; ///< one of picturePlaces; nullopt: the first
  const structure::Structure* structure = nullptr;   ///< names the records of nodes and triangles; null: they stay out
};

/// Model to write of what a scene's state shows: hidden layers and nodes, backdrops and faces that only let the sky
/// through are left out, animated models have the pose of that time. Formats with a tree keep it, as far as it leads to
/// anything, and its root turns the scene's unit into metres; in others meshes stand where they are. `name`: of the
/// main file, plain (ExportNames.h). Error: nothing is shown, or it is more than such a file holds.
Result<ExportModel> buildModel(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                               ExportFormat format, const QString& name, Progress& progress,
                               const ModelChoices& choices = {});

} // namespace vitrine::exporting
