#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportModel.h"

#include <assimp/scene.h>

#include <memory>

namespace vitrine::exporting {

/// A model as Assimp wants it, with what each format's exporter looks for. The scene owns all of itself.
std::unique_ptr<aiScene> assimpScene(const ExportModel& model, ExportFormat format);

} // namespace vitrine::exporting
