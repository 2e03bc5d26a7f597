#pragma once

#include "core/exporting/ModelWriter.h"
#include "core/exporting/assimp/GltfData.h"

namespace vitrine::exporting {

/// Completes what Assimp has written of a model's materials (docs/adr/0036-gltf-completed.md): its tree, with meshes
/// once for all nodes that show them, pictures, skins, shapes, animations, lights, cameras, properties. Materials are
/// the model's in their order, and each picture has the number of its texture as address. Vertices keep their numbers.
void complete(GltfData& data, const ExportModel& model);

} // namespace vitrine::exporting
