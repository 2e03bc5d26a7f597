#include "resources/demos/diggles/Atlas.h"
#include "resources/demos/diggles/Gnome.h"
#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

namespace vitrine::demos::diggles::gnome {

namespace {

constexpr int kSize = 256;

constexpr Vec3 kSkinTone{0.84, 0.61, 0.47};
constexpr Vec3 kRosy{0.84, 0.40, 0.33};
constexpr Vec3 kOchre{0.78, 0.57, 0.22};
constexpr Vec3 kBrassLight{0.90, 0.74, 0.40};
constexpr Vec3 kBrassDark{0.52, 0.37, 0.15};

/// 1 at a line, 0 away from it.
double line(double distance, double halfWidth) {
  return smoothstep(halfWidth * 1.6, halfWidth * 0.4, std::abs(distance));
}

/// 1 inside a rectangle.
double inside(double x, double y, double left, double top, double right, double bottom, double edge) {
  return smoothstep(0, edge, std::min(std::min(x - left, right - x), std::min(y - top, bottom - y)));
}

double spot(double x, double y, double atX, double atY, double width, double height) {
  const double dx = (x - atX) / width;
  const double dy = (y - atY) / height;
  return std::exp(-dx * dx - dy * dy);
}

/// Stitches along a line: `along` in stitches, `across` in their lengths.
double stitches(double along, double across) {
  return smoothstep(0.16, 0.06, std::abs(across)) * smoothstep(0.36, 0.26, std::abs(along - std::floor(along) - 0.5));
}

Vec3 skin(double u, double v, std::uint32_t seed) {
  const double blotches = tileFractal(u, v, 6, 4, seed);
  const double pores = tileNoise(u, v, 60, seed + 9);
  return lerp(kSkinTone, kRosy, std::clamp(0.12 + 0.14 * blotches, 0.0, 1.0)) * (1 + 0.035 * pores);
}

/// The face by its angles: to the figure's left, and up.
Texel faceAt(double angle, double lift, double u, double v) {
  const double side = std::abs(angle);
  Vec3 colour = skin(u, v, 501);
  double height = 0.5 * tileFractal(u, v, 40, 3, 502);
  colour = lerp(colour, kRosy, 0.62 * spot(side, lift, 0.66, -0.22, 0.26, 0.20));
  colour = lerp(colour, {0.66, 0.40, 0.32}, 0.40 * spot(side, lift, 0.40, 0.16, 0.22, 0.13)); // sockets
  colour = lerp(colour, {0.66, 0.42, 0.36},
                0.5 * line(lift + 0.07 + 0.30 * (side - 0.4) * (side - 0.4), 0.02) *
                    smoothstep(0.26, 0.16, std::abs(side - 0.42))); // bags
  for (const double wrinkle : {0.60, 0.72, 0.84}) {
    const double at = lift - wrinkle + 0.07 * std::cos(angle * 3) + 0.02 * tileNoise(u, v, 9, 503);
    const double mark = line(at, 0.014) * smoothstep(0.75, 0.45, side);
    colour = lerp(colour, {0.60, 0.37, 0.28}, 0.5 * mark);
    height -= 1.5 * mark;
  }
  for (const double crow : {-0.10, 0.02, 0.14}) {
    const double mark = line(lift - 0.12 - crow * (1 + 4 * (side - 0.72)), 0.012) * smoothstep(0.70, 0.76, side) *
                        smoothstep(0.98, 0.88, side);
    colour = lerp(colour, {0.60, 0.36, 0.28}, 0.5 * mark);
  }
  colour = lerp(colour, {0.70, 0.33, 0.28}, line(lift + 0.52, 0.03) * smoothstep(0.32, 0.2, side)); // lower lip
  const CellNoise freckle = tileCells(u, v, 34, 504);
  const double freckled = spot(side, lift, 0.45, -0.05, 0.42, 0.16) * smoothstep(0.24, 0.12, freckle.nearest);
  colour = lerp(colour, {0.58, 0.34, 0.22}, freckle.id > 0.45 ? 0.55 * freckled : 0);
  // Coal dust on his left cheek, and a wiped line through it.
  const double dust = spot(angle, lift, 0.86, -0.16, 0.15, 0.09) * (0.75 + 0.5 * tileFractal(u, v, 24, 3, 505));
  const double wiped = line(lift + 0.16 - 0.5 * (angle - 0.86), 0.03);
  colour = lerp(colour, {0.20, 0.17, 0.16}, std::clamp(0.6 * dust * (1 - 0.7 * wiped), 0.0, 0.75));
  return {colour * (1 - 0.25 * smoothstep(1.4, 2.2, side)), height};
}

Texel eyeAt(double u, double v) {
  const double x = 2 * u - 1;
  const double y = 1 - 2 * v;
  const double radius = std::hypot(x, y);
  const double angle = std::atan2(y, x);
  const double fibres = tileNoise(angle / (2 * kPi) + 0.5, 0.3, 40, 511);
  Vec3 colour = lerp({0.95, 0.93, 0.88}, {0.82, 0.62, 0.56}, smoothstep(0.55, 1.0, radius));
  const Vec3 iris = lerp({0.42, 0.62, 0.74}, {0.16, 0.33, 0.48}, std::clamp(radius / 0.5 + 0.3 * fibres, 0.0, 1.0));
  colour = lerp(colour, iris, smoothstep(0.53, 0.48, radius));
  colour = lerp(colour, {0.08, 0.13, 0.18}, 0.8 * line(radius - 0.50, 0.035));
  colour = lerp(colour, {0.03, 0.03, 0.04}, smoothstep(0.27, 0.22, radius));
  colour = lerp(colour, {1, 1, 1}, smoothstep(0.16, 0.08, std::hypot(x - 0.18, y - 0.22)));
  colour = lerp(colour, {0.85, 0.92, 1}, 0.5 * smoothstep(0.1, 0.03, std::hypot(x + 0.17, y + 0.2)));
  return {colour * (1 - 0.30 * smoothstep(0.1, 0.8, y))};
}

Texel leather(double u, double v, const Vec3& dark, const Vec3& light, std::uint32_t seed) {
  const CellNoise grain = tileCells(u, v, 46, seed);
  const double wear = tileFractal(u, v, 5, 4, seed + 1);
  const double crease = line(tileFractal(u, v, 4, 3, seed + 2), 0.035);
  const Vec3 colour = lerp(dark, light, std::clamp(0.45 + 0.55 * wear, 0.0, 1.0));
  return {colour * (0.92 + 0.12 * grain.nearest) * (1 - 0.25 * crease), 1.2 * grain.nearest - 1.6 * crease};
}

Texel brass(double u, double v, std::uint32_t seed) {
  const double brushed = tileFractal(u, v, 3, 60, 3, seed);
  const double tarnish = tileFractal(u, v, 5, 4, seed + 1);
  const Vec3 colour = lerp(kBrassDark, kBrassLight, std::clamp(0.62 + 0.35 * brushed, 0.0, 1.0));
  return {lerp(colour, {0.36, 0.27, 0.15}, std::clamp(tarnish * 0.5, 0.0, 0.4)), brushed * 0.5};
}

/// Woven stuff; `threads` of them across the part.
Texel woven(double u, double v, const Vec3& tone, int threads, std::uint32_t seed) {
  const double twill = std::sin((u * threads + v * threads) * 2 * kPi);
  const double fuzz = tileFractal(u, v, 40, 3, seed);
  const double wear = tileFractal(u, v, 4, 4, seed + 1);
  return {tone * (1 + 0.05 * twill + 0.12 * fuzz + 0.11 * wear), 0.6 * twill + 0.8 * fuzz};
}

void trim(Texel& texel, double u, double at, double halfWidth, double v, int teeth) {
  const double inBand = smoothstep(halfWidth, halfWidth * 0.85, std::abs(v - at));
  // Teeth of a saw lean to one side: a mirrored picture shows.
  const double tooth = std::fmod(u * teeth + 4, 1);
  const double level = (v - at + halfWidth) / (2 * halfWidth);
  const double saw = smoothstep(-0.06, 0.06, level - 0.25 - 0.5 * tooth);
  texel.colour = lerp(texel.colour, lerp({0.44, 0.13, 0.10}, kOchre, saw), inBand);
  texel.height += 1.5 * inBand;
}

Texel jacketAt(double u, double v) {
  Texel texel = woven(u, v, {0.27, 0.39, 0.25}, 90, 521);
  const double front = u - 0.5;
  for (const double seam : {0.27, 0.73}) {
    texel.height -= 2.5 * line(u - seam, 0.004);
    texel.colour = texel.colour * (1 - 0.4 * line(u - seam, 0.004));
  }
  trim(texel, u, 0.945, 0.045, v, 26);
  const double placket = smoothstep(0.034, 0.030, std::abs(front));
  texel.colour = lerp(texel.colour, texel.colour * 1.22, placket);
  texel.height += 1.8 * placket;
  const double edge = stitches(v * 34, (std::abs(front) - 0.025) * 60);
  texel.colour = lerp(texel.colour, kOchre, 0.85 * edge);
  // The pocket on the left breast, with a folded cloth that looks out of it.
  const double pocket = inside(u, v, 0.605, 0.30, 0.70, 0.47, 0.006);
  const double flap = inside(u, v, 0.60, 0.285, 0.705, 0.335, 0.006);
  const double kerchief = inside(u, v + 0.9 * std::abs(u - 0.645), 0.62, 0.245, 0.672, 0.29, 0.006);
  texel.colour = lerp(texel.colour, {0.86, 0.82, 0.72}, kerchief);
  texel.colour = lerp(texel.colour, Vec3{0.23, 0.33, 0.21} * (0.9 + 0.2 * u), std::max(pocket, flap));
  texel.height += 2.5 * pocket + 2.5 * flap;
  const double pocketSeam =
      inside(u, v, 0.612, 0.312, 0.693, 0.455, 0.002) - inside(u, v, 0.618, 0.322, 0.687, 0.445, 0.002);
  texel.colour = lerp(texel.colour, kOchre, 0.7 * pocketSeam * (std::fmod((u + v) * 90, 1) < 0.55 ? 1 : 0));
  for (const double button : {0.27, 0.36, 0.45, 0.66, 0.78}) {
    const double distance = std::hypot(front * 1.65, v - button) / 0.022;
    const double dome = std::sqrt(std::max(0.0, 1 - distance * distance));
    texel.colour = lerp(texel.colour, lerp(kBrassDark, kBrassLight, dome), smoothstep(1.0, 0.85, distance));
    texel.colour = texel.colour * (1 - 0.4 * line(distance - 1.1, 0.12));
    texel.height += 5 * dome;
  }
  return texel;
}

Texel sleeveAt(double u, double v) {
  Texel texel = woven(u, v, {0.27, 0.39, 0.25}, 40, 531);
  trim(texel, u, 0.92, 0.08, v, 10);
  return texel;
}

Texel trousersAt(double u, double v) {
  Texel texel = woven(u, v, {0.40, 0.32, 0.25}, 44, 541);
  const double stripe = line(std::abs(u - 0.5) - 0.25, 0.012);
  texel.colour = texel.colour * (1 - 0.25 * stripe);
  const double patch = inside(u, v, 0.38, 0.40, 0.60, 0.60, 0.02);
  const Texel cloth = woven(v, u, {0.50, 0.30, 0.22}, 30, 542);
  texel.colour = lerp(texel.colour, cloth.colour, patch);
  texel.height += 2 * patch;
  const double rim = inside(u, v, 0.39, 0.41, 0.59, 0.59, 0.01) - inside(u, v, 0.42, 0.44, 0.56, 0.56, 0.01);
  texel.colour = lerp(texel.colour, {0.85, 0.76, 0.58}, 0.8 * rim * (std::fmod((u + 2 * v) * 22, 1) < 0.5 ? 1 : 0));
  return texel;
}

Texel feltAt(double u, double v) {
  const double fuzz = tileFractal(u, v, 64, 3, 551);
  const double wear = tileFractal(u, v, 4, 5, 552);
  Texel texel{Vec3{0.66, 0.15, 0.12} * (1 + 0.16 * fuzz + 0.16 * wear), 0.9 * fuzz};
  texel.colour = lerp(texel.colour, {0.40, 0.07, 0.07}, 0.5 * smoothstep(0.25, 0.0, v));
  for (const double seam : {0.03, 0.36}) {
    texel.height -= 2 * line(u - seam, 0.004);
    texel.colour = texel.colour * (1 - 0.35 * line(u - seam, 0.004));
    texel.colour = lerp(texel.colour, {0.85, 0.62, 0.40}, 0.7 * stitches(v * 26, (u - seam - 0.012) * 70));
  }
  // A checked patch on the left of the front.
  const double x = (u - 0.645) / 0.075 + 0.12 * (v - 0.72);
  const double y = (v - 0.74) / 0.115 - 0.10 * x;
  const double patch = smoothstep(1.0, 0.95, std::max(std::abs(x), std::abs(y)));
  const bool check = (static_cast<int>(std::floor(x * 2.5 + 20)) + static_cast<int>(std::floor(y * 2.5 + 20))) % 2;
  texel.colour =
      lerp(texel.colour, (check ? Vec3{0.30, 0.38, 0.50} : Vec3{0.72, 0.68, 0.56}) * (1 + 0.15 * fuzz), patch);
  const double rim = std::max(std::abs(x), std::abs(y)) - 0.92;
  texel.colour =
      lerp(texel.colour, {0.93, 0.86, 0.62}, line(rim, 0.13) * (std::fmod((x + y + 8) * 3.0, 1) < 0.5 ? 0.95 : 0));
  texel.height += 2.5 * patch;
  return texel;
}

Texel bandAt(double u, double v) {
  Texel texel = woven(u, v, {0.17, 0.25, 0.35}, 80, 561);
  trim(texel, u, 0.5, 0.26, v, 22);
  const double cord = line(std::abs(v - 0.5) - 0.36, 0.05);
  texel.colour = lerp(texel.colour, kOchre * (0.75 + 0.35 * std::sin(u * 500)), cord);
  texel.height += 2 * cord;
  return texel;
}

Texel beardAt(double u, double v) {
  const double bend = 0.022 * std::sin(v * 14 + 2 * tileNoise(u, v, 3, 571)) + 0.010 * tileFractal(u, v, 5, 2, 573);
  const double strands = tileFractal(u + bend, v, 96, 3, 3, 574);
  const double locks = tileFractal(u + 0.7 * bend, v, 26, 2, 2, 575);
  Vec3 colour =
      lerp({0.66, 0.58, 0.48}, {0.94, 0.91, 0.85}, std::clamp(0.66 + 0.42 * strands + 0.22 * locks, 0.0, 1.0));
  colour = lerp(colour, {0.80, 0.62, 0.40}, 0.35 * smoothstep(0.30, 0.08, v));
  return {colour, 1.5 * strands + 1.6 * locks};
}

Texel bootAt(double u, double v) {
  Texel texel = leather(u, v, {0.22, 0.13, 0.08}, {0.46, 0.29, 0.17}, 581);
  for (const double seam : {0.2, 0.8})
    texel.colour = lerp(texel.colour, {0.78, 0.65, 0.42}, 0.8 * stitches(v * 20, (u - seam) * 34));
  // Lacing over the instep.
  const double lace = std::max(line(std::fmod(v * 9 + 1.4 * (u - 0.5) * 4 + 8, 1) - 0.5, 0.10), 0.0) *
                      smoothstep(0.11, 0.09, std::abs(u - 0.5)) * smoothstep(0.72, 0.66, v) * smoothstep(0.30, 0.36, v);
  texel.colour = lerp(texel.colour, {0.66, 0.56, 0.40}, lace);
  texel.height += 2.5 * lace;
  texel.colour = lerp(texel.colour, {0.40, 0.36, 0.31},
                      0.45 * smoothstep(0.25, 0.0, std::min(u, 1 - u)) * (0.6 + 0.6 * tileFractal(u, v, 8, 3, 585)));
  return texel;
}

Texel beltAt(double u, double v) {
  Texel texel = leather(u * 3, v, {0.19, 0.11, 0.07}, {0.38, 0.22, 0.12}, 591);
  texel.colour = lerp(texel.colour, {0.80, 0.66, 0.42}, 0.85 * stitches(u * 64, (std::abs(v - 0.5) - 0.34) * 4.5));
  if (u > 0.54 && u < 0.74) { // holes, on one side of the buckle alone
    const double hole = smoothstep(0.010, 0.006, std::hypot(std::fmod(u * 25, 1) / 25 - 0.02, (v - 0.5) * 0.2));
    texel.colour = lerp(texel.colour, {0.05, 0.03, 0.02}, hole);
    texel.height -= 3 * hole;
  }
  const double edge = smoothstep(0.08, 0.0, std::min(v, 1 - v));
  return {texel.colour * (1 - 0.4 * edge), texel.height - 2 * edge};
}

/// The frame of the buckle; its letter is engraved afterwards.
Texel buckleAt(double u, double v) {
  Texel texel = brass(u, v, 601);
  const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
  const double frame = smoothstep(0.15, 0.13, border);
  texel.colour = lerp(texel.colour * 0.62, texel.colour * 1.12, frame);
  texel.height += 5 * smoothstep(0.0, 0.07, border) * frame;
  for (const double x : {0.075, 0.925})
    for (const double y : {0.075, 0.925}) {
      const double rivet = std::sqrt(std::max(0.0, 1 - std::pow(std::hypot(u - x, v - y) / 0.05, 2)));
      texel.height += 4 * rivet;
    }
  return texel;
}

Texel ironAt(double u, double v) {
  const CellNoise hammered = tileCells(u, v, 9, 611);
  const double scratches = tileFractal(u, v, 4, 90, 3, 612);
  const double rust = smoothstep(0.25, 0.8, tileFractal(u, v, 5, 4, 613));
  const Vec3 colour = lerp({0.34, 0.35, 0.37}, {0.62, 0.63, 0.64},
                           std::clamp(0.4 + 0.5 * hammered.nearest + 0.3 * scratches, 0.0, 1.0));
  return {lerp(colour, {0.42, 0.24, 0.13}, 0.55 * rust), 2.2 * hammered.nearest + 0.6 * scratches};
}

Texel handleAt(double u, double v) {
  const double bend = tileFractal(u, v, 2, 3, 621) * 0.04;
  const double grain = tileFractal(u + bend, v, 22, 2, 4, 622);
  const double ring = std::sin((u + bend) * 60 + 5 * tileNoise(u, v, 1, 3, 623));
  Vec3 colour = lerp({0.40, 0.25, 0.13}, {0.74, 0.54, 0.32}, std::clamp(0.5 + 0.4 * grain + 0.15 * ring, 0.0, 1.0));
  colour = lerp(colour, {0.30, 0.20, 0.12}, 0.55 * smoothstep(0.06, 0.0, std::abs(v - 0.73) - 0.08)); // held here
  return {colour, 1.2 * grain};
}

Texel flameAt(double u, double v) {
  const double lick = 0.12 * tileFractal(u, v, 4, 3, 631);
  const Vec3 low = lerp({1, 0.98, 0.82}, {1, 0.78, 0.30}, smoothstep(0.75, 0.25, v + lick));
  return {lerp(low, {0.98, 0.48, 0.12}, smoothstep(0.3, 0.02, v + lick))};
}

/// A letter cut into a plate: dark above, light below, as light from above leaves it.
void engrave(Canvas& picture, std::string_view text, int left, int top, int cell, const Vec3& dark, const Vec3& light) {
  drawText(picture, text, left + 1, top + 1, cell, light);
  drawText(picture, text, left, top, cell, dark);
}

} // namespace

Canvas facePicture() {
  Canvas picture(kSize, kSize);
  paintPart(picture, kFace, [](double u, double v) { return faceAt(faceAngle(u), kPi * (0.5 - v), u, v); });
  paintPart(picture, kHandSkin, [](double u, double v) {
    const double knuckle = line(v - 0.5, 0.10) * (0.6 + 0.4 * tileNoise(u, v, 4, 507));
    const double fold = line(std::fmod(v * 3, 1) - 0.5, 0.05);
    return Texel{lerp(skin(u, v, 506), kRosy, 0.35 * knuckle + 0.08) * (1 - 0.05 * fold), -0.4 * fold};
  });
  paintPart(picture, kNoseSkin, [](double u, double v) {
    const double pores = smoothstep(0.2, 0.05, tileCells(u, v, 16, 508).nearest);
    const Vec3 colour = lerp(skin(u, v, 509), {0.86, 0.36, 0.30}, 0.45 + 0.25 * spot(u, v, 0.5, 0.5, 0.3, 0.4));
    return Texel{colour * (1 - 0.10 * pores), -pores};
  });
  paintPart(picture, kEarSkin, [](double u, double v) {
    const double hollow = spot(std::abs(u - 0.5), v, 0.25, 0.55, 0.13, 0.22);
    return Texel{lerp(lerp(skin(u, v, 510), kRosy, 0.25), {0.55, 0.24, 0.20}, 0.7 * hollow), 0};
  });
  paintPart(picture, kEye, eyeAt, 0);
  return picture;
}

Canvas beardPicture() {
  return paintRelief(kSize, kSize, beardAt);
}

Canvas clothPicture() {
  Canvas picture(kSize, kSize);
  paintPart(picture, kJacket, jacketAt);
  paintPart(picture, kSleeve, sleeveAt);
  paintPart(picture, kTrousers, trousersAt);
  // The miners' greeting on the back, across the seam.
  for (const auto& [word, top] : {std::pair{std::string_view("GLUECK"), 40}, {std::string_view("AUF"), 58}})
    for (const int middle : {0, kSize})
      drawText(picture, word, middle - textWidth(word), top, 2, {0.86, 0.72, 0.36});
  return picture;
}

Canvas capPicture() {
  Canvas picture(kSize, kSize);
  paintPart(picture, kBand, bandAt);
  paintPart(picture, kFelt, feltAt);
  return picture;
}

Canvas leatherPicture() {
  Canvas picture(kSize, kSize);
  paintPart(picture, kBoot, bootAt);
  paintPart(picture, kSole, [](double u, double v) {
    const double groove = line(std::fmod(u * 14, 1) - 0.5, 0.12);
    const Texel base = leather(u, v, {0.12, 0.09, 0.07}, {0.26, 0.20, 0.15}, 595);
    return Texel{base.colour * (1 - 0.45 * groove), base.height - 2 * groove};
  });
  paintPart(picture, kPouch, [](double u, double v) {
    Texel texel = leather(u, v, {0.34, 0.20, 0.10}, {0.60, 0.40, 0.22}, 597);
    const double flap = line(v - 0.52 - 0.12 * std::cos((u - 0.5) * 9), 0.025);
    texel.colour = lerp(texel.colour * (1 - 0.5 * flap), kOchre,
                        0.8 * stitches(u * 22, (v - 0.46 - 0.12 * std::cos((u - 0.5) * 9)) * 14));
    return texel;
  });
  paintPart(picture, kBelt, beltAt);
  paintPart(picture, kBrass, [](double u, double v) { return brass(u, v, 603); });
  paintPart(picture, kBuckle, buckleAt);
  const int left = static_cast<int>((kBuckle.left + kBuckle.right) / 2 * kSize) - 20;
  engrave(picture, "G", left, static_cast<int>((kBuckle.top + kBuckle.bottom) / 2 * kSize) - 28, 8, {0.22, 0.13, 0.05},
          {0.98, 0.86, 0.55});
  return picture;
}

Canvas toolPicture() {
  Canvas picture(kSize, kSize);
  paintPart(picture, kHandle, handleAt);
  paintPart(picture, kIron, ironAt);
  paintPart(picture, kLampBrass, [](double u, double v) { return brass(u, v, 605); });
  paintPart(picture, kFlame, flameAt, 0);
  return picture;
}

Canvas glassPicture() {
  return paintRelief(
      64, 64,
      [](double u, double v) {
        const double smear = 0.5 + 0.5 * tileFractal(u, v, 3, 4, 641);
        const double shine = spot(std::fmod(u * 2, 1), v, 0.3, 0.4, 0.07, 0.35);
        return Texel{lerp({1.0, 0.82, 0.50}, {1, 1, 0.96}, shine), 0, 0.20 + 0.16 * smear + 0.45 * shine};
      },
      0);
}

} // namespace vitrine::demos::diggles::gnome
