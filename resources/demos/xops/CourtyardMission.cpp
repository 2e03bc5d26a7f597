#include "resources/demos/pictures/BmpWriter.h"
#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/PngWriter.h"
#include "resources/demos/pictures/TextureSynthesis.h"
#include "resources/demos/xops/Courtyard.h"
#include "resources/demos/xops/PlanPicture.h"

namespace vitrine::demos::courtyard {

namespace {

constexpr double kGallery = 46;

// Numbers by which points find each other.
enum Number {
  kPlayer = 0,
  kGuest = 1, ///< templates of persons
  kGuard,
  kCaptain,
  kGatePost = 10, ///< path points
  kRoundNorth = 20,
  kRoundEast,
  kRoundSouth,
  kRoundWest,
  kGalleryWest = 30,
  kGalleryEast,
  kGalleryChoice,
  kDoorPost = 40,
  kShedPost,
  kGateGuard = 60, ///< persons
  kRoundGuard,
  kGalleryGuard,
  kTheCaptain,
  kShedGuard,
  kCanOnCrate = 80, ///< objects
  kFirstChain = -100,
  kSecondChain = -110,
  kThirdChain = -120,
};

// Ways that a person moves on from a path point.
enum PathMode { kWalk = 0, kRun = 1, kStay = 2, kPause = 5 };

void addPersons(std::vector<Pd1Point>& points) {
  points.insert(points.end(), {
                                  {{0, 0, -330}, 0, kPersonTemplate, 0, 0, kGuest},
                                  {{8, 0, -330}, 0, kPersonTemplate, 5, 1, kGuard},
                                  {{16, 0, -330}, 0, kPersonTemplate, 9, 1, kCaptain},
                                  {{0, -0.5, -310}, 0, kPerson, kGuest, 0, kPlayer},
                                  {{20, 0, -138}, kPi, kPerson, kGuard, kGatePost, kGateGuard},
                                  {{70, 0, 40}, 0, kPerson, kGuard, kRoundEast, kRoundGuard},
                                  {{-80, kGallery, 106}, kPi, kPerson, kGuard, kGalleryEast, kGalleryGuard},
                                  {{0, 0, 108}, kPi, kPerson, kCaptain, kDoorPost, kTheCaptain},
                                  {{-156, 0, 20}, kPi / 2, kPersonOneWeapon, kGuard, kShedPost, kShedGuard},
                              });
}

void addPaths(std::vector<Pd1Point>& points) {
  points.insert(points.end(), {
                                  {{20, 0, -138}, kPi, kPath, kStay, kRoundSouth, kGatePost},
                                  {{0, 0, 62}, 0, kPath, kWalk, kRoundEast, kRoundNorth},
                                  {{82, 0, -20}, 0, kPath, kWalk, kRoundSouth, kRoundEast},
                                  {{0, 0, -100}, kPi, kPath, kPause, kRoundWest, kRoundSouth},
                                  {{-58, 0, -20}, 0, kPath, kWalk, kRoundNorth, kRoundWest},
                                  {{-100, kGallery, 106}, 0, kPath, kPause, kGalleryChoice, kGalleryWest},
                                  {{100, kGallery, 106}, 0, kPath, kPause, kGalleryChoice, kGalleryEast},
                                  {{0, kGallery, 106}, 0, kRandomPath, kGalleryWest, kGalleryEast, kGalleryChoice},
                                  {{0, 0, 108}, kPi, kPath, kStay, kDoorPost, kDoorPost},
                                  {{-156, 0, 20}, kPi / 2, kPath, kStay, kShedPost, kShedPost},
                              });
}

void addThings(std::vector<Pd1Point>& points) {
  points.insert(points.end(), {
                                  {{-150, 0, -14}, 0.6, kWeapon, 4, 30, 0},
                                  {{-172, 0, 50}, 1.9, kWeapon, 12, 200, 0},
                                  {{168, 0, 84}, 0.2, kRandomWeapon, 2, 8, 0},
                                  {{-176, 36, -17}, 0.4, kSmallObject, 0, 0, kCanOnCrate},
                                  {{-160, 16, -24}, 1.2, kSmallObject, 1, 0, kCanOnCrate + 1},
                                  {{-120, 18, -104}, 2.2, kSmallObject, 0, 0, kCanOnCrate + 2},
                                  {{-40, 0, 110}, 2.8, kSmallObject, 7, 1, kCanOnCrate + 3},
                                  {{-26, 0, 112}, 3.6, kSmallObject, 7, 1, kCanOnCrate + 4},
                                  {{44, 0, 112}, 0, kSmallObject, 8, 1, kCanOnCrate + 5},
                                  {{-24, 0, -196}, 0, kSmallObject, 11, 1, kCanOnCrate + 6},
                                  {{24, 0, -196}, 0, kSmallObject, 11, 1, kCanOnCrate + 7},
                              });
}

/// Three chains run at once: the errand itself, a hint for those who look around, and the end of a careless guest.
void addEvents(std::vector<Pd1Point>& points) {
  const auto event = [&points](const Vec3& place, int kind, int p2, int next, int number) {
    points.push_back({place, 0, kind, p2, next, number});
  };
  const Vec3 gate{0, 0, -120};
  event({-44, 0, -270}, kShowMessage, 0, kFirstChain - 1, kFirstChain);
  event(gate, kWaitForArrival, kPlayer, kFirstChain - 2, kFirstChain - 1);
  event(gate, kShowMessage, 1, kFirstChain - 3, kFirstChain - 2);
  event({20, 0, -138}, kPathToWalk, kGatePost, kFirstChain - 4, kFirstChain - 3);
  event(gate, kWaitForTime, 15, kFirstChain - 5, kFirstChain - 4);
  event(gate, kShowMessage, 2, kFirstChain - 6, kFirstChain - 5);
  event({0, 0, 108}, kWaitForDeath, kTheCaptain, kFirstChain - 7, kFirstChain - 6);
  event({0, 0, 108}, kShowMessage, 3, kFirstChain - 8, kFirstChain - 7);
  event({0, 0, 90}, kMissionWon, 0, 0, kFirstChain - 8);

  event({174, 0, 80}, kWaitForArrival, kPlayer, kSecondChain - 1, kSecondChain);
  event({174, 0, 80}, kShowMessage, 4, kSecondChain - 2, kSecondChain - 1);
  event({-176, 36, -17}, kWaitForBreaking, kCanOnCrate, kSecondChain - 3, kSecondChain - 2);
  event({-156, 0, 20}, kChangeTeam, kShedGuard, kSecondChain - 4, kSecondChain - 3);
  event({-156, 0, 20}, kShowMessage, 5, kFirstChain - 6, kSecondChain - 4);

  event({-44, 0, -310}, kWaitForDeath, kPlayer, kThirdChain - 1, kThirdChain);
  event({-44, 0, -330}, kMissionLost, 0, 0, kThirdChain - 1);
}

/// The pictures in the order of their slots.
std::vector<Canvas> pictures() {
  return {paintSandstone(256), plasterPicture(256), paintPlanks(256),    paintRoofTiles(256), paintGrass(256),
          paintCobbles(256),   detailsPicture(256), foliagePicture(256), paintWater(128),     glassPicture(64)};
}

bool named(const std::string& path, std::string_view extension) {
  return path.ends_with(extension);
}

/// Most BMPs of the time had 256 colours; the details have too many different ones for that.
Bytes pictureFile(const std::string& path, const Canvas& canvas) {
  if (named(path, ".png"))
    return writePng(canvas);
  return path == "details.bmp" ? writeBmp(canvas) : writePalettedBmp(canvas);
}

Canvas briefingPicture(const Bd1Map& map, const std::vector<Canvas>& textures) {
  constexpr int kSize = 256;
  std::vector<Vec3> colours;
  for (int slot = kStone; slot <= kDetails; ++slot)
    colours.push_back(displayFromLinear(linearMean(textures[static_cast<std::size_t>(slot)])));
  Canvas plan = paintPlan(map, colours, {-260, -300, 260, 220}, kSize);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x) {
      const int border = std::min(std::min(x, kSize - 1 - x), std::min(y, kSize - 1 - y));
      const double paper = tileFractal((x + 0.5) / kSize, (y + 0.5) / kSize, 4, 5, 511);
      Vec3& pixel = plan.at(x, y);
      pixel = lerp(pixel * 1.1, Vec3{0.86, 0.79, 0.64} * (1 + 0.1 * paper), border < 6 ? 1.0 : 0.18);
      if (border == 6)
        pixel = {0.2, 0.16, 0.12};
    }
  const int left = (kSize - textWidth("THE COURTYARD") * 2) / 2;
  drawText(plan, "THE COURTYARD", left + 1, 233, 2, {0.1, 0.08, 0.05});
  drawText(plan, "THE COURTYARD", left, 232, 2, {0.97, 0.92, 0.78});
  return plan;
}

Mission mission() {
  Mission mission;
  mission.shortName = "VITRINE COURTYARD";
  // "The watch of the courtyard" in Windows-932, as most missions have their names in Japanese.
  mission.fullName = "\x92\x86\x92\xeb\x82\xcc\x8c\xa9\x92\xa3\x82\xe8  The Watch of the Courtyard";
  mission.map = ".\\addon\\vitrine_courtyard\\map.bd1";
  mission.points = ".\\addon\\vitrine_courtyard\\points.pd1";
  mission.sky = 1;
  mission.pictureA = ".\\addon\\vitrine_courtyard\\briefing.bmp";
  mission.briefing = {
      "The old courtyard is being watched.",
      "",
      "Walk in through the south gate and speak",
      "to nobody: the captain at the door of the",
      "house knows your face. His men walk their",
      "rounds by the fountain and on the gallery.",
      "",
      "There is said to be a can on a crate in",
      "the shed which one of the guards is rather",
      "fond of. The bell tower tells you more.",
      "",
      "Come back when the captain is gone.",
  };
  return mission;
}

} // namespace

