#pragma once

#include <cstdint>

namespace vitrine::demos {

/// A number 0..1 that depends on the arguments alone: the same on every machine and in every run.
double hash01(int x, int y, std::uint32_t seed);

/// Smooth noise -1..1 that repeats after `period` lattice cells (u = 1 is one period).
double tileNoise(double u, double v, int period, std::uint32_t seed);
/// The same with different numbers of cells each way, for grain.
double tileNoise(double u, double v, int periodU, int periodV, std::uint32_t seed);

/// Sum of octaves of tileNoise, about -1..1.
double tileFractal(double u, double v, int period, int octaves, std::uint32_t seed);
double tileFractal(double u, double v, int periodU, int periodV, int octaves, std::uint32_t seed);

/// Distance to the nearest and second nearest of scattered points, and a number for the nearest.
struct CellNoise {
  double nearest = 0;
  double second = 0;
  double id = 0;
};
CellNoise tileCells(double u, double v, int period, std::uint32_t seed);

/// A small generator for scattering things; equal seeds give equal sequences.
class Dice {
public:
  explicit Dice(std::uint64_t seed) : m_state(seed * 0x9e3779b97f4a7c15ull + 0x1234567) {}
  double next(); ///< 0 up to 1
  double between(double low, double high) { return low + (high - low) * next(); }
  int below(int count) { return static_cast<int>(next() * count); }

private:
  std::uint64_t m_state;
};

} // namespace vitrine::demos
