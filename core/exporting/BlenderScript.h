#pragma once

#include <QByteArray>
#include <QString>

namespace vitrine::exporting {

/// A Python script for Blender (3.4 and later) that opens a glTF file and shows it in the light of its lightmaps. Both
/// names are of files beside the script; `range`: ExportLightmaps::range.
QByteArray blenderScript(const QString& model, const QString& lightmaps, float range);

} // namespace vitrine::exporting
