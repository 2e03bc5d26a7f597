#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

namespace vitrine::demos {

namespace {

/// Veins of marble: thin ridges of bent noise.
double veins(double u, double v, int period, std::uint32_t seed) {
  const double bendU = tileFractal(u, v, 3, 4, seed + 20) * 0.13;
  const double bendV = tileFractal(u, v, 3, 4, seed + 30) * 0.13;
  const double broad = std::abs(tileFractal(u + bendU, v + bendV, period, 3, seed));
  const double fine = std::abs(tileFractal(u + bendV, v + bendU, period * 2, 3, seed + 5));
  return std::pow(1 - std::min(1.0, broad * 3.2), 5) * 0.8 + std::pow(1 - std::min(1.0, fine * 4), 6) * 0.35;
}

/// Courses of blocks with different widths: 8 courses, joints moved from course to course.
Course unevenCourseAt(double u, double v, int rows, int size, std::uint32_t seed) {
  const int row = static_cast<int>(v * rows);
  const int columns = 3 + (row % 3 == 1);
  const double start = hash01(row, 3, seed);
  const double x = (u + start) * columns;
  const int index = static_cast<int>(x);
  const auto joint = [&](int i) { return i + (hash01((i + columns) % columns, row, seed + 9) - 0.5) * 0.5; };
  int column = index;
  double low = joint(index);
  double high = joint(index + 1);
  if (x < low) {
    column = index - 1;
    high = low;
    low = joint(index - 1);
  } else if (x > high) {
    column = index + 1;
    low = high;
    high = joint(index + 2);
  }
  Course c;
  c.row = row;
  c.column = (column % columns + columns) % columns;
  c.x = (x - low) / (high - low);
  c.y = v * rows - row;
  const double texelsAcross = (high - low) / columns * size;
  c.edge = std::min(std::min(c.x, 1 - c.x) * texelsAcross, std::min(c.y, 1 - c.y) * size / rows);
  return c;
}

Texel stoneBlockTexel(double u, double v, int size) {
  const double wobble = tileFractal(u, v, 16, 3, 61) * 0.0045;
  const Course c = unevenCourseAt(std::fmod(u + wobble + 1, 1), std::fmod(v + wobble + 1, 1), 6, size, 62);
  const double id = hash01(c.column, c.row, 63);
  const double grain = tileFractal(u, v, 12, 5, 64 + static_cast<std::uint32_t>(id * 8));
  const double fine = tileFractal(u, v, 96, 2, 70);
  const double dirt = tileFractal(u, v, 4, 4, 71);
  Vec3 stone = lerp({0.47, 0.45, 0.41}, {0.60, 0.56, 0.49}, id);
  stone = lerp(stone, {0.50, 0.47, 0.38}, std::max(0.0, hash01(c.row, c.column, 66) - 0.6));
  stone = stone * (1 + 0.17 * grain + 0.08 * fine);
  const double rounding = smoothstep(1.0, 9.0, c.edge);
  const double joint = smoothstep(3.2, 1.2, c.edge);
  Vec3 mortar = Vec3{0.36, 0.345, 0.31} * (1 + 0.2 * fine);
  Vec3 colour = lerp(stone * (0.86 + 0.14 * rounding), mortar, joint);
  colour = lerp(colour, {0.27, 0.29, 0.2}, std::clamp(dirt * 0.5 + joint * 0.18, 0.0, 0.4));
  return {colour, rounding * 5 + grain * 2.2 + fine * 0.7};
}

} // namespace

Canvas paintBrick(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const double wobble = tileFractal(u, v, 24, 3, 11) * 0.0025;
    const Course c = courseAt(std::fmod(u + wobble + 1, 1), std::fmod(v + wobble + 1, 1), 8, 16, 0.5, size);
    const double id = hash01(c.column, c.row, 12);
    const double tone = hash01(c.column, c.row, 13);
    const double grain = tileFractal(u, v, 40, 4, 14);
    const double stain = tileFractal(u, v, 3, 4, 15);
    Vec3 brick = lerp({0.50, 0.235, 0.165}, {0.66, 0.37, 0.26}, id);
    if (tone > 0.86)
      brick = lerp(brick, {0.34, 0.21, 0.19}, 0.7); // a few burnt ones
    else if (tone < 0.1)
      brick = lerp(brick, {0.74, 0.53, 0.39}, 0.6);
    brick = brick * (1 + 0.2 * grain + 0.1 * stain);
    const Vec3 mortar = Vec3{0.64, 0.6, 0.53} * (0.88 + 0.22 * tileFractal(u, v, 64, 3, 16) + 0.12 * stain);
    const double scale = size / 512.0;
    const double joint = smoothstep(3.6 * scale, 1.9 * scale, c.edge + grain * 0.9 * scale);
    const double body = smoothstep(1.5 * scale, 6 * scale, c.edge);
    Vec3 colour = lerp(brick * (0.9 + 0.1 * body), mortar * 0.86, joint);
    colour = lerp(colour, {0.3, 0.26, 0.22}, std::clamp(stain * 0.35 + joint * 0.08, 0.0, 0.3));
    return Texel{colour, (1 - joint) * 3.2 + grain * 1.2};
  });
}

Canvas paintPlaster(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double lumps = tileFractal(u, v, 5, 5, 21);
    const double trowel = tileFractal(u + lumps * 0.05, v, 6, 22, 3, 22);
    const double fine = tileNoise(u, v, 128, 23);
    const double stain = tileFractal(u, v, 2, 4, 24);
    Vec3 colour = Vec3{0.87, 0.83, 0.755} * (1 + 0.035 * lumps + 0.02 * trowel + 0.012 * fine);
    colour = lerp(colour, {0.76, 0.68, 0.56}, std::clamp(stain * 0.35, 0.0, 0.22));
    return Texel{colour, lumps * 2 + trowel * 1.1 + fine * 0.25};
  });
}

