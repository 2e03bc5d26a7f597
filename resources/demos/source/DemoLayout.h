#pragma once

#include "resources/demos/common/Geometry.h"

// The plan of the demo museum. North is +y.
namespace vitrine::demos::plan {

inline constexpr Box kHall{{-256, -320, 0}, {256, 320, 352}};
inline constexpr Box kSkylight{{-112, -32, 352}, {112, 288, 416}};
inline constexpr Box kGallery{{-512, -640, 0}, {-304, 320, 224}};
inline constexpr Box kLibrary{{304, -32, 0}, {768, 320, 256}};
inline constexpr Box kCorridor{{304, -208, 0}, {768, -112, 160}};
inline constexpr Box kTower{{800, -240, -192}, {992, -48, 576}};
inline constexpr Box kCellar{{352, -272, -192}, {768, -48, -32}};

inline constexpr Box kLab{{352, -608, 0}, {768, -256, 144}};
inline constexpr Box kLabTunnel{{768, -464, 0}, {1504, -368, 112}};

inline constexpr Box kGardenDoor{{-56, 320, 0}, {56, 384, 176}};
inline constexpr Box kGalleryDoor{{-304, -40, 0}, {-256, 40, 128}};
inline constexpr Box kLibraryDoor{{256, 96, 0}, {304, 160, 116}};
inline constexpr Box kCorridorDoor{{256, -192, 0}, {304, -128, 124}};
inline constexpr Box kLabDoor{{560, -256, 0}, {624, -208, 116}};
inline constexpr Box kTowerDoor{{768, -192, 0}, {800, -144, 108}};
inline constexpr Box kCellarDoor{{768, -96, -192}, {800, -48, -88}};

inline constexpr Box kHallWindows[] = {{{-208, 320, 56}, {-120, 384, 264}}, {{120, 320, 56}, {208, 384, 264}}};
inline constexpr Box kGalleryWindow{{-456, 320, 48}, {-360, 384, 192}};
inline constexpr Box kLibraryWindows[] = {
    {{352, 320, 40}, {440, 384, 208}}, {{492, 320, 40}, {580, 384, 208}}, {{632, 320, 40}, {720, 384, 208}}};
inline constexpr Box kTowerWindows[] = {{{768, -176, 464}, {800, -112, 544}},
                                        {{992, -176, 464}, {1024, -112, 544}},
                                        {{864, -272, 464}, {928, -240, 544}},
                                        {{864, -48, 464}, {928, -16, 544}}};

inline constexpr double kRoof = 416;
inline constexpr double kTowerTop = 640;
inline constexpr double kGardenWall = 160;
inline constexpr double kFacade = 384; ///< y of the north front
inline constexpr Box kGarden{{-512, kFacade, 0}, {992, 1216, kGardenWall}};
inline constexpr Box kPond{{-112, 656, -200}, {112, 880, 0}}; ///< deep enough to dive in
inline constexpr double kPondLevel = -12;
inline constexpr Box kWorld{{-1024, -1024, 0}, {1536, 1792, 1024}}; ///< reach of the open air
inline constexpr Box kTowerShaft{{768, -272, 0}, {1024, -16, kTowerTop}};
inline constexpr Box kHill{{224, 704, 0}, {992, 1216, 0}};
inline constexpr double kHillPatch = 256;
inline constexpr Box kChannel{{432, -192, -240}, {688, -128, -192}};
inline constexpr double kChannelLevel = -204;
inline constexpr Box kSkyRoom{{2048, -256, -2}, {2560, 256, 126}};
inline constexpr Vec3 kSkyCamera{2304, 0, 0};
inline constexpr Vec3 kLighthouse{-120, 130, -2}; ///< its foot, as seen from the sky camera

// Areas, which portals part.
inline constexpr int kMainArea = 1;
inline constexpr int kCellarArea = 2;
inline constexpr int kSkyArea = 3;
inline constexpr int kLabArea = 4;
inline constexpr int kGalleryArea = 5;

/// Place from which one looks along the tunnel of the laboratory, and how far away its targets are.
inline constexpr Vec3 kFogEye{448, -416, 64};
inline constexpr double kFogTargets[] = {256, 512, 768, 1024};

} // namespace vitrine::demos::plan
