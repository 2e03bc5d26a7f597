#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/x3/Station.h"

#include <numbers>

namespace vitrine::demos::x3::station {

namespace {

/// A point of a surface, display colours; height in texels.
struct Look {
  Vec3 colour;
  double height = 0;
  double gloss = 0.2;
  Vec3 glow;
};

double wrapped(double value) {
  return value - std::floor(value);
}

Relief painted(int size, double bumpiness, const std::function<Look(double u, double v)>& lookAt) {
  Relief relief{Canvas(size, size), Canvas(size, size), Canvas(size, size), Canvas(size, size)};
  std::vector<double> heights(static_cast<std::size_t>(size) * size);
  const auto heightAt = [&](int x, int y) -> double& {
    return heights[static_cast<std::size_t>((y + size) % size) * size + static_cast<std::size_t>((x + size) % size)];
  };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const Look look = lookAt((x + 0.5) / size, (y + 0.5) / size);
      relief.diffuse.at(x, y) = minOf({1, 1, 1}, maxOf({0, 0, 0}, look.colour));
      relief.specular.at(x, y) = grey(look.gloss);
      relief.light.at(x, y) = look.glow;
      heightAt(x, y) = look.height * bumpiness;
    }
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const Vec3 normal =
          normalized({(heightAt(x - 1, y) - heightAt(x + 1, y)) / 2, (heightAt(x, y - 1) - heightAt(x, y + 1)) / 2, 1});
      relief.bump.at(x, y) = normal * 0.5 + grey(0.5);
    }
  return relief;
}

/// Distance in texels from the joints of plates laid in courses.
Look plates(double u, double v, const Vec3& base, int columns, int rows, int size, std::uint32_t seed) {
  const Course c = courseAt(u, v, columns, rows, 0.37, size);
  const double tone = 1 + 0.10 * (hash01(c.column, c.row, seed) - 0.5);
  const double dirt = 0.05 * tileFractal(u, v, 14, 4, seed + 1) + 0.05 * tileFractal(u, v, 40, 4, 3, seed + 2);
  const double joint = smoothstep(2.2, 0.8, c.edge);
  const double cornerX = std::min(c.x, 1 - c.x) * size / columns;
  const double cornerY = std::min(c.y, 1 - c.y) * size / rows;
  const double rivet = smoothstep(2.4, 1.2, std::hypot(cornerX - 7, cornerY - 7));
  Look look;
  look.colour = base * (tone + dirt) * (1 - 0.55 * joint) * (1 - 0.18 * rivet);
  look.height = -2.5 * joint + 0.9 * rivet;
  look.gloss = std::clamp(0.30 + 0.3 * (hash01(c.row, c.column, seed + 3) - 0.5) - 0.2 * joint, 0.0, 1.0);
  return look;
}

Look windows(double u, double v, int size) {
  constexpr int kColumns = 32;
  constexpr int kRows = 3;
  const Course c = courseAt(u, v, kColumns, kRows, 0, size);
  const double inX = std::min(c.x, 1 - c.x);
  const double inY = std::min(c.y, 1 - c.y);
  Look look = plates(u, v, {0.34, 0.36, 0.40}, 8, 1, size, 31);
  const bool isBand = c.row == 1;
  const double pane = isBand ? smoothstep(0.12, 0.2, inX) * smoothstep(0.06, 0.14, inY) : 0;
  const double chance = hash01(c.column, 5, 32);
  Vec3 light;
  if (chance > 0.32)
    light = lerp(Vec3{1.0, 0.74, 0.38}, Vec3{0.80, 0.90, 1.0}, chance > 0.86 ? 1 : 0) *
            (0.65 + 0.35 * hash01(c.column, 9, 33));
  look.colour = lerp(look.colour, Vec3{0.05, 0.07, 0.10}, pane);
  look.glow = light * pane * (0.75 + 0.25 * c.y);
  look.height -= 2 * pane;
  look.gloss = look.gloss * (1 - pane) + 0.9 * pane;
  return look;
}

/// Boxes, pipes and hatches in the dark.
Look machinery(double u, double v, int size) {
  Look look;
  look.colour = Vec3{0.21, 0.22, 0.25} * (1 + 0.15 * tileFractal(u, v, 24, 3, 51));
  for (int layer = 0; layer < 3; ++layer) {
    const int columns = 9 + layer * 8;
    const Course c = courseAt(u, v, columns, 2 + layer, 0.4, size);
    const double chance = hash01(c.column, c.row, 52u + static_cast<std::uint32_t>(layer));
    if (chance < 0.45)
      continue;
    const double plate = smoothstep(2.0, 3.6, c.edge);
    look.height += 2.4 * plate;
    look.colour = lerp(look.colour, Vec3{0.34, 0.36, 0.40} * (0.7 + 0.6 * chance), 0.6 * plate);
    if (layer == 2 && chance > 0.93)
      look.glow = Vec3{0.25, 0.75, 1.0} * smoothstep(3, 5, c.edge) * 0.8;
  }
  look.gloss = 0.35;
  return look;
}

