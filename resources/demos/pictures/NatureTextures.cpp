#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

#include <numbers>

namespace vitrine::demos {

void drawStroke(Canvas& canvas, double x, double y, double dx, double dy, double width, const Vec3& colour) {
  const double length = std::hypot(dx, dy);
  const int steps = std::max(2, static_cast<int>(length * 1.5));
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    const double half = width * (1 - t * 0.8) / 2 + 0.3;
    const double cx = x + dx * t;
    const double cy = y + dy * t;
    for (int py = static_cast<int>(std::floor(cy - half)); py <= cy + half; ++py)
      for (int px = static_cast<int>(std::floor(cx - half)); px <= cx + half; ++px) {
        const double cover = std::clamp(half + 0.5 - std::hypot(px + 0.5 - cx, py + 0.5 - cy), 0.0, 1.0) * 0.6;
        Vec3& pixel = canvas.at((px % canvas.width() + canvas.width()) % canvas.width(),
                                (py % canvas.height() + canvas.height()) % canvas.height());
        pixel = lerp(pixel, colour, cover);
      }
  }
}

Canvas paintGrass(int size) {
  Canvas canvas = paintRelief(size, size, [](double u, double v) {
    const double soil = tileFractal(u, v, 8, 4, 201);
    return Texel{lerp({0.155, 0.175, 0.07}, {0.25, 0.235, 0.115}, 0.5 + 0.5 * soil), soil};
  });
  Dice dice(202);
  const double scale = size / 512.0;
  for (int i = 0; i < 16000; ++i) {
    const double x = dice.next() * size;
    const double y = dice.next() * size;
    const double patch = tileFractal(x / size, y / size, 4, 4, 203);
    const double depth = static_cast<double>(i) / 16000;
    Vec3 blade = lerp({0.19, 0.285, 0.085}, {0.42, 0.52, 0.20}, std::clamp(depth * 0.7 + dice.next() * 0.4, 0.0, 1.0));
    blade = lerp(blade, {0.55, 0.53, 0.27}, std::clamp(patch * 0.5 + dice.next() * 0.3 - 0.15, 0.0, 0.5));
    const double angle = dice.between(-std::numbers::pi, std::numbers::pi);
    const double length = dice.between(6, 17) * scale;
    drawStroke(canvas, x, y, std::cos(angle) * length, std::sin(angle) * length, dice.between(1, 2.2) * scale, blade);
  }
  return canvas;
}

Canvas paintRock(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double bend = tileFractal(u, v, 4, 4, 211) * 0.06;
    const CellNoise cell = tileCells(u + bend, v - bend, 6, 212);
    const double crack = smoothstep(0.09, 0.0, cell.second - cell.nearest);
    const double ridge = 1 - std::abs(tileFractal(u + bend, v, 5, 5, 213)) * 2;
    const double grain = tileFractal(u, v, 48, 3, 214);
    Vec3 colour =
        lerp({0.37, 0.35, 0.33}, {0.62, 0.59, 0.54}, std::clamp(0.35 + 0.3 * ridge + 0.3 * cell.id, 0.0, 1.0));
    const double lichen = std::clamp(tileFractal(u, v, 7, 4, 215) - 0.25, 0.0, 0.6);
    colour = lerp(colour * (1 + 0.15 * grain), {0.5, 0.51, 0.34}, lichen);
    return Texel{lerp(colour, grey(0.17), crack * 0.6), ridge * 5 + grain - crack * 3 + cell.id * 2};
  });
}

Canvas paintHedge(int size) {
  Canvas canvas = paintRelief(size, size, [](double u, double v) {
    const double dark = tileFractal(u, v, 10, 3, 221);
    return Texel{Vec3{0.055, 0.09, 0.04} * (1 + 0.4 * dark), dark};
  });
  Dice dice(222);
  const double scale = size / 512.0;
  for (int i = 0; i < 5200; ++i) {
    const double x = dice.next() * size;
    const double y = dice.next() * size;
    const double depth = i / 5200.0;
    const double clump = tileFractal(x / size, y / size, 6, 3, 223);
    Vec3 leaf = lerp({0.09, 0.16, 0.055}, {0.31, 0.43, 0.15},
                     std::clamp(depth * 0.75 + clump * 0.25 + dice.next() * 0.2, 0.0, 1.0));
    const double angle = dice.between(0, 2 * std::numbers::pi);
    const double length = dice.between(7, 13) * scale;
    drawStroke(canvas, x, y, std::cos(angle) * length, std::sin(angle) * length * 0.8, dice.between(5, 8) * scale,
               leaf);
    drawStroke(canvas, x, y, std::cos(angle) * length, std::sin(angle) * length * 0.8, 1 * scale, leaf * 1.3);
  }
  return canvas;
}

