#include "tests/samples/xops/SmallFiles.h"

#include "resources/demos/pictures/BmpWriter.h"
#include "resources/demos/pictures/PngWriter.h"
#include "resources/demos/xops/BlockBuilder.h"
#include "resources/demos/xops/MissionWriter.h"

namespace vitrine::samples::small {

using namespace demos;

namespace {

constexpr const char* kJapaneseName =
    "\x95\x5c\x8e\xa6.bmp"; // "display" in Windows-932: its second byte is a backslash
constexpr const char* kJapaneseNameInUtf8 = "\xe8\xa1\xa8\xe7\xa4\xba.bmp";
constexpr const char* kLongName = "a_name_of_thirty_one_bytes_.bmp";

/// A chequered picture with one corner marked, so that turned and mirrored pictures show.
Canvas marked(const Vec3& light, const Vec3& dark, double alpha = 1) {
  constexpr int kSize = 16;
  Canvas canvas(kSize, kSize);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x) {
      canvas.at(x, y) = (x / 4 + y / 4) % 2 ? dark : light;
      canvas.alphaAt(x, y) = static_cast<float>(alpha);
    }
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 4; ++x)
      canvas.at(x, y) = {1, 0, 0};
  return canvas;
}

BoxCorners boxAt(int column, double height = 10) {
  return box(Rect::around(column * 15.0, 0, 10, 10), 0, height);
}

/// Blocks whose shape is odd.
void addShapes(BlockBuilder& map) {
  map.add(boxAt(0), Paper::fitted(0));
  map.add(standingSheet({10, 0, 0}, {20, 0, 5}, 0, 10), Paper::fitted(7)); // both sides of a sheet
  const Rect plan = Rect::around(30, 0, 10, 10);
  map.add(between(plan, 0, Rect::around(30, 0, 0, 0), 10), Paper::fitted(1)); // a pyramid: triangles, an empty top
  map.add(between(plan.grown(2), 10, Rect::around(30, 0, 14, 0), 14), Paper::fitted(2)); // a roof
  BoxCorners twisted = boxAt(3);
  twisted[2].y += 6; // the top is not flat, its diagonal matters
  map.add(twisted, Paper::fitted(3));
  map.add(turned(boxAt(4), {60, 0, 0}, 0.5), Paper{0, 4, {}, false}); // picture repeats, numbers beyond 0..1
  BoxCorners point;
  point.fill({75, 5, 0});
  map.add(point, Paper::fitted(0)); // nothing at all
}

/// Blocks whose numbers are odd.
void addNumbers(BlockBuilder& map) {
  Bd1Block& textures = map.add(boxAt(6), Paper::fitted(0));
  textures.faces[kTop].texture = kInvisible;
  textures.faces[kBottom].texture = -1;
  textures.faces[kFront].texture = 0x301; // only the low byte counts: slot 1
  textures.faces[kRight].texture = 8;     // a slot that is not used
  textures.faces[kBack].texture = 5;      // a picture that is not there
  textures.faces[kLeft].texture = 127;
  map.add(boxAt(7, 4), Paper::fitted(4)).enabled = 0;
  map.add(boxAt(8, 4), Paper::fitted(6)).enabled = 7;
  Bd1Block& far = map.add(boxAt(9), Paper::fitted(9));
  far.faces[kFront].picture = {{{-42.5, 0}, {52.5, 0}, {52.5, 95}, {-42.5, 95}}};
  map.add(box({-20, -20, 160, 20}, -2, 0), {2, 8, {}, false});
}

Mission mission(bool dark) {
  Mission mission;
  mission.shortName = dark ? "SMALL NIGHT" : "SMALL";
  mission.fullName = "\x8f\xac\x82\xb3\x82\xc8\x94\x43\x96\xb1"; // "a small mission"
  mission.map = dark ? "./addon/small/plain.bd1" : ".\\addon\\small\\odd.bd1";
  mission.points = ".\\ADDON\\Small\\points.pd1";
  mission.sky = dark ? 3 : 0;
  mission.dark = dark;
  mission.moreCollision = dark;
  mission.addonObject = dark ? ".\\addon\\small\\thing.txt" : "!";
  mission.pictureA = ".\\addon\\small\\tex\\wall.bmp";
  mission.pictureB = dark ? ".\\addon\\small\\glass.png" : "!";
  mission.briefing = {"Nothing happens here.", "", "\x90\xc3\x82\xa9\x82\xc9."}; // "quietly"
  return mission;
}

} // namespace

