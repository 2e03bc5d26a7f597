#include "resources/demos/pictures/PaintTools.h"
#include "resources/demos/pictures/TextureSynthesis.h"

namespace vitrine::demos {

namespace {

/// Brush work: moves the place a little and varies the tone, as paint on canvas does.
struct Daub {
  double u;
  double v;
  double tone;
};
Daub daub(double u, double v, std::uint32_t seed) {
  const double a = tileFractal(u, v, 14, 3, seed);
  const double b = tileFractal(u, v, 14, 3, seed + 5);
  return {u + a * 0.012, v + b * 0.012, 1 + 0.09 * tileFractal(u, v, 9, 60, 2, seed + 9) + 0.05 * a};
}

Vec3 eveningHills(double u, double v) {
  Vec3 c = lerp({0.32, 0.42, 0.58}, {0.95, 0.74, 0.48}, smoothstep(0.0, 0.5, v));
  const double sun = std::hypot(u - 0.68, v - 0.4);
  c = lerp(c, {1, 0.9, 0.62}, smoothstep(0.2, 0.03, sun) * 0.9);
  const Vec3 layers[4] = {{0.50, 0.49, 0.58}, {0.39, 0.42, 0.43}, {0.28, 0.34, 0.25}, {0.17, 0.21, 0.13}};
  for (int i = 0; i < 4; ++i) {
    const double ridge = 0.43 + i * 0.12 + 0.09 * tileFractal(u, 0.3, 2 + i, 4, 300 + static_cast<std::uint32_t>(i)) +
                         0.05 * std::sin(u * (3 + i) * 2 + i * 2.1);
    if (v > ridge)
      c = lerp(layers[i], layers[i] * 1.35, std::clamp((v - ridge) * 3, 0.0, 1.0));
  }
  return c;
}

Vec3 stormySea(double u, double v) {
  const double cloud = tileFractal(u, v * 1.5, 3, 5, 310);
  Vec3 c = lerp({0.27, 0.33, 0.40}, {0.80, 0.79, 0.72}, std::clamp(0.45 + cloud + (0.45 - v) * -0.4, 0.0, 1.0));
  if (v > 0.55) {
    const double depth = (v - 0.55) / 0.45;
    const double wave = tileFractal(u, 0.2 + depth * 0.6 / (0.3 + depth), 6, 24, 4, 311);
    c = lerp({0.13, 0.27, 0.32}, {0.30, 0.46, 0.47}, std::clamp(0.4 + wave, 0.0, 1.0));
    c = lerp(c, {0.9, 0.92, 0.88}, std::clamp(wave * 1.6 - 0.55, 0.0, 0.85));
  }
  const double sail = (v - 0.3) / 0.25; // a small ship before the light
  if (sail > 0 && sail < 1 && std::abs(u - 0.38) < 0.075 * sail)
    c = lerp({0.86, 0.78, 0.62}, {0.55, 0.45, 0.35}, smoothstep(-0.02, 0.05, u - 0.38));
  if (v > 0.55 && v < 0.59 && std::abs(u - 0.38) < 0.1 - (v - 0.55))
    c = {0.16, 0.1, 0.07};
  return c;
}

Vec3 stillLife(double u, double v) {
  Vec3 c = lerp({0.20, 0.15, 0.10}, {0.38, 0.29, 0.18}, std::clamp(1.1 - std::hypot(u - 0.3, v - 0.3) * 1.3, 0.0, 1.0));
  if (v > 0.68)
    c = lerp({0.42, 0.26, 0.15}, {0.30, 0.17, 0.09}, (v - 0.68) * 3);
  const auto ball = [&](double x, double y, double r, const Vec3& colour) {
    const double d = std::hypot(u - x, v - y) / r;
    if (std::hypot((u - x - r * 0.5) / 1.6, (v - y - r * 0.92) * 3.2) < r && d >= 1)
      c = c * 0.5;
    if (d < 1) {
      const double light = std::clamp(1 - std::hypot(u - x + r * 0.4, v - y + r * 0.4) / (r * 1.6), 0.0, 1.0);
      c = colour * (0.25 + 0.95 * light) + grey(std::pow(light, 9) * 0.5);
    }
  };
  if (std::abs(u - 0.36) < 0.05 + 0.055 * smoothstep(0.3, 0.45, v) && v > 0.2 && v < 0.76)
    c = Vec3{0.13, 0.25, 0.18} * (0.6 + 1.2 * std::exp(-std::pow((u - 0.33) * 40, 2)));
  ball(0.56, 0.66, 0.12, {0.78, 0.25, 0.12});
  ball(0.74, 0.69, 0.10, {0.85, 0.62, 0.16});
  ball(0.64, 0.74, 0.09, {0.50, 0.58, 0.18});
  ball(0.22, 0.73, 0.07, {0.38, 0.12, 0.26});
  return c;
}

Vec3 portrait(double u, double v) {
  Vec3 c =
      lerp({0.13, 0.10, 0.08}, {0.33, 0.25, 0.17}, std::clamp(1.1 - std::hypot(u - 0.65, v - 0.4) * 1.5, 0.0, 1.0));
  const double shoulders = std::hypot((u - 0.5) / 0.42, (v - 1.02) / 0.42);
  if (shoulders < 1)
    c = lerp({0.30, 0.06, 0.09}, {0.10, 0.03, 0.05}, std::clamp(shoulders * shoulders + (0.5 - u) * 0.6, 0.0, 1.0));
  if (std::hypot((u - 0.5) / 0.13, (v - 0.68) / 0.1) < 1 && v > 0.62)
    c = {0.88, 0.85, 0.78};
  if (std::hypot((u - 0.5) / 0.185, (v - 0.36) / 0.24) < 1)
    c = {0.17, 0.10, 0.06};
  const double face = std::hypot((u - 0.5) / 0.135, (v - 0.42) / 0.19);
  if (face < 1) {
    const double light = std::clamp(0.75 + (u - 0.5) * 2.4 - face * 0.25, 0.25, 1.1);
    c = Vec3{0.88, 0.66, 0.50} * light;
    for (const double side : {-1.0, 1.0})
      if (std::hypot((u - 0.5 - side * 0.053) / 0.024, (v - 0.395) / 0.011) < 1)
        c = {0.13, 0.09, 0.08};
    if (std::hypot((u - 0.5) / 0.04, (v - 0.52) / 0.009) < 1)
      c = {0.55, 0.22, 0.19};
    if (std::abs(u - 0.495) < 0.012 && v > 0.4 && v < 0.475)
      c = c * 0.86;
  }
  return c;
}

Vec3 composition(double u, double v) {
  const Vec3 paper{0.91, 0.89, 0.82};
  const double lines[3] = {0.22, 0.63, 0.86};
  const double rows[3] = {0.18, 0.52, 0.8};
  Vec3 c = paper;
  if (u > 0.22 && v < 0.52)
    c = u < 0.86 && v > 0.0 ? Vec3{0.73, 0.13, 0.10} : paper;
  if (u < 0.22 && v > 0.8)
    c = {0.13, 0.2, 0.5};
  if (u > 0.86 && v > 0.52 && v < 0.8)
    c = {0.93, 0.76, 0.16};
  for (const double x : lines)
    if (std::abs(u - x) < 0.014)
      c = grey(0.07);
  for (const double y : rows)
    if (std::abs(v - y) < 0.016)
      c = grey(0.07);
  return c;
}

Vec3 birchWood(double u, double v) {
  Vec3 c = lerp({0.65, 0.74, 0.62}, {0.35, 0.42, 0.18}, smoothstep(0.2, 0.75, v));
  c = lerp(c, {0.85, 0.67, 0.24}, std::clamp(tileFractal(u, v, 9, 3, 320) * 1.3 - (v - 0.3), 0.0, 0.8));
  if (v > 0.78)
    c = lerp({0.55, 0.42, 0.17}, {0.29, 0.29, 0.12}, (v - 0.78) * 4);
  const double trunks[6] = {0.08, 0.2, 0.39, 0.55, 0.76, 0.93};
  for (int i = 0; i < 6; ++i) {
    const double width = 0.012 + 0.012 * hash01(i, 1, 321);
    const double foot = 0.8 + 0.15 * hash01(i, 2, 321);
    const double at = (u - trunks[i] - 0.015 * std::sin(v * 5 + i)) / width;
    if (std::abs(at) < 1 && v < foot) {
      const double bark = hash01(static_cast<int>(v * 70), i, 322);
      c = bark > 0.8 ? grey(0.2) : lerp({0.93, 0.91, 0.86}, {0.55, 0.53, 0.52}, 0.5 + 0.5 * at);
    }
  }
  return c;
}

/// Gilded frame with a profile; t is 0 at the outer border and 1 at the picture.
Texel frameTexel(double u, double v, double t) {
  const double ornament = std::sin((std::abs(u - 0.5) > std::abs(v - 0.5) ? v : u) * 2 * kPi * 18);
  const double profile =
      0.5 + 0.5 * std::cos(t * kPi * 3.2) + 0.16 * ornament * smoothstep(0.25, 0.5, t) * smoothstep(0.8, 0.55, t);
  const double worn = tileFractal(u, v, 18, 3, 330);
  return {lerp({0.31, 0.19, 0.06}, {0.87, 0.69, 0.34}, std::clamp(profile + worn * 0.16, 0.0, 1.0)), profile * 5};
}

} // namespace

Canvas paintPicture(int size, int number) {
  constexpr double kFrame = 0.085;
  using Scene = Vec3 (*)(double, double);
  constexpr Scene kScenes[6] = {eveningHills, stormySea, stillLife, portrait, composition, birchWood};
  const Scene scene = kScenes[number % 6];
  return paintRelief(size, size, [&](double u, double v) {
    const double border = std::min(std::min(u, 1 - u), std::min(v, 1 - v)) / kFrame;
    if (border < 1)
      return frameTexel(u, v, border);
    const Daub d = daub((u - kFrame) / (1 - 2 * kFrame), (v - kFrame) / (1 - 2 * kFrame),
                        static_cast<std::uint32_t>(340 + number));
    const double varnish = smoothstep(1.0, 1.5, border);
    return Texel{scene(d.u, d.v) * (d.tone * (0.75 + 0.25 * varnish)), d.tone * 4};
  });
}

Canvas paintSign(int size, std::string_view text) {
  const int width = size;
  const int height = size / 4;
  Canvas canvas = paintRelief(width, height, [](double u, double v) {
    const double border = std::min(std::min(u, 1 - u) * 4, std::min(v, 1 - v));
    const double line = smoothstep(0.045, 0.06, border) * smoothstep(0.095, 0.08, border);
    const double grain = tileFractal(u, v, 3, 48, 3, 350);
    const Vec3 board = lerp({0.10, 0.115, 0.145}, {0.15, 0.165, 0.19}, 0.5 + grain);
    return Texel{lerp(board, {0.80, 0.63, 0.30}, line), line * 3};
  });
  const int cell = std::min((width * 9 / 10) / textWidth(text), height / 10);
  const int left = (width - textWidth(text) * cell) / 2;
  const int top = (height - 7 * cell) / 2;
  drawText(canvas, text, left + std::max(1, cell / 4), top + std::max(1, cell / 4), cell, {0.04, 0.04, 0.05});
  drawText(canvas, text, left, top, cell, {0.90, 0.74, 0.40});
  return canvas;
}

Canvas paintBooks(int size) {
  return paintRelief(size, size, [](double u, double v) {
    constexpr int kShelves = 4;
    const int shelf = static_cast<int>(v * kShelves);
    const double y = v * kShelves - shelf; // 0 top
    if (y > 0.9 || y < 0.02)
      return Texel{lerp({0.22, 0.115, 0.06}, {0.40, 0.235, 0.13}, 0.5 + 0.5 * tileFractal(u, v, 4, 90, 2, 360)), 6};
    constexpr int kBooks = 26;
    const double x = u * kBooks;
    const int slot = static_cast<int>(x);
    const auto border = [&](int i) { return i + (hash01((i + kBooks) % kBooks, shelf, 361) - 0.5) * 0.6; };
    int book = slot;
    if (x < border(slot))
      --book;
    else if (x > border(slot + 1))
      ++book;
    const double low = border(book);
    const double across = (x - low) / (border(book + 1) - low);
    const int id = (book + kBooks) % kBooks;
    const double top = 0.14 + 0.22 * hash01(id, shelf, 362);
    if (y < top)
      return Texel{{0.035, 0.025, 0.02}, -6};
    constexpr Vec3 kLeathers[] = {{0.42, 0.12, 0.09}, {0.12, 0.20, 0.14}, {0.15, 0.17, 0.29}, {0.46, 0.29, 0.14},
                                  {0.28, 0.14, 0.09}, {0.62, 0.54, 0.39}, {0.20, 0.20, 0.19}, {0.38, 0.09, 0.15}};
    Vec3 c = kLeathers[static_cast<int>(hash01(id, shelf, 363) * 8)];
    const double round = std::sin(std::clamp(across, 0.0, 1.0) * kPi);
    const double along = (y - top) / (0.9 - top);
    for (const double band : {0.12, 0.17, 0.62, 0.86})
      if (std::abs(along - band) < 0.013)
        c = {0.75, 0.58, 0.27};
    if (hash01(id, shelf, 364) > 0.5 && along > 0.24 && along < 0.42 && across > 0.18 && across < 0.82)
      c = hash01(static_cast<int>(along * 90), id, 365) > 0.55 ? Vec3{0.72, 0.57, 0.3} : c * 0.75;
    const double worn = tileFractal(u, v, 24, 3, 366);
    return Texel{c * (0.45 + 0.6 * round) * (1 + 0.15 * worn), round * 4};
  });
}

Canvas paintLampGlow(int size) {
  return paintRelief(
      size, size,
      [](double u, double v) {
        const double d = std::hypot(u - 0.5, v - 0.5);
        return Texel{lerp({1, 0.97, 0.88}, {1.0, 0.86, 0.62}, smoothstep(0.1, 0.6, d)), 0};
      },
      0);
}

Canvas paintTool(int size, std::string_view text, const Vec3& colour) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x)
      canvas.at(x, y) = colour * ((x * 4 / size + y * 4 / size) % 2 ? 0.9 : 1.0);
  const int cell = std::max(1, size / (textWidth(text) + 4));
  drawText(canvas, text, (size - textWidth(text) * cell) / 2, (size - 7 * cell) / 2, cell, colour * 0.35);
  return canvas;
}

} // namespace vitrine::demos
