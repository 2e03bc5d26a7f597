#pragma once

#include "core/animation/Pose.h"
#include "core/exporting/ExportModel.h"

namespace vitrine::exporting {

/// Adds the lights of a scene, each with a node of its own, below the node it moves with (`nodes`: the model's, by
/// scene's; -1: it is not there). What glTF knows no kind for is left out.
void addLights(ExportModel& model, const animation::Pose& pose, const scene::ByNode<int>& nodes);
/// The same of cameras.
void addCameras(ExportModel& model, const animation::Pose& pose, const scene::ByNode<int>& nodes);

} // namespace vitrine::exporting
