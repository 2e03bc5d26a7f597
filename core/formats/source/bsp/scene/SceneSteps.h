#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

/// Steps of building a map's scene that add one thing each. `skyArea` is the area of the 3D sky, 0 for none: what
/// stands there goes into its layer.
namespace vitrine::formats::source {

/// Player starts as cameras, the first for the start of a viewer. The middle of the world where there are none.
void addCameras(SceneParts& parts);

/// The six pictures that worldspawn's `skyname` names, as a cube around the eye behind all else; nothing where the map
/// has no sky to see it through. docs/formats/source-bsp.md, "2D sky".
void addSkyBox(SceneParts& parts);

/// Static props as nodes that want their models.
void addStaticProps(SceneParts& parts, int skyArea);

/// Detail props: sprites as one mesh per billboard mode, in a surface per leaf; models as nodes, each standing in by
/// a box until it is found. docs/formats/source-bsp.md, "Detail props".
void addDetailProps(SceneParts& parts, int skyArea);

/// One fog volume per row of LEAFWATERDATA, as leaves name them (Visibility::Leaf::fogVolume);
/// docs/formats/source-bsp.md, "Water".
void addWaterVolumes(SceneParts& parts);

/// The distances of the map's water_lod_control, with a toggle; nothing where the map has no water. After all
/// materials. docs/formats/source-bsp.md, "Water".
void addWaterDistances(SceneParts& parts);

/// The colour tables of color_correction and color_correction_volume entities, with a control;
/// docs/formats/source-bsp.md, "Colour correction".
void addColorCorrections(SceneParts& parts);

/// Shows the light samples of the leaves as small cubes, in a hidden layer: each side in the colour of the light that
/// comes from there, painted, so that exposure does not matter (docs/formats/source-bsp.md, "Ambient light").
void addAmbientCubes(SceneParts& parts);

/// Shows the openings between areas as translucent polygons, in a hidden layer: each side is the record of the area it
/// faces (docs/formats/source-bsp.md, "Area portals").
void addAreaPortals(SceneParts& parts);

} // namespace vitrine::formats::source
