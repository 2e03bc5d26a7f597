#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoMap.h"

#include <numbers>

namespace vitrine::demos {

using namespace plan;

namespace {

const Vec3 kWarm{1.0, 0.78, 0.52};
const Vec3 kFire{1.0, 0.58, 0.26};

} // namespace

void DemoMap::fitHall() {
  const SideLook wood = m_parts.look("darkwood");
  const SideLook marble = m_parts.look("marble");
  const SideLook sandstone = m_parts.look("sandstone");
  m_parts.trim(kHall, 0, 16, 3, marble);
  m_parts.trim(kHall, 16, 20, 2, marble);
  m_parts.trim(kHall, 132, 138, 2, marble);
  for (const double y : {-248.0, -104.0, 56.0, 200.0})
    for (const double side : {-1.0, 1.0}) {
      m_parts.column({side * 168, y, 0}, 15, 316, sandstone, marble);
      const double wall = side * 256;
      m_parts.box({std::min(wall, wall - side * 7), y - 14, 20}, {std::max(wall, wall - side * 7), y + 14, 330},
                  sandstone);
      m_parts.box({std::min(wall, wall - side * 10), y - 17, 316}, {std::max(wall, wall - side * 10), y + 17, 330},
                  marble);
    }
  fitHallCeiling();
  // A carpet from the entrance to the garden door, and the piece the museum is proud of.
  m_parts.box({-40, -288, 0}, {40, 312, 1}, m_parts.look("carpet", 0.15625));
  m_parts.box({-56, 8, 0}, {56, 88, 8}, marble);
  m_parts.displayCase({0, 48, 8}, 72, 44, 0);
  m_parts.sign({0, 320, 214}, {0, -1, 0}, 176, "VITRINE");
  m_parts.picture({-256, -176, 92}, {1, 0, 0}, 88, 72, "picture_hills");
  m_parts.picture({-256, 128, 92}, {1, 0, 0}, 88, 72, "picture_birches");
  m_parts.picture({256, -32, 92}, {-1, 0, 0}, 88, 72, "picture_sea");
  m_parts.picture({256, 256, 92}, {-1, 0, 0}, 72, 72, "picture_fruit");
  m_parts.pedestal({-208, -104, 0}); // for the bust
  m_parts.pedestal({208, 56, 0}, 3);
  // The front door, shut for the night.
  m_parts.picture({-160, -320, 120}, {0, 1, 0}, 72, 88, "picture_lady");
  m_parts.picture({160, -320, 120}, {0, 1, 0}, 88, 72, "picture_squares");
  SideLook leaf = m_parts.look("door", 0.25, 16);
  leaf.fit = true;
  for (const double x : {-48.0, 0.0})
    m_parts.add(boxBrush({{x + 0.5, -320, 0}, {x + 47.5, -316, 140}}, {wood, wood, wood, leaf, wood, wood}));
  for (const double x : {-62.0, 48.0})
    m_parts.box({x, -320, 0}, {x + 14, -311, 140}, marble);
  m_parts.box({-68, -320, 140}, {68, -309, 156}, marble);
  m_parts.box({-60, -320, 156}, {60, -314, 164}, marble);
  m_parts.sign({0, -320, 190}, {0, 1, 0}, 112, "FAREWELL");
  m_parts.bench({-112, -216, 0}, false);
  m_parts.bench({112, -216, 0}, false);
  m_parts.chandelier({0, -180, 352}, 96, kWarm * 1.35);
  for (const double side : {-1.0, 1.0}) {
    m_parts.wallLamp({side * 249, -248, 120}, {-side, 0, 0}, kWarm * 0.28);
    m_parts.wallLamp({side * 249, 56, 120}, {-side, 0, 0}, kWarm * 0.28);
  }
}

void DemoMap::fitHallCeiling() {
  const SideLook marble = m_parts.look("marble");
  const SideLook plaster = m_parts.look("plaster", 0.5);
  m_parts.cornice(kHall, marble, 12);
  for (const double side : {-1.0, 1.0}) // beams over the two rows of columns
    m_parts.box({side * 168 - 20, -320, 316}, {side * 168 + 20, 320, 352}, plaster);
  for (const double y : {-264.0, -208.0, -152.0, -96.0, -42.0, 298.0})
    m_parts.box({-148, y - 10, 330}, {148, y + 10, 352}, plaster);
  for (const double side : {-1.0, 1.0})
    m_parts.box({side > 0 ? 112.0 : -128.0, -32, 330}, {side > 0 ? 128.0 : -112.0, 288, 352}, plaster);
  for (const double y : {-248.0, -104.0, 56.0, 200.0})
    for (const double side : {-1.0, 1.0})
      m_parts.box({side > 0 ? 188.0 : -256.0, y - 10, 332}, {side > 0 ? 256.0 : -188.0, y + 10, 352}, plaster);
  // Bars of the skylight.
  const SideLook iron = m_parts.look("metalpanel");
  const double z = kSkylight.maxs.z - 10;
  for (double x = -56; x <= 56; x += 56)
    m_parts.box({x - 2, kSkylight.mins.y, z}, {x + 2, kSkylight.maxs.y, z + 5}, iron);
  for (double y = kSkylight.mins.y + 64; y < kSkylight.maxs.y; y += 64)
    m_parts.box({kSkylight.mins.x, y - 2, z + 1}, {kSkylight.maxs.x, y + 2, z + 4}, iron);
}

void DemoMap::fitGallery() {
  const SideLook plaster = m_parts.look("plaster", 0.5);
  m_parts.wainscot(kGallery, 40);
  m_parts.cornice(kGallery, plaster, 12);
  m_parts.beams(kGallery, 0, 160, 14, 10, plaster);
  m_parts.box({kGallery.mins.x + 60, -608, 0}, {kGallery.maxs.x - 60, 288, 1}, m_parts.look("carpet", 0.171875));
  constexpr std::string_view kPictures[] = {"picture_sea",   "picture_lady",  "picture_squares", "picture_birches",
                                            "picture_hills", "picture_fruit", "picture_lady"};
  for (int i = 0; i < 7; ++i) {
    const double y = -560 + 132.0 * i;
    const double size = i % 2 ? 60 : 76;
    m_parts.picture({-512, y, 106}, {1, 0, 0}, size, i % 3 == 0 ? size * 0.8 : size, kPictures[i]);
    if (std::abs(y) > 110)
      m_parts.picture({-304, y + 16, 106}, {-1, 0, 0}, i % 2 ? 76 : 60, 60, kPictures[(i + 3) % 7]);
  }
  m_parts.picture({-408, -640, 112}, {0, 1, 0}, 112, 96, "picture_hills");
  m_parts.sign({-408, -640, 190}, {0, 1, 0}, 88, "GALLERY");
  m_parts.displayCase({-408, -432, 0}, 48, 72, 2);
  m_parts.displayCase({-408, -184, 0}, 48, 72, 4);
  m_parts.displayCase({-408, 160, 0}, 48, 72, 0);
  m_parts.bench({-408, -312, 0}, false);
  m_parts.bench({-408, 24, 0}, false);
  m_parts.pedestal({-488, 296, 0}, 1);
  m_parts.pedestal({-328, 296, 0}, 2);
  for (const double y : {-480.0, -160.0, 160.0})
    m_parts.hangingLamp({-408, y, 224}, 36, kWarm * 0.8);
}

void DemoMap::fitLibrary() {
  const SideLook wood = m_parts.look("darkwood");
  m_parts.wainscot(kLibrary, 36);
  m_parts.beams(kLibrary, 1, 96, 14, 16, wood);
  m_parts.trim(kLibrary, 236, 256, 6, wood);
  m_parts.bookcase({320, -32, 0}, {752, -12, 176}, {0, 1, 0});
  m_parts.bookcase({748, -8, 0}, {768, 296, 176}, {-1, 0, 0});
  m_parts.box({392, 56, 0}, {680, 264, 1}, m_parts.look("carpet", 0.25));
  m_parts.picture({304, 40, 120}, {1, 0, 0}, 64, 64, "picture_lady");
  m_parts.picture({304, 240, 120}, {1, 0, 0}, 76, 60, "picture_sea");
  m_parts.sign({536, -12, 196}, {0, 1, 0}, 96, "LIBRARY");
  m_parts.chandelier({472, 144, 256}, 64, kWarm * 2.5);
  m_parts.hangingLamp({656, 64, 256}, 88, kWarm * 1.25);
  m_parts.hangingLamp({360, 24, 256}, 88, kWarm * 1.0);
  fitReadingPlace();
}

void DemoMap::fitReadingPlace() {
  const SideLook wood = m_parts.look("darkwood", 0.25, 8);
  const Vec3 desk{536, 160, 0};
  m_parts.box(desk + Vec3{-56, -26, 28}, desk + Vec3{56, 26, 31}, wood);
  for (const double side : {-1.0, 1.0})
    m_parts.box(desk + Vec3{side * 40 - 12, -22, 0}, desk + Vec3{side * 40 + 12, 22, 28},
                m_parts.look("wainscot", 0.11, 8));
  m_parts.box(desk + Vec3{-30, -14, 31}, desk + Vec3{2, 10, 32}, m_parts.look("velvet", 0.25, 8));
  m_parts.box(desk + Vec3{10, -16, 31}, desk + Vec3{24, 4, 35}, m_parts.look("velvet", 0.25, 8));
  m_parts.box(desk + Vec3{11, -15, 35}, desk + Vec3{23, 3, 38}, m_parts.look("carpet", 0.05, 8));
  // The reading lamp hangs on a switch: its light has a style of its own.
  const Vec3 lamp = desk + Vec3{40, 8, 31};
  const SideLook brass = m_parts.look("brass", 0.25, 8);
  m_parts.add(columnBrush(lamp, 6, 2, 10, {brass, brass, brass}));
  m_parts.box(lamp + Vec3{-0.8, -0.8, 2}, lamp + Vec3{0.8, 0.8, 18}, brass);
  Brush shade = coneBrush(lamp + Vec3{0, 0, 15}, 9, 4, 9, 10,
                          {m_parts.look("lampglow", 1, 8), m_parts.look("lampglow", 1, 8), brass});
  shade.castsShadow = false;
  m_parts.add(shade);
  m_parts.addLight(lamp + Vec3{-2, 0, 12}, kWarm * 0.42, 3, 320, 32, "desk_lamp");
  // Chair
  const Vec3 chair = desk + Vec3{-6, 48, 0};
  m_parts.box(chair + Vec3{-11, -11, 16}, chair + Vec3{11, 11, 19}, m_parts.look("velvet", 0.25, 8));
  m_parts.box(chair + Vec3{-11, 9, 19}, chair + Vec3{11, 12, 44}, wood);
  for (const double x : {-9.0, 9.0})
    for (const double y : {-9.0, 9.0})
      m_parts.box(chair + Vec3{x - 1.5, y - 1.5, 0}, chair + Vec3{x + 1.5, y + 1.5, 16}, wood);
}

void DemoMap::fitCorridor() {
  const SideLook sandstone = m_parts.look("sandstone", 0.1875);
  const SideLook marble = m_parts.look("marble");
  m_parts.trim(kCorridor, 0, 12, 3, marble);
  for (double x = 352; x < 768; x += 96) {
    const Box rib{{x - 12, kCorridor.mins.y, 0}, {x + 12, kCorridor.maxs.y, kCorridor.maxs.z}};
    Box opening = rib;
    opening.mins.y += 8;
    opening.maxs.y -= 8;
    for (const double wall : {rib.mins.y, opening.maxs.y}) {
      m_parts.box({rib.mins.x, wall, 0}, {rib.maxs.x, wall + 8, 160}, sandstone);
      m_parts.box({rib.mins.x - 2, wall == rib.mins.y ? wall : wall - 2, 112},
                  {rib.maxs.x + 2, wall == rib.mins.y ? wall + 10 : wall + 8, 118}, marble);
    }
    opening.maxs.z = 160;
    m_parts.arch(opening, 0, sandstone, 12);
  }
  for (const double x : {400.0, 688.0})
    m_parts.wallLamp({x, kCorridor.mins.y, 84}, {0, 1, 0}, kWarm * 0.4);
  for (const double x : {496.0, 592.0})
    m_parts.wallLamp({x, kCorridor.maxs.y, 84}, {0, -1, 0}, kWarm * 0.4);
  m_parts.sign({592, -208, 134}, {0, 1, 0}, 88, "LABORATORY");
}

void DemoMap::fitTower() {
  fitTowerStairs();
  const SideLook wood = m_parts.look("planks");
  m_parts.beams({kTower.mins, kTower.maxs}, 0, 64, 10, 12, m_parts.look("darkwood"));
  // Corner posts of the well carry the stairs.
  for (const double x : {848.0, 936.0})
    for (const double y : {-192.0, -104.0})
      m_parts.box({x, y, -192}, {x + 8, y + 8, 440}, m_parts.look("darkwood"));
  // The lookout: a floor round the well with a rail.
  for (const double y : {-240.0, -96.0})
    m_parts.box({848, y, 432}, {992, y + 48, 448}, wood);
  m_parts.box({944, -192, 432}, {992, -96, 448}, wood);
  m_parts.wallLamp({896, -240, 60}, {0, 1, 0}, kFire * 0.6);
  m_parts.wallLamp({992, -144, 190}, {-1, 0, 0}, kFire * 0.6);
  m_parts.wallLamp({896, -48, 330}, {0, -1, 0}, kFire * 0.6);
  m_parts.wallLamp({896, -240, -110}, {0, 1, 0}, kFire * 0.6, 1);
}

/// Square winding stairs, 48 wide, round a well of 96: from the cellar at -192 to the lookout at 448. Each straight
/// flight climbs 64 in eight steps, each corner is a landing.
void DemoMap::fitTowerStairs() {
  const SideLook stone = m_parts.look("sandstone");
  struct Flight {
    Vec3 start;
    Vec3 direction;
    Vec3 landingMins; ///< the landing at its top
  };
  // In climbing order from the bottom north-west corner: east, south, west, north.
  const Flight flights[4] = {{{848, -72, 0}, {1, 0, 0}, {944, -96, 0}},
                             {{968, -96, 0}, {0, -1, 0}, {944, -240, 0}},
                             {{944, -216, 0}, {-1, 0, 0}, {800, -240, 0}},
                             {{824, -192, 0}, {0, 1, 0}, {800, -96, 0}}};
  double z = -192;
  for (int i = 0; z < 448; ++i) {
    const Flight& flight = flights[i % 4];
    const bool level = z == 0 && i % 4 == 3; // along the corridor's door the way is flat
    Vec3 start = flight.start;
    start.z = z;
    if (level) {
      m_parts.box({800, -192, -12}, {848, -96, 0}, stone);
    } else {
      m_parts.steps(start, flight.direction, 48, 8, 12, 8, 16, stone);
      z += 64;
    }
    const Vec3 low = flight.landingMins + Vec3{0, 0, z - 12};
    m_parts.box(low, low + Vec3{48, 48, 12}, stone);
  }
}

void DemoMap::fitCellar() {
  const SideLook stone = m_parts.look("stoneblocks");
  const SideLook sandstone = m_parts.look("sandstone");
  for (const double x : {400.0, 560.0, 720.0})
    for (const double y : {-224.0, -96.0})
      m_parts.column({x, y, -192}, 14, 120, sandstone, sandstone);
  for (const double x : {400.0, 560.0, 720.0}) {
    Box span{{x - 14, -210, -192}, {x + 14, -110, -72}};
    m_parts.arch(span, 0, stone, 10);
    m_parts.box({x - 16, -272, -72}, {x + 16, -48, -32}, stone);
  }
  for (const double y : {-224.0, -96.0})
    m_parts.box({352, y - 16, -72}, {768, y + 16, -32}, stone);
  // A foot bridge over the channel.
  m_parts.box({536, -200, -192}, {584, -120, -186}, m_parts.look("planks"));
  for (const double y : {-200.0, -122.0})
    for (const double x : {536.0, 582.0})
      m_parts.box({x, y, -186}, {x + 2, y + 2, -156}, m_parts.look("darkwood"));
  for (const double x : {536.0, 582.0})
    m_parts.box({x, -200, -158}, {x + 2, -120, -155}, m_parts.look("darkwood"));
  // Barrels and crates
  const SideLook planks = m_parts.look("planks", 0.125, 8);
  const SideLook iron = m_parts.look("metalpanel", 0.1, 8);
  for (int i = 0; i < 4; ++i) {
    const Vec3 foot{380.0 + 34 * i, -256, -192};
    m_parts.add(coneBrush(foot, 13, 16, 18, 12, {planks, planks, planks}));
    m_parts.add(coneBrush(foot + Vec3{0, 0, 18}, 16, 13, 18, 12, {planks, planks, planks}));
    m_parts.add(columnBrush(foot + Vec3{0, 0, 16}, 16.6, 4, 12, {iron, iron, iron}));
  }
  m_parts.box({620, -264, -192}, {660, -224, -152}, planks);
  m_parts.box({666, -266, -192}, {698, -234, -160}, planks);
  m_parts.box({628, -258, -152}, {652, -234, -128}, planks);
  m_parts.wallLamp({352, -160, -116}, {1, 0, 0}, kFire * 0.8, 1);
  m_parts.wallLamp({480, -48, -116}, {0, -1, 0}, kFire * 0.8);
  m_parts.wallLamp({640, -272, -110}, {0, 1, 0}, kFire * 0.85);
  m_parts.wallLamp({768, -208, -116}, {-1, 0, 0}, kFire * 0.7, 10);
  m_parts.addLight({560, -160, -188}, Vec3{0.35, 0.75, 0.8} * 0.12, 10, 260);
}

} // namespace vitrine::demos
