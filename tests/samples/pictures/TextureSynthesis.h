#pragma once

#include "pictures/Canvas.h"

#include <string_view>

namespace vitrine::samples {

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

/// Face of the sky: 0 rt (+x), 1 lf (-x), 2 bk (+y), 3 ft (-y), 4 up, 5 dn.
Canvas paintSkyFace(int size, int face, const Vec3& towardsSun);
/// Light of the sky in a direction, display colour.
Vec3 skyColour(const Vec3& direction, const Vec3& towardsSun);

} // namespace vitrine::samples
