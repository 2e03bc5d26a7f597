#pragma once

#include "core/files/Mount.h"
#include "core/formats/api/Format.h"
#include "core/formats/source/bsp/MapRecords.h"

namespace vitrine::formats::source {

/// What the world looks like all around a place, as a picture in the pakfile; docs/formats/source-bsp.md, "Cube maps".
struct CubemapPicture {
  QVector3D place; ///< scene axes
  QString texture; ///< below materials/, without extension
};

/// Those of a map's cube maps that its pakfile (may be null) has pictures of. `mapName`: of the file, without extension.
std::vector<CubemapPicture> findCubemapPictures(const MapRecords& records, const files::Mount* pakfile,
                                                const QString& mapName);

/// Where a material mirrors whatever is around (`$envmap env_cubemap`), gives it the picture nearest to the things in the
/// scene that it is on.
void mirrorSurroundings(MaterialAsset& found, const scene::AssetRef& ref, const Scene& scene,
                        const std::vector<CubemapPicture>& pictures);

} // namespace vitrine::formats::source
