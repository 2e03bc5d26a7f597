#pragma once

#include "core/exporting/ModelWriter.h"
#include "core/exporting/assimp/GltfData.h"

namespace vitrine::exporting {

/// Completes what Assimp has written of a model's meshes and materials (docs/adr/0036-gltf-completed.md): its tree,
/// with meshes once for all nodes that show them, pictures, skins, shapes, animations, lights, cameras, properties.
/// Each mesh of the model has one mesh in `data`, in the same order, with the same vertices in the same order; each
/// picture the number of its texture as address.
void complete(GltfData& data, const ExportModel& model);

} // namespace vitrine::exporting
