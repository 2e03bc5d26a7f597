#pragma once

#include "resources/demos/pictures/Canvas.h"

#include <string_view>

namespace vitrine::demos {

// Painters of the demo's textures. All are square unless a width is asked for, repeat without a seam unless they are
// pictures, and depend on their arguments alone.

// Masonry
Canvas paintBrick(int size);
Canvas paintPlaster(int size);
Canvas paintStoneBlocks(int size);
Canvas paintMarbleTiles(int size);
Canvas paintMarble(int size);
Canvas paintSandstone(int size);
Canvas paintCobbles(int size);
Canvas paintRoofTiles(int size);
Canvas paintStoneBlockNormals(int size);

// Surfaces with a relief: a picture, and what the engine bends light with
Canvas paintRoughBrick(int size);
Canvas paintRoughBrickNormals(int size);
Canvas paintReliefTiles(int size);
Canvas paintReliefTileWeights(int size); ///< "self-shadowed": shares of the three bump directions, not a normal
Canvas paintPyramidNormals(int size);    ///< 2 x 2 pyramids with slopes of kPyramidSlope, on a flat rim
Canvas paintRidgeWeights(int size);      ///< three bands, each of one bump direction alone

/// Sine of the angle by which the sides of a pyramid lean.
inline constexpr double kPyramidSlope = 0.6;

// Wood, metal and cloth
Canvas paintParquet(int size);
Canvas paintPlanks(int size);
Canvas paintDarkWood(int size);
Canvas paintPanelledDoor(int size);
Canvas paintMetalPanel(int size);
Canvas paintBrass(int size);
Canvas paintCarpet(int size);
Canvas paintWallpaper(int size);
Canvas paintVelvet(int size);
Canvas paintWainscot(int size);

// Nature
Canvas paintGrass(int size);
Canvas paintRock(int size);
Canvas paintHedge(int size);
Canvas paintGravel(int size);
Canvas paintWater(int size);
Canvas paintGlass(int size);
Canvas paintFlowers(int size);

// Pictures
Canvas paintSign(int size, std::string_view text); ///< four times as wide as high
Canvas paintPicture(int size, int number);         ///< numbers 0 to 5
Canvas paintBooks(int size);
Canvas paintLampGlow(int size);
Canvas paintTool(int size, std::string_view text, const Vec3& colour);

// Exhibits: flat colours to measure by, and things with holes or shine
Canvas paintWhite(int size);
Canvas paintGrey(int size); ///< 128 of 255
Canvas paintBlack(int size);
Canvas paintRed(int size);
Canvas paintGreen(int size);
Canvas paintBeacon(int size);
Canvas paintGrate(int size);
Canvas paintHologram(int size);
Canvas paintMosaic(int size);
Canvas paintRosette(int size);
Canvas paintFootpath(int size);

/// Face of the sky: 0 rt (+x), 1 lf (-x), 2 bk (+y), 3 ft (-y), 4 up, 5 dn.
Canvas paintSkyFace(int size, int face, const Vec3& towardsSun);
/// Light of the sky in a direction, display colour.
Vec3 skyColour(const Vec3& direction, const Vec3& towardsSun);

} // namespace vitrine::demos
