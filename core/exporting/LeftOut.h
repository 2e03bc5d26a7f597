#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/scene/Scene.h"

#include <QStringList>

namespace vitrine::exporting {

/// What a scene has and files of a format do not get of it (docs/export.md), as user texts. `light`: as of
/// ExportTarget.
QStringList leftOut(const Scene& scene, const scene::SceneAssets& assets, ExportFormat format, LightAs light);

} // namespace vitrine::exporting