Bd1Map oddBlocks() {
  BlockBuilder builder;
  addShapes(builder);
  addNumbers(builder);
  Bd1Map map;
  map.textures = {"floor.bmp", "tex\\wall.bmp", ".\\TEX\\Wall.BMP",    kJapaneseName,
                  kLongName,   "missing.jpg",   "wrong_extension.bmp", "glass.png",
                  "",          "floor.bmp"};
  map.blocks = builder.blocks();
  return map;
}

std::vector<Pd1Point> everyPoint() {
  std::vector<Pd1Point> points = {
      {{0, 0, -20}, 0, kPerson, 1, 2, 0},         {{5, 0, -20}, 1.5, kWeapon, 3, 200, 0},
      {{10, 0, -20}, 0, kPath, 0, 3, 2},          {{15, 0, -20}, 0, kPersonTemplate, 5, 1, 1},
      {{20, 12, -20}, 0, kSmallObject, 8, 1, 20}, {{25, 0, -20}, -3, kPersonOneWeapon, 1, 3, 30},
      {{30, 0, -20}, 0, kRandomWeapon, 1, 2, 0},  {{35, 0, -20}, 0, kRandomPath, 2, 3, 3},
      {{40, 0, -20}, 0, kMissionWon, 0, 0, -109}, {{45, 0, -20}, 0, kMissionLost, 0, 0, -119},
  };
  for (int kind = kWaitForDeath; kind <= kChangeTeam; ++kind) {
    const int number = -100 - (kind - kWaitForDeath);
    const int next = kind == kChangeTeam ? -109 : number - 1;
    points.push_back(
        {{50.0 + 5 * (kind - kWaitForDeath), 0, -20}, 0, kind, kind == kShowMessage ? 1 : 0, next, number});
  }
  points.push_back({{100, 0, -20}, 0, 42, 1, -2, 3});
  return points;
}

std::vector<SmallFile> files() {
  const std::string folder = "addon/small/";
  const Canvas floor = marked({0.6, 0.6, 0.6}, {0.5, 0.5, 0.5});
  const Canvas wall = marked({0.7, 0.6, 0.4}, {0.6, 0.5, 0.3});
  Bd1Map plain;
  plain.textures[0] = "floor.bmp";
  BlockBuilder one;
  one.add(box(Rect::around(0, 0, 10, 10), 0, 10), Paper::fitted(0));
  plain.blocks = one.blocks();
  plain.editorTail = false;
  Bd1Map empty;
  empty.editorTail = false;
  return {
      {"addon/small.mif", writeMission(mission(false))},
      {"addon/night.mif", writeMission(mission(true))},
      {folder + "odd.bd1", writeBd1(oddBlocks())},
      {folder + "plain.bd1", writeBd1(plain)},
      {folder + "empty.bd1", writeBd1(empty)},
      {folder + "points.pd1", writePd1(everyPoint())},
      {folder + "points.msg", writeLines({"First.", "\x92\x86\x92\xeb"})},
      {folder + "no_points.pd1", writePd1({}, false)},
      {folder + "thing.txt",
       writeLines({".\\addon\\small\\thing.x", ".\\addon\\small\\floor.bmp", "5", "10", "0", "3"})},
      {folder + "floor.bmp", writePalettedBmp(floor)},
      {folder + "tex/wall.bmp", writeBmp(wall)},
      {folder + kJapaneseNameInUtf8, writePalettedBmp(marked({0.4, 0.5, 0.8}, {0.3, 0.4, 0.7}))},
      {folder + kLongName, writeBmp(marked({0.4, 0.7, 0.4}, {0.3, 0.6, 0.3}))},
      {folder + "wrong_extension.bmp", writePng(marked({0.8, 0.8, 0.3}, {0.7, 0.7, 0.2}))},
      {folder + "glass.png", writePng(marked({0.8, 0.9, 1}, {0.6, 0.8, 0.9}, 0.4))},
  };
}

} // namespace vitrine::samples::small