Look vents(double u, double v, int size) {
  const double slat = wrapped(v * 12);
  const Course frame = courseAt(u, v, 8, 1, 0, size);
  Look look;
  look.colour = lerp(Vec3{0.10, 0.10, 0.11}, Vec3{0.40, 0.41, 0.43}, smoothstep(0.15, 0.85, slat));
  look.height = 3 * slat;
  if (frame.edge < 6) {
    look.colour = {0.46, 0.47, 0.5};
    look.height = 3.5;
  }
  look.glow = Vec3{1.0, 0.32, 0.08} * smoothstep(0.35, 0.1, slat) * (frame.edge < 6 ? 0.0 : 0.35);
  look.gloss = 0.25;
  return look;
}

Look hazard(double u, double v, int size) {
  const double across = wrapped(u * 24 + v * 2.5);
  const bool isYellow = across < 0.5;
  const double wear = smoothstep(0.25, 0.6, tileFractal(u, v, 30, 4, 71));
  Look look = plates(u, v, isYellow ? Vec3{0.86, 0.66, 0.10} : Vec3{0.09, 0.09, 0.10}, 6, 1, size, 72);
  look.colour = lerp(look.colour, {0.42, 0.42, 0.44}, 0.6 * wear);
  const double rim = smoothstep(0.16, 0.10, std::min(v, 1 - v));
  look.colour = lerp(look.colour, {0.55, 0.56, 0.60}, rim);
  look.height += 2 * rim;
  return look;
}

/// Place of a point of the sheet in one of its stretches, 0…1.
double within(const Patch& patch, double v) {
  return std::clamp((v - patch.from.v) / (patch.to.v - patch.from.v), 0.0, 1.0);
}

Look trimAt(double u, double v, int size) {
  const int band = size / 8;
  if (v < 0.375)
    return plates(u, within(trim::kPanels, v), {0.74, 0.77, 0.80}, 10, 6, size, 11);
  if (v < 0.5)
    return windows(u, within(trim::kWindows, v), band * 8);
  if (v < 0.625)
    return plates(u, within(trim::kRed, v), {0.74, 0.13, 0.09}, 10, 2, size, 41);
  if (v < 0.75)
    return machinery(u, within(trim::kMachinery, v), size);
  if (v < 0.875)
    return vents(u, within(trim::kVents, v), size);
  return hazard(u, within(trim::kHazard, v), size);
}

/// A bowl with a raised rim around each of the scattered points.
double craters(double u, double v, int period, std::uint32_t seed) {
  const CellNoise cell = tileCells(u, v, period, seed);
  const double radius = 0.18 + 0.3 * cell.id;
  const double r = cell.nearest / radius;
  return r < 1 ? -(1 - r * r) * radius : smoothstep(1.5, 1.0, r) * 0.18 * radius;
}

Look stoneAt(double u, double v) {
  const double rough = tileFractal(u, v, 8, 6, 81);
  const double bowls = craters(u, v, 5, 82) + 0.5 * craters(u, v, 11, 83) + 0.25 * craters(u, v, 23, 84);
  const double ore = smoothstep(0.28, 0.5, tileFractal(u, v, 6, 5, 85));
  Look look;
  look.colour = lerp(Vec3{0.30, 0.27, 0.26}, Vec3{0.50, 0.45, 0.40}, 0.5 + 0.5 * rough) * (1 + 0.9 * bowls);
  look.colour = lerp(look.colour, Vec3{0.42, 0.28, 0.20}, 0.5 * ore);
  look.height = rough * 5 + bowls * 26;
  look.gloss = 0.06 + 0.1 * ore;
  return look;
}

Canvas canvasOf(int width, int height, const std::function<Vec3(double u, double v)>& colourAt) {
  Canvas canvas(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      canvas.at(x, y) = minOf({1, 1, 1}, colourAt((x + 0.5) / width, (y + 0.5) / height));
  return canvas;
}

} // namespace

Relief paintTrim(int size) {
  return painted(size, 0.5, [size](double u, double v) { return trimAt(u, v, size); });
}

Relief paintStone(int size) {
  return painted(size, 0.3, stoneAt);
}

