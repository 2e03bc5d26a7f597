#pragma once

#include "resources/demos/common/Placement.h"
#include "resources/demos/diggles/Model.h"

#include <functional>
#include <optional>

namespace vitrine::demos::diggles {

/// A part of a picture; (left, top) to (right, bottom) with 0,0 the upper left corner of the whole.
struct PictureRect {
  double left = 0;
  double top = 0;
  double right = 1;
  double bottom = 1;

  /// (0,0) is the lower left corner: pictures stand upright on what is built from below.
  TexturePoint at(double u, double v) const {
    return {static_cast<float>(left + (right - left) * u), static_cast<float>(bottom + (top - bottom) * v)};
  }
};

/// The share of one material in a frame. Seen from outside, corners go counter-clockwise.
struct Surface {
  std::vector<Vec3> points;
  std::vector<TexturePoint> picture;
  std::vector<std::uint16_t> triangles;
  std::vector<int> smooth;   ///< points of equal number and place share their normal
  std::vector<double> glows; ///< light of its own, 0 to 1

  /// Numbers for a part that is smooth in itself.
  int newPart() { return m_parts++; }
  void add(const Vec3& point, const TexturePoint& place, int part, double glow = 0);
  void addTriangle(std::size_t a, std::size_t b, std::size_t c);
  /// Takes over all of another surface.
  void add(const Surface& other);

private:
  int m_parts = 0;
};

/// A sheet of columns x rows quads: `pointAt` takes u to the right and v up, both 0..1, as seen from outside. Quads
/// whose side has no length become triangles.
struct Sheet {
  int columns = 1;
  int rows = 1;
  PictureRect picture;
  double glow = 0;
};
void addSheet(Surface& surface, const Sheet& sheet, const std::function<Vec3(double u, double v)>& pointAt);

/// One cross-section of a round body: an ellipse, or something nearer to a rectangle.
struct Ring {
  Placement place; ///< y along the body, z to its front
  double halfWidth = 1;
  double halfDepth = 1;
  double square = 2; ///< 2 is an ellipse, more is squarer
};

/// A body through rings from below to above. Angle 0 is the front, a positive one is to the left (x).
struct Loft {
  int columns = 12;
  PictureRect picture;
  double from = -3.14159265358979323846;
  double to = 3.14159265358979323846;
  double glow = 0;
  bool round = true;                                          ///< rows of the picture follow the length of the body
  std::function<double(double angle, double length)> swell{}; ///< a factor for the radius
};
void addLoft(Surface& surface, const std::vector<Ring>& rings, const Loft& loft);

/// A place on a ring.
Vec3 onRing(const Ring& ring, double angle, double factor = 1);

/// Rings along a line, with the radii given at its two ends and between.
std::vector<Ring> tube(const std::vector<Vec3>& line, const std::vector<double>& radii, const Vec3& front);
/// A smooth line through joints.
std::vector<Vec3> smoothLine(const std::vector<Vec3>& joints, int steps);
/// The value at 0..1 of numbers given in equal steps, without corners.
double smoothValue(const std::vector<double>& values, double at);

/// A box; every side shows the whole rectangle of the picture, its front another one if that is given.
void addBox(Surface& surface, const Placement& place, const Vec3& half, const PictureRect& picture,
            const std::optional<PictureRect>& front = {});
/// An ellipsoid that stands on its y axis.
void addBall(Surface& surface, const Placement& place, const Vec3& radii, int columns, int rows,
             const PictureRect& picture, double glow = 0);

/// Gives every triangle a reversed twin at points of its own, so that each side has its own light.
Surface bothSides(const Surface& shell);

} // namespace vitrine::demos::diggles
