#pragma once

#include "resources/demos/common/Placement.h"
#include "resources/demos/x3/BodyModel.h"

#include <functional>

namespace vitrine::demos::x3 {

/// A stretch of a picture: u from left to right, v from top to bottom.
struct Patch {
  Uv from{0, 0};
  Uv to{1, 1};

  Uv at(double u, double v) const { return {from.u + (to.u - from.u) * u, from.v + (to.v - from.v) * v}; }
};

/// A point of a turned outline, in metres.
struct Outline {
  double height = 0;
  double radius = 0;
};

/// Builds a level of detail in metres, part by part. Whatever is added goes into the latest part, with the material
/// that is set, at the place that is set.
class Modeller {
public:
  /// Metres are written as scene units.
  static constexpr double kUnitsPerMetre = 500;

  Modeller& part(std::string name, std::uint32_t flags = 1);
  Modeller& material(int index);
  Modeller& place(const Placement& where);

  /// Flat; corners as seen from outside: bottom left, top left, top right, bottom right.
  void quad(const std::array<Vec3, 4>& corners, const Patch& picture);
  void triangle(const std::array<Vec3, 3>& corners, const std::array<Uv, 3>& picture);
  /// Every side shows the patch.
  void box(const Vec3& centre, const Vec3& half, const Patch& picture);
  /// A stretch of an outline turned around y, smooth around and along. `repeats`: how often the patch fits around.
  struct Lathe {
    int segments = 24;
    int repeats = 1;
    Patch picture;
  };
  void lathe(const std::vector<Outline>& outline, const Lathe& how);
  /// A smooth sheet: u to the right and v down as seen from outside, both 0..1.
  struct Sheet {
    int columns = 1;
    int rows = 1;
    Patch picture;
  };
  void sheet(const Sheet& how, const std::function<Vec3(double u, double v)>& pointAt);
  /// From one place to another, open at its ends.
  void tube(const Vec3& from, const Vec3& to, double radius, const Lathe& how);

  /// With a value in scene units (the size) or as a threshold.
  Record record(int value);
  /// Of the first level: the size it says is its reach.
  Record record();

private:
  std::uint32_t point(const Vec3& metres);
  std::uint32_t newSmoothing() { return m_smoothing = m_smoothing % 0xffff + 1; }
  void face(std::vector<Corner> corners, std::uint32_t smoothing);

  Record m_record;
  Placement m_place;
  int m_material = 0;
  std::uint32_t m_smoothing = 0;
};

} // namespace vitrine::demos::x3
