#include "resources/demos/pictures/Noise.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::demos {

namespace {

std::uint32_t mixed(std::uint32_t value) {
  value ^= value >> 16;
  value *= 0x7feb352du;
  value ^= value >> 15;
  value *= 0x846ca68bu;
  return value ^ value >> 16;
}

int wrapped(int value, int period) {
  value %= period;
  return value < 0 ? value + period : value;
}

/// The numbers 0 to 255 in a fixed disorder: chained look-ups scatter well and cost less than hashing.
constexpr auto kDisorder = [] {
  std::array<std::uint8_t, 256> table{};
  for (int i = 0; i < 256; ++i)
    table[i] = static_cast<std::uint8_t>(i);
  std::uint32_t state = 12345;
  for (int i = 255; i > 0; --i) {
    state = state * 1664525u + 1013904223u;
    std::swap(table[i], table[(state >> 8) % static_cast<std::uint32_t>(i + 1)]);
  }
  return table;
}();

/// Slope of the lattice point along the way (dx, dy) to it. `start` is the scattered seed.
double slopeAt(int x, int y, double dx, double dy, std::uint32_t start) {
  static constexpr double kDirections[8][2] = {{1, 0},  {0.7071, 0.7071},   {0, 1},  {-0.7071, 0.7071},
                                               {-1, 0}, {-0.7071, -0.7071}, {0, -1}, {0.7071, -0.7071}};
  const auto& d = kDirections[kDisorder[(kDisorder[(start + x) & 255] + (start >> 8) + y) & 255] & 7];
  return d[0] * dx + d[1] * dy;
}

double fade(double t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

} // namespace

double hash01(int x, int y, std::uint32_t seed) {
  return mixed(static_cast<std::uint32_t>(x) * 0x9e3779b1u ^
               mixed(static_cast<std::uint32_t>(y) * 0xc2b2ae3du + seed * 0x27d4eb2fu)) /
         4294967296.0;
}

double tileNoise(double u, double v, int periodU, int periodV, std::uint32_t seed) {
  const double x = u * periodU;
  const double y = v * periodV;
  const int x0 = static_cast<int>(std::floor(x));
  const int y0 = static_cast<int>(std::floor(y));
  const double fx = x - x0;
  const double fy = y - y0;
  const int xa = wrapped(x0, periodU);
  const int xb = wrapped(x0 + 1, periodU);
  const int ya = wrapped(y0, periodV);
  const int yb = wrapped(y0 + 1, periodV);
  const std::uint32_t start = mixed(seed);
  const double tx = fade(fx);
  const double a = slopeAt(xa, ya, fx, fy, start);
  const double b = slopeAt(xb, ya, fx - 1, fy, start);
  const double c = slopeAt(xa, yb, fx, fy - 1, start);
  const double d = slopeAt(xb, yb, fx - 1, fy - 1, start);
  const double low = a + (b - a) * tx;
  const double high = c + (d - c) * tx;
  return (low + (high - low) * fade(fy)) * 1.5;
}

double tileNoise(double u, double v, int period, std::uint32_t seed) {
  return tileNoise(u, v, period, period, seed);
}

double tileFractal(double u, double v, int periodU, int periodV, int octaves, std::uint32_t seed) {
  double sum = 0;
  double weight = 1;
  double total = 0;
  for (int octave = 0; octave < octaves; ++octave) {
    sum += weight * tileNoise(u, v, periodU << octave, periodV << octave, seed + static_cast<std::uint32_t>(octave));
    total += weight;
    weight *= 0.5;
  }
  return sum / total * 1.4;
}

double tileFractal(double u, double v, int period, int octaves, std::uint32_t seed) {
  return tileFractal(u, v, period, period, octaves, seed);
}

CellNoise tileCells(double u, double v, int period, std::uint32_t seed) {
  const double x = u * period;
  const double y = v * period;
  const int x0 = static_cast<int>(std::floor(x));
  const int y0 = static_cast<int>(std::floor(y));
  CellNoise result{1e9, 1e9, 0};
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const int cx = wrapped(x0 + dx, period);
      const int cy = wrapped(y0 + dy, period);
      const double px = x0 + dx + hash01(cx, cy, seed);
      const double py = y0 + dy + hash01(cx, cy, seed + 77);
      const double distance = std::hypot(px - x, py - y);
      if (distance < result.nearest) {
        result.second = result.nearest;
        result.nearest = distance;
        result.id = hash01(cx, cy, seed + 154);
      } else {
        result.second = std::min(result.second, distance);
      }
    }
  return result;
}

double Dice::next() {
  m_state ^= m_state << 13;
  m_state ^= m_state >> 7;
  m_state ^= m_state << 17;
  return static_cast<double>(m_state >> 11) / 9007199254740992.0;
}

} // namespace vitrine::demos
