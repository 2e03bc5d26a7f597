#pragma once

#include "resources/demos/x3/BodyModel.h"

namespace vitrine::demos::x3 {

/// A triangle of a face: quads are cut along the corners 0 and 2.
struct CornerTriangle {
  std::size_t part = 0;
  const Face* face = nullptr;
  std::array<std::size_t, 3> corners{}; ///< into the face's
};

std::vector<CornerTriangle> trianglesOf(const Record& record);

/// Normals of the corners of each triangle. Corners at the same place with the same number for smoothing and the same
/// place in the picture share theirs, weighted by angle; the number 0 is flat.
std::vector<std::array<Vec3, 3>> cornerNormals(const Record& record, const std::vector<CornerTriangle>& triangles);

/// Axes of a triangle's picture on the triangle: along u and along v. Unit length.
struct PictureAxes {
  Vec3 u;
  Vec3 v;
};
PictureAxes pictureAxes(const Record& record, const CornerTriangle& triangle);

} // namespace vitrine::demos::x3
