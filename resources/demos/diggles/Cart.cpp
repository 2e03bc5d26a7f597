#include "resources/demos/diggles/Cart.h"

#include "resources/demos/diggles/Atlas.h"
#include "resources/demos/diggles/Gnome.h"
#include "resources/demos/diggles/ModelAssembly.h"
#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

namespace vitrine::demos::diggles::cart {

namespace {

/// Beside the gnome, on his left, so that both can be shown at once.
constexpr Vec3 kStand{74, 0, -4};
constexpr double kWheelRadius = 9;
constexpr double kFloor = 13;
constexpr double kRim = 44;

enum Part { kBody, kMetal, kOre, kPartCount };

// Parts of the picture of the body.
constexpr PictureRect kPlanks{0, 0, 1, 0.5};
constexpr PictureRect kSign{0.01, 0.52, 0.99, 0.74};
constexpr PictureRect kInside{0.01, 0.77, 0.49, 0.99};
constexpr PictureRect kBeam{0.51, 0.77, 0.99, 0.99};

/// The box widens upwards; half its width and depth at a height.
Vec3 halfAt(double height) {
  const double t = (height - kFloor) / (kRim - kFloor);
  return {17 + 6 * t, 0, 23 + 8 * t};
}

/// A wall of planks between two lines, with its own thickness.
void addWall(Surface& body, const Placement& place, const Vec3& lowLeft, const Vec3& lowRight, const Vec3& highLeft,
             const Vec3& highRight, const Vec3& inwards, const PictureRect& outside) {
  const auto sheet = [&](const PictureRect& picture, int columns, int rows, const Vec3(&corners)[4]) {
    addSheet(body, {columns, rows, picture, 0}, [&](double u, double v) {
      return place.point(lerp(lerp(corners[0], corners[1], u), lerp(corners[2], corners[3], u), v));
    });
  };
  sheet(outside, 6, 4, {lowLeft, lowRight, highLeft, highRight});
  sheet(kInside, 4, 3, {lowRight + inwards, lowLeft + inwards, highRight + inwards, highLeft + inwards});
  sheet(kBeam, 4, 1, {highLeft, highRight, highLeft + inwards, highRight + inwards});
}

void addChest(Surface& body, Surface& metal, const Placement& place) {
  constexpr double kThick = 2.4;
  for (int side = 0; side < 4; ++side) {
    const Placement turned = place * yaw(side * kTurn / 4);
    const bool end = side % 2 == 0; // front and back
    const auto half = [&](double height) {
      const Vec3 h = halfAt(height);
      return end ? std::pair{h.x, h.z} : std::pair{h.z, h.x};
    };
    const auto [lowWide, lowDeep] = half(kFloor);
    const auto [highWide, highDeep] = half(kRim);
    const PictureRect& outside = side == 1 || side == 3 ? kSign : kPlanks;
    const double split = end ? 0 : 0.62; // the sign is the upper board of the long sides
    const double middle = kFloor + (kRim - kFloor) * split;
    const auto [midWide, midDeep] = half(middle);
    if (!end)
      addWall(body, turned, {-lowWide, kFloor, lowDeep}, {lowWide, kFloor, lowDeep}, {-midWide, middle, midDeep},
              {midWide, middle, midDeep}, {0, 0, -kThick}, kPlanks);
    addWall(body, turned, {-midWide, middle, midDeep}, {midWide, middle, midDeep}, {-highWide, kRim, highDeep},
            {highWide, kRim, highDeep}, {0, 0, -kThick}, outside);
    // Iron about the corner and the rim.
    const Vec3 low{lowWide, kFloor, lowDeep};
    const Vec3 high{highWide, kRim, highDeep};
    addBox(metal, turned * along((low + high) * 0.5, high - low, {1, 0, 1}), {2.0, lengthOf(high - low) / 2 + 0.6, 1.1},
           gnome::kIron);
    addBox(metal, turned * shift({0, kRim + 0.2, highDeep - 0.9}), {highWide + 0.6, 1.1, 2.0}, gnome::kIron);
    for (int rivet = -2; rivet <= 2; ++rivet)
      addBall(metal, turned * shift({rivet * highWide / 2.6, kRim + 0.2, highDeep + 1.2}), {0.9, 0.9, 0.6}, 6, 4,
              gnome::kLampBrass);
  }
  addSheet(body, {4, 4, kInside, 0}, [&](double u, double v) {
    const Vec3 half = halfAt(kFloor + 2);
    return place.point({half.x * (2 * u - 1), kFloor + 2, half.z * (1 - 2 * v)});
  });
  addSheet(body, {2, 2, kInside, 0}, [&](double u, double v) {
    const Vec3 half = halfAt(kFloor);
    return place.point({half.x * (2 * u - 1), kFloor, half.z * (2 * v - 1)});
  });
}

void addWheels(Surface& body, Surface& metal, const Placement& place, double rolled) {
  for (const double end : {-1.0, 1.0}) {
    const Placement axle = place * shift({0, kWheelRadius, 15 * end});
    addBox(body, axle * shift({0, 2.6, 0}), {15, 2.2, 2.6}, kBeam);
    for (const double side : {-1.0, 1.0}) {
      // y along the axle, outwards.
      const Placement hub = axle * pitch(rolled) * roll(-side * kTurn / 4) * shift({0, 17.2, 0});
      std::vector<Ring> rim;
      for (const auto& [height, radius] :
           {std::pair{-1.8, 5.8}, {-1.8, 9.9}, {-0.6, 9.9}, {-0.4, 9.0}, {2.0, 8.8}, {2.0, 6.6}, {-1.8, 5.8}})
        rim.push_back({hub.at(hub.point({0, height, 0})), radius, radius});
      addLoft(metal, rim, {.columns = 22, .picture = gnome::kIron});
      std::vector<Ring> middle;
      for (const auto& [height, radius] : {std::pair{-2.4, 0.0}, {-2.4, 2.4}, {2.2, 2.6}, {3.4, 1.8}, {3.6, 0.0}})
        middle.push_back({hub.at(hub.point({0, height, 0})), radius, radius});
      addLoft(metal, middle, {.columns = 12, .picture = gnome::kLampBrass});
      for (int spoke = 0; spoke < 5; ++spoke)
        addBox(metal, hub * yaw(kTurn * spoke / 5) * shift({0, 0, 4.6}), {0.9, 0.8, 1.9}, gnome::kIron);
    }
  }
}

/// A lump of ore: a ball with dents of its own.
void addLump(Surface& ore, const Placement& place, double size, int number) {
  std::vector<Ring> rings;
  constexpr int kRows = 5;
  for (int row = 0; row <= kRows; ++row) {
    const double angle = kTurn / 2 * row / kRows;
    const double width =
        row == 0 || row == kRows ? 0 : std::sin(angle) * size * (0.9 + 0.25 * hash01(row, number, 701));
    rings.push_back({place.at(place.point({0, -size * 0.85 * std::cos(angle), 0})), width, width});
  }
  const double shiftU = 0.5 * hash01(number, 3, 702);
  Loft loft{.columns = 8, .picture = {shiftU, 0, shiftU + 0.5, 0.5}};
  loft.swell = [number](double angle, double length) {
    return 0.86 + 0.3 * hash01(static_cast<int>(std::lround(angle / kTurn * 8 + 8)) % 8,
                               number * 31 + static_cast<int>(length * 50), 703);
  };
  addLoft(ore, rings, loft);
}

/// The lumps that lie in the cart when `filled` of its loads are in.
void addOre(Surface& ore, const Placement& place, int filled) {
  constexpr int kLumpsOfALoad = 10;
  Dice dice(7);
  for (int number = 0; number < filled * kLumpsOfALoad; ++number) {
    const double level = number / (4.0 * kLumpsOfALoad);
    const double height = kFloor + 7 + level * 27;
    const double spread = level < 0.72 ? 0.82 : 0.82 * (1 - 1.7 * (level - 0.72));
    const Vec3 half = halfAt(std::min(height, kRim)) - Vec3{10, 0, 10};
    const Vec3 at{half.x * spread * dice.between(-1, 1), height + dice.between(-1.5, 1.5),
                  half.z * spread * dice.between(-1, 1)};
    const Placement turned = yaw(dice.between(0, kTurn)) * pitch(dice.between(-1, 1));
    addLump(ore, place * shift(at) * turned, dice.between(5.4, 7.6), number);
  }
}

Figure figureOf(double rolled, int filled) {
  const Placement place = shift(kStand);
  Figure figure;
  figure.surfaces.resize(kPartCount);
  addChest(figure.surfaces[kBody], figure.surfaces[kMetal], place);
  addWheels(figure.surfaces[kBody], figure.surfaces[kMetal], place, rolled);
  addOre(figure.surfaces[kOre], place, filled);
  figure.anchors[11] = place * shift({0, kRim, 34}); // where the rope goes
  figure.anchors[15] = place * shift({0, kFloor + 3, 0});
  return figure;
}

Motion motion(const std::string& name) {
  Motion made;
  made.facts.name = name;
  made.facts.source = "D:\\vitrine\\figuren\\vitrine_lore_" + name + ".sex";
  return made;
}

Motion rolling() {
  constexpr int kFrames = 8;
  constexpr double kStep = kTurn / 5 / kFrames; // a spoke comes where the one before it was
  Motion made = motion("rollen_loop");
  made.facts.move = inMaxAxes({0, 0, kStep * kWheelRadius});
  for (int frame = 0; frame < kFrames; ++frame)
    made.frames.push_back(figureOf(kStep * frame, 4));
  return made;
}

Motion filling() {
  Motion made = motion("fuellen");
  for (int filled = 0; filled <= 4; ++filled)
    made.frames.push_back(figureOf(0, filled));
  return made;
}

Texel plankAt(const Canvas& planks, double u, double v) {
  const auto pixel = [](double at, int size) {
    const double wrapped = at - std::floor(at);
    return std::min(size - 1, static_cast<int>(wrapped * size));
  };
  return {planks.at(pixel(u, planks.width()), pixel(v, planks.height()))};
}

} // namespace

std::vector<Motion> motions() {
  Motion standing = motion("standard");
  standing.frames = {figureOf(0, 4)};
  return {standing, rolling(), filling()};
}

Cmap plan() {
  Cmap cmap{12, 16, 4, 1, {}};
  for (int y = 0; y < cmap.height; ++y)
    for (int x = 0; x < cmap.width; ++x) {
      const bool rim = x < 1 || y < 1 || x > 10 || y > 14;
      const bool wall = x < 2 || y < 2 || x > 9 || y > 13;
      cmap.pixels.push_back(rim ? 0 : wall ? 255 : 96);
    }
  return cmap;
}

Canvas bodyPicture() {
  constexpr int kSize = 256;
  Canvas picture(kSize, kSize);
  const Canvas planks = paintPlanks(256);
  paintPart(picture, kPlanks, [&](double u, double v) { return plankAt(planks, u, v * 0.5); }, 0);
  paintPart(
      picture, kSign,
      [&](double u, double v) {
        Texel texel = plankAt(planks, u * 0.98, 0.52 + v * 0.11);
        texel.colour = texel.colour * Vec3{0.80, 0.74, 0.70};
        return texel;
      },
      0);
  paintPart(
      picture, kInside,
      [&](double u, double v) {
        Texel texel = plankAt(planks, u * 0.6, v * 0.5);
        texel.colour = texel.colour * (0.72 - 0.2 * v);
        return texel;
      },
      0);
  paintPart(picture, kBeam, [&](double u, double v) {
    const double grain = tileFractal(u, v, 3, 40, 3, 711);
    return Texel{lerp({0.32, 0.21, 0.12}, {0.58, 0.41, 0.25}, 0.5 + 0.5 * grain), grain};
  });
  const std::string_view sign = "VITRINE MINE";
  const int cell = 3;
  const int left = (kSize - textWidth(sign) * cell) / 2;
  const int top = static_cast<int>((kSign.top + kSign.bottom) / 2 * kSize) - 7 * cell / 2;
  drawText(picture, sign, left + 1, top + 1, cell, {0.25, 0.16, 0.09});
  drawText(picture, sign, left, top, cell, {0.93, 0.86, 0.68});
  return picture;
}

Canvas orePicture() {
  return paintRelief(128, 128, [](double u, double v) {
    const CellNoise facets = tileCells(u, v, 9, 721);
    const double grain = tileFractal(u, v, 12, 4, 722);
    const double vein = smoothstep(0.16, 0.02, std::abs(tileFractal(u, v, 4, 3, 723)));
    Vec3 colour =
        lerp({0.27, 0.26, 0.28}, {0.52, 0.50, 0.50}, std::clamp(0.5 + 0.4 * grain + 0.3 * (facets.id - 0.5), 0.0, 1.0));
    const double glitter = vein * (0.55 + 0.45 * hash01(static_cast<int>(u * 128), static_cast<int>(v * 128), 724));
    colour = lerp(colour, {0.98, 0.78, 0.26}, 0.85 * glitter);
    return Texel{colour, 4 * (facets.second - facets.nearest) + grain};
  });
}

} // namespace vitrine::demos::diggles::cart