Canvas paintStoneBlocks(int size) {
  return paintRelief(size, size, [size](double u, double v) { return stoneBlockTexel(u, v, size); });
}

Canvas paintStoneBlockNormals(int size) {
  Canvas canvas(size, size);
  const double step = 1.0 / size;
  const auto heightAt = [&](double u, double v) {
    return stoneBlockTexel(std::fmod(u + 1, 1), std::fmod(v + 1, 1), size).height;
  };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const double u = (x + 0.5) * step;
      const double v = (y + 0.5) * step;
      const Vec3 normal = normalized({(heightAt(u - step, v) - heightAt(u + step, v)) * 0.5,
                                      (heightAt(u, v - step) - heightAt(u, v + step)) * 0.5, 1.4});
      canvas.at(x, y) = normal * 0.5 + Vec3{0.5, 0.5, 0.5};
    }
  return canvas;
}

Canvas paintMarbleTiles(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const Course c = courseAt(u, v, 4, 4, 0, size);
    const bool dark = (c.column + c.row) % 2;
    const double turn = hash01(c.column, c.row, 31);
    const double su = std::fmod(u + turn * 0.37, 1); // each tile is cut from another place of the slab
    const double sv = std::fmod(v + turn * 0.71, 1);
    const double vein = veins(su, sv, 4, dark ? 33u : 34u);
    const double cloud = tileFractal(su, sv, 6, 4, 35);
    Vec3 colour = dark ? lerp({0.19, 0.235, 0.225}, {0.27, 0.315, 0.295}, 0.5 + cloud * 0.5)
                       : lerp({0.80, 0.765, 0.69}, {0.90, 0.87, 0.80}, 0.5 + cloud * 0.5);
    colour = dark ? lerp(colour, {0.66, 0.7, 0.66}, vein * 0.55) : lerp(colour, {0.55, 0.49, 0.43}, vein * 0.5);
    colour = colour * (0.97 + 0.06 * turn);
    const double scale = size / 512.0;
    const double joint = smoothstep(1.7 * scale, 0.7 * scale, c.edge);
    return Texel{lerp(colour, {0.42, 0.39, 0.35}, joint), -joint * 0.8};
  });
}

Canvas paintMarble(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const double vein = veins(u, v, 3, 41);
    const double cloud = tileFractal(u, v, 4, 5, 42);
    Vec3 colour = lerp({0.80, 0.77, 0.71}, {0.93, 0.91, 0.865}, 0.5 + 0.5 * cloud);
    colour = lerp(colour, {0.52, 0.5, 0.5}, vein * 0.42);
    return Texel{colour, 0};
  });
}

Canvas paintSandstone(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const Course c = courseAt(u, v, 4, 8, 0.5, size);
    const double id = hash01(c.column, c.row, 51);
    const double layers = tileFractal(u, v, 3, 40, 3, 52);
    const double grain = tileFractal(u, v, 64, 3, 53);
    const double weather = tileFractal(u, v, 3, 4, 54);
    Vec3 colour = lerp({0.74, 0.62, 0.46}, {0.82, 0.72, 0.565}, id) * (1 + 0.05 * layers + 0.07 * grain);
    colour = lerp(colour, {0.55, 0.46, 0.36}, std::clamp(weather * 0.4, 0.0, 0.3));
    const double scale = size / 512.0;
    const double joint = smoothstep(2.4 * scale, 1.0 * scale, c.edge);
    return Texel{lerp(colour, Vec3{0.6, 0.52, 0.41} * (1 + 0.1 * grain), joint), grain * 0.9 - joint * 2.2};
  });
}

Canvas paintCobbles(int size) {
  return paintRelief(size, size, [](double u, double v) {
    const CellNoise cell = tileCells(u, v, 13, 81);
    const double border = cell.second - cell.nearest;
    const double grain = tileFractal(u, v, 40, 4, 82);
    const double dome = smoothstep(0.03, 0.35, border);
    Vec3 stone = lerp({0.42, 0.40, 0.38}, {0.60, 0.56, 0.51}, cell.id) * (1 + 0.15 * grain);
    const Vec3 soil = Vec3{0.27, 0.25, 0.19} * (1 + 0.3 * tileFractal(u, v, 30, 3, 83));
    const double gap = smoothstep(0.1, 0.03, border);
    return Texel{lerp(stone * (0.8 + 0.2 * dome), soil, gap), dome * 6 + grain};
  });
}

Canvas paintRoofTiles(int size) {
  return paintRelief(size, size, [size](double u, double v) {
    const Course c = courseAt(u, v, 12, 8, 0.5, size);
    const double id = hash01(c.column, c.row, 91);
    const double grain = tileFractal(u, v, 32, 4, 92);
    const double moss = tileFractal(u, v, 4, 4, 93);
    const double arc = std::sin(c.x * 3.14159265);
    Vec3 colour = lerp({0.52, 0.25, 0.165}, {0.68, 0.38, 0.26}, id) * (1 + 0.16 * grain) * (0.72 + 0.28 * arc);
    colour = colour * (0.78 + 0.3 * c.y); // the lower edge stands out, the upper one lies in shadow
    colour = lerp(colour, {0.33, 0.34, 0.22}, std::clamp(moss * 0.6 - 0.05, 0.0, 0.35));
    return Texel{colour, arc * 5 + c.y * 5 + grain};
  });
}

} // namespace vitrine::demos
