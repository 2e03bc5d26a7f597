#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/formats/diggles/records/DigglesSections.h"
#include "core/scene/Scene.h"

namespace vitrine::formats::diggles {

/// A model as a scene: an animated model for each object, of which the first that shows anything is seen. What the
/// limits do not allow is left out and told. Throws only base::Cancelled.
ScenePtr buildScene(const ModelFile& model, const ModelRecords& records, const Limits& limits, const Progress& progress,
                    Diagnostics& diagnostics);

/// True if a mesh of the scene is one of the model, and not a shadow or an anchor.
bool isOfModel(const scene::Mesh& mesh, const ModelRecords& records);

} // namespace vitrine::formats::diggles
