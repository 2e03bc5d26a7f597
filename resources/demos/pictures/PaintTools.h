#pragma once

#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/pictures/Noise.h"

#include <string_view>

namespace vitrine::demos {

/// A place in a wall of blocks laid in courses.
struct Course {
  int column = 0;
  int row = 0;
  double x = 0; ///< 0..1 inside the block
  double y = 0;
  double edge = 0; ///< texels to the nearest joint
};

/// Blocks of equal size; every second course is moved by `shift` of a block.
inline Course courseAt(double u, double v, int columns, int rows, double shift, int size) {
  Course c;
  const double y = v * rows;
  c.row = static_cast<int>(y);
  const double x = u * columns + (c.row % 2 ? shift : 0);
  const int column = static_cast<int>(std::floor(x));
  c.column = column % columns;
  c.x = x - column;
  c.y = y - c.row;
  const double width = static_cast<double>(size) / columns;
  const double height = static_cast<double>(size) / rows;
  c.edge = std::min(std::min(c.x, 1 - c.x) * width, std::min(c.y, 1 - c.y) * height);
  return c;
}

inline Vec3 grey(double value) {
  return {value, value, value};
}

/// Draws text with a small bitmap font of 5 x 7 cells into a rectangle, letting `ink` colour each covered pixel.
void drawText(Canvas& canvas, std::string_view text, int left, int top, int cell, const Vec3& ink);
/// Width of a text in cells of the font.
int textWidth(std::string_view text);

/// A soft stroke with wrapping ends: blades of grass, leaves.
void drawStroke(Canvas& canvas, double x, double y, double dx, double dy, double width, const Vec3& colour);

} // namespace vitrine::demos
