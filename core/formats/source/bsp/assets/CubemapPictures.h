#pragma once

#include "core/files/Mount.h"
#include "core/formats/api/Format.h"
#include "core/formats/source/bsp/records/MapRecords.h"

namespace vitrine::formats::source {

/// Picture in the pakfile of the world all around a place; docs/formats/source-bsp.md, "Cube maps".
struct CubemapPicture {
  QVector3D place; ///< scene axes
  QString texture; ///< below materials/, without extension
};

/// Pictures that the pakfile (may be null) has of a map's cube maps. `mapName`: of the file, without extension.
std::vector<CubemapPicture> findCubemapPictures(const MapRecords& records, const files::Mount* pakfile,
                                                const QString& mapName);

/// True if a material mirrors the surroundings of its faces (`$envmap env_cubemap`).
bool mirrorsAnything(const scene::Material& material);

/// Gives a material that mirrors its environment (`$envmap env_cubemap`) the picture that the map compiler chose for
/// its faces, where its name tells, else the one nearest to the things in the scene that it is on.
void mirrorSurroundings(MaterialAsset& found, const scene::AssetRef& ref, const Scene& scene,
                        const std::vector<CubemapPicture>& pictures);

} // namespace vitrine::formats::source