Canvas paintSolarCells(int size) {
  return canvasOf(size, size, [size](double u, double v) {
    const Course cell = courseAt(u, v, 4, 4, 0, size);
    const double wire = smoothstep(2.5, 1.0, cell.edge);
    const double finger = smoothstep(0.12, 0.04, std::abs(wrapped(cell.x * 6) - 0.5));
    const Vec3 blue = lerp(Vec3{0.03, 0.06, 0.20}, Vec3{0.08, 0.16, 0.42}, 0.6 * cell.x + 0.4 * (1 - cell.y));
    return lerp(lerp(blue, Vec3{0.35, 0.42, 0.60}, 0.35 * finger), Vec3{0.66, 0.68, 0.72}, wire);
  });
}

LanternGlass paintLantern(int size) {
  const auto bar = [size](double u, double v) { return smoothstep(3.5, 2.0, courseAt(u, v, 4, 3, 0, size).edge); };
  return {
      canvasOf(size, size, [&](double u, double v) { return lerp({0.30, 0.28, 0.22}, {0.20, 0.21, 0.23}, bar(u, v)); }),
      canvasOf(size, size, [&](double u, double v) {
        const double bright = 0.62 + 0.38 * std::sin(v * std::numbers::pi);
        return Vec3{1.0, 0.86, 0.52} * bright * (1 - bar(u, v));
      })};
}

Canvas paintDomeGlass(int size) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const Course pane = courseAt((x + 0.5) / size, (y + 0.5) / size, 6, 3, 0, size);
      const double bar = smoothstep(3.0, 1.5, pane.edge);
      canvas.at(x, y) = lerp(Vec3{0.45, 0.72, 0.80}, Vec3{0.72, 0.74, 0.76}, bar);
      canvas.alphaAt(x, y) = static_cast<float>(0.22 + 0.78 * bar);
    }
  return canvas;
}

Canvas paintBeam(int size) {
  return canvasOf(size, size, [](double u, double v) {
    const double fade = std::pow(1 - v, 1.8);
    const double streaks = 0.75 + 0.25 * tileNoise(u, 0.5, 12, 91);
    return Vec3{1.0, 0.86, 0.52} * (0.42 * fade * streaks);
  });
}

Canvas paintFlame(int size) {
  return canvasOf(size, size, [](double u, double v) {
    const double fade = std::pow(1 - v, 1.4);
    const double core = std::pow(1 - v, 4);
    const double flicker = 0.85 + 0.15 * tileNoise(u, v, 8, 92);
    return (Vec3{0.18, 0.46, 1.0} * fade + Vec3{0.75, 0.85, 1.0} * core) * flicker;
  });
}

Canvas paintHalo(int size) {
  return canvasOf(size, size, [](double u, double v) {
    const double r = std::hypot(u - 0.5, v - 0.5) * 2;
    const double glow = std::pow(std::max(0.0, 1 - r), 2.2);
    return Vec3{1.0, 0.16, 0.10} * glow + grey(std::pow(std::max(0.0, 1 - r * 2.2), 3));
  });
}

Canvas paintSignOfLight(int width, int height) {
  Canvas canvas = canvasOf(width, height, [&](double u, double v) {
    const double edge = std::min(std::min(u, 1 - u) * width, std::min(v, 1 - v) * height);
    const double frame = smoothstep(3.5, 2.0, std::abs(edge - 8));
    const double lines = 0.75 + 0.25 * std::cos(v * height * std::numbers::pi);
    return Vec3{0.02, 0.09, 0.13} * lines + Vec3{0.20, 0.80, 0.95} * frame;
  });
  const auto centred = [&](std::string_view text, int top, int cell, const Vec3& ink) {
    drawText(canvas, text, (width - textWidth(text) * cell) / 2, top, cell, ink);
  };
  centred("VITRINE", height / 6, 8, {0.55, 0.95, 1.0});
  centred("HARBOUR OPEN", height * 7 / 10, 3, {1.0, 0.72, 0.28});
  return canvas;
}

Canvas paintPodHull(int size) {
  return canvasOf(size, size, [size](double u, double v) {
    const bool isBand = v > 0.38 && v < 0.62;
    const Look look = plates(u, v, isBand ? Vec3{0.93, 0.52, 0.12} : Vec3{0.80, 0.82, 0.84}, 4, 4, size, 95);
    const double port = smoothstep(0.10, 0.07, std::hypot(wrapped(u * 4) - 0.5, (v - 0.5) * 4) * 0.5);
    return lerp(look.colour, Vec3{0.98, 0.86, 0.55}, port);
  });
}

} // namespace vitrine::demos::x3::station