Canvas paintGravel(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const CellNoise cell = tileCells(u, v, 44, 231);
    const double border = cell.second - cell.nearest;
    const double grain = tileFractal(u, v, 64, 2, 232);
    const double patch = tileFractal(u, v, 3, 4, 233);
    const double dome = smoothstep(0, 0.4, border);
    const Vec3 stone = lerp({0.55, 0.475, 0.37}, {0.79, 0.73, 0.62}, cell.id) * (1 + 0.12 * grain + 0.07 * patch);
    return Texel{stone * (0.62 + 0.38 * dome), dome * 3};
  });
}

Canvas paintWater(int size) {
  Canvas canvas = paintRelief(size, size, [](double u, double v) {
    const double bend = tileFractal(u, v, 3, 3, 241) * 0.08;
    const double waves = tileFractal(u + bend, v, 8, 5, 4, 242);
    const double crest = std::pow(1 - std::min(1.0, std::abs(tileFractal(u, v + bend, 6, 9, 3, 243)) * 2.2), 4);
    Vec3 colour = lerp({0.10, 0.21, 0.23}, {0.22, 0.37, 0.37}, 0.5 + 0.5 * waves);
    return Texel{lerp(colour, {0.55, 0.68, 0.68}, crest * 0.3), waves * 3, 0.62 + 0.2 * crest};
  });
  return canvas;
}

Canvas paintGlass(int size) {
  return paintRelief(
      size, size,
      [](double u, double v) {
        const double streak = tileFractal(std::fmod(u + v, 1), v, 3, 2, 251);
        const double smear = std::clamp(tileFractal(u, v, 4, 4, 252), 0.0, 1.0);
        const double sheen = smoothstep(0.15, 0.6, streak);
        return Texel{lerp({0.62, 0.74, 0.74}, {0.92, 0.97, 0.97}, sheen), 0, 0.10 + 0.13 * sheen + 0.08 * smear};
      },
      0);
}

Canvas paintFlowers(int size) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      canvas.at(x, y) = {0.25, 0.36, 0.13};
      canvas.alphaAt(x, y) = 0;
    }
  // Blades and stems rise from the bottom; alpha marks what they cover.
  Canvas cover(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      cover.at(x, y) = {};
  Dice dice(261);
  const auto stroke = [&](double x, double y, double dx, double dy, double width, const Vec3& colour) {
    for (int pass = 0; pass < 3; ++pass) {
      drawStroke(canvas, x, y, dx, dy, width, colour);
      drawStroke(cover, x, y, dx, dy, width, grey(1));
    }
  };
  for (int i = 0; i < 60; ++i)
    stroke(size * dice.between(0.25, 0.75), size * 0.97, size * dice.between(-0.2, 0.2),
           -size * dice.between(0.25, 0.6), size * 0.022, lerp({0.16, 0.27, 0.08}, {0.4, 0.52, 0.2}, dice.next()));
  const Vec3 petals[] = {{0.86, 0.22, 0.2}, {0.93, 0.76, 0.24}, {0.9, 0.88, 0.85}, {0.55, 0.35, 0.75}};
  for (int i = 0; i < 9; ++i) {
    const double x = size * dice.between(0.2, 0.8);
    const double y = size * dice.between(0.15, 0.5);
    stroke(size * 0.5 + (x - size * 0.5) * 0.5, size * 0.95, (x - size * 0.5) * 0.5, y - size * 0.95, size * 0.016,
           {0.24, 0.38, 0.13});
    const Vec3 petal = petals[dice.below(4)];
    for (int k = 0; k < 7; ++k) {
      const double angle = k * 2 * std::numbers::pi / 7;
      stroke(x, y, std::cos(angle) * size * 0.045, std::sin(angle) * size * 0.04, size * 0.04, petal);
    }
    stroke(x, y, 0.5, 0.5, size * 0.03, {0.85, 0.66, 0.2});
  }
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      canvas.alphaAt(x, y) = static_cast<float>(std::clamp(cover.at(x, y).x * 1.4, 0.0, 1.0));
  return canvas;
}

} // namespace vitrine::demos
