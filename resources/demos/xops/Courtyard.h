#pragma once

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/xops/BlockBuilder.h"
#include "resources/demos/xops/MissionWriter.h"
#include "resources/demos/xops/Pd1Writer.h"

#include <string>
#include <vector>

namespace vitrine::demos::courtyard {

// The demo mission: a walled courtyard with a gate in the south (-z), a house with an arcade in the north, a bell
// tower, a glasshouse, a shed and a fountain. The yard reaches from -200 to 200 and from -150 to 150; floors are at 0.

// Slots of the map's textures. Pictures that can be seen through come last: the game draws in this order.
enum Slot { kStone, kPlaster, kPlanks, kRoof, kGrass, kCobbles, kDetails, kFoliage, kWater, kGlass };

inline constexpr Paper kStonePaper{kStone, 68, {}, false};
inline constexpr Paper kPlasterPaper{kPlaster, 96, {}, false};
inline constexpr Paper kPlanksPaper{kPlanks, 48, {}, false};
inline constexpr Paper kUprightPlanksPaper{kPlanks, 48, {}, true};
inline constexpr Paper kRoofPaper{kRoof, 60, {}, false};
inline constexpr Paper kGrassPaper{kGrass, 96, {}, false};
inline constexpr Paper kCobblesPaper{kCobbles, 50, {}, false};
inline constexpr Paper kWaterPaper{kWater, 32, {}, false};
inline constexpr Paper kGlassPaper{kGlass, 20, {}, false};
inline constexpr Paper kNothing{kInvisible, 0, {}, false};

// Parts of the picture of details. Each keeps clear of its neighbours by a texel or more.
inline constexpr Paper kCratePaper{kDetails, 0, {0.008, 0.008, 0.492, 0.492}, false};
inline constexpr Paper kDoorPaper{kDetails, 0, {0.508, 0.008, 0.742, 0.492}, false};
inline constexpr Paper kWindowPaper{kDetails, 0, {0.758, 0.008, 0.992, 0.492}, false};
inline constexpr Paper kTrimPaper{kDetails, 0, {0.008, 0.508, 0.492, 0.992}, false};
inline constexpr Paper kSignPaper{kDetails, 0, {0.503, 0.503, 0.997, 0.622}, false};
inline constexpr Paper kLampPaper{kDetails, 0, {0.508, 0.633, 0.617, 0.742}, false};
inline constexpr Paper kBrassPaper{kDetails, 0, {0.633, 0.633, 0.742, 0.742}, false};
inline constexpr Paper kIronPaper{kDetails, 0, {0.758, 0.633, 0.867, 0.742}, false};
inline constexpr Paper kSoilPaper{kDetails, 0, {0.883, 0.633, 0.992, 0.742}, false};
inline constexpr Paper kStrawPaper{kDetails, 0, {0.508, 0.758, 0.742, 0.992}, false};
inline constexpr Paper kBarkPaper{kDetails, 0, {0.758, 0.758, 0.992, 0.992}, false};

// Parts of the picture of leaves.
inline constexpr Paper kCrownPaper{kFoliage, 0, {0.004, 0.004, 0.496, 0.496}, false};
inline constexpr Paper kIvyPaper{kFoliage, 0, {0.504, 0.004, 0.996, 0.496}, false};
inline constexpr Paper kFlowersPaper{kFoliage, 0, {0.004, 0.504, 0.496, 0.996}, false};
inline constexpr Paper kBushPaper{kFoliage, 0, {0.504, 0.504, 0.996, 0.996}, false};

// Parts of the map.
void addGate(BlockBuilder& map); ///< the walls, too
void addHouse(BlockBuilder& map);
void addTower(BlockBuilder& map);
void addGlasshouse(BlockBuilder& map);
void addShed(BlockBuilder& map);
void addFountain(BlockBuilder& map);
void addGarden(BlockBuilder& map); ///< the ground, trees and beds

Bd1Map map();

Canvas plasterPicture(int size);
Canvas detailsPicture(int size);
Canvas foliagePicture(int size);
Canvas glassPicture(int size);

/// A file of the mission and where it lies in the game's folder.
struct MissionFile {
  std::string path;
  Bytes data;
};

std::vector<Pd1Point> points();
std::vector<std::string> messages(); ///< shown by the points of kind kShowMessage
std::vector<MissionFile> files();

} // namespace vitrine::demos::courtyard
