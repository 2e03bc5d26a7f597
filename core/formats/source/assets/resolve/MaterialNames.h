#pragma once

#include <QString>
#include <QStringList>
#include <QVector3D>

#include <optional>

namespace vitrine::formats::source {

/// The names under which a map's material may be found, best first, without "materials/" and extension. Map compilers
/// copy materials under names such as "maps/de_x/concrete/wall_12_-40_8" or "…_406_7_304_depth_115" for their cube
/// maps; where the copy is missing, the original will do (docs/formats/source-assets.md, "Patched names").
QStringList materialNameCandidates(const QString& name);

/// The place of the cube map that a copy is for, as its name says: (-40, 12, 8) for "maps/de_x/concrete/wall_-40_12_8".
/// nullopt for what is no such copy.
std::optional<QVector3D> cubemapPlaceOf(const QString& name);

/// True if a material or texture is a side of a 2D sky.
bool isSkyName(const QString& name);

/// The names of the HDR picture that stands in for a side of the sky whose plain one is not there: "skybox/dayrt" ->
/// "skybox/day_hdrrt", "skybox/dayrt_hdr". Empty for what is no sky, and for those that are HDR already.
QStringList hdrSkyNames(const QString& name);

} // namespace vitrine::formats::source
