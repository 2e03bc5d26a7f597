#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/scene/Scene.h"

#include <QStringList>

namespace vitrine::exporting {

/// User texts of all that a scene has and files of a format do not get of it (docs/export.md). `light`: as of
/// ExportTarget.
QStringList leftOut(const Scene& scene, const scene::SceneAssets& assets, ExportFormat format, LightAs light);

} // namespace vitrine::exporting