std::vector<Pd1Point> points() {
  std::vector<Pd1Point> points;
  addPersons(points);
  addPaths(points);
  addThings(points);
  addEvents(points);
  return points;
}

std::vector<std::string> messages() {
  return {
      "The gate stands open. Nobody has seen you yet.",
      "You are in the courtyard. Keep clear of the fountain.",
      "The guard of the gate has joined the round.",
      "The captain is gone. Well done.",
      "A note on the door: \"He would leave for the sake of his can.\"",
      "The guard of the shed is on your side now.",
  };
}

std::vector<MissionFile> files() {
  const std::string folder = "addon/vitrine_courtyard/";
  const Bd1Map made = map();
  const std::vector<Canvas> textures = pictures();
  std::vector<MissionFile> files = {{"addon/vitrine_courtyard.mif", writeMission(mission())},
                                    {folder + "map.bd1", writeBd1(made)},
                                    {folder + "points.pd1", writePd1(points())},
                                    {folder + "points.msg", writeLines(messages())},
                                    {folder + "briefing.bmp", writeBmp(briefingPicture(made, textures))}};
  for (std::size_t slot = 0; slot < made.textures.size(); ++slot)
    files.push_back({folder + made.textures[slot], pictureFile(made.textures[slot], textures[slot])});
  return files;
}

} // namespace vitrine::demos::courtyard
