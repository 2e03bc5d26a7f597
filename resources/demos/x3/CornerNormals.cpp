#include "resources/demos/x3/CornerNormals.h"

#include <map>
#include <tuple>

namespace vitrine::demos::x3 {

namespace {

using Shared = std::tuple<double, double, double, std::uint32_t, double, double>;

const Vec3& pointOf(const Record& record, const CornerTriangle& triangle, std::size_t corner) {
  return record.points[triangle.face->corners[triangle.corners[corner % 3]].point];
}

Vec3 normalOf(const Record& record, const CornerTriangle& triangle) {
  const Vec3& a = pointOf(record, triangle, 0);
  return normalized(cross(pointOf(record, triangle, 1) - a, pointOf(record, triangle, 2) - a));
}

double angleAt(const Record& record, const CornerTriangle& triangle, std::size_t corner) {
  const Vec3& at = pointOf(record, triangle, corner);
  const Vec3 one = normalized(pointOf(record, triangle, corner + 1) - at);
  const Vec3 other = normalized(pointOf(record, triangle, corner + 2) - at);
  return std::acos(std::clamp(dot(one, other), -1.0, 1.0));
}

Shared keyOf(const Record& record, const CornerTriangle& triangle, std::size_t corner) {
  const Vec3& p = pointOf(record, triangle, corner);
  const Uv& uv = triangle.face->corners[triangle.corners[corner]].uv;
  return {p.x, p.y, p.z, triangle.face->smoothing, uv.u, uv.v};
}

} // namespace

std::vector<CornerTriangle> trianglesOf(const Record& record) {
  std::vector<CornerTriangle> triangles;
  for (std::size_t part = 0; part < record.parts.size(); ++part)
    for (const Face& face : record.parts[part].faces)
      for (std::size_t k = 2; k < face.corners.size(); ++k)
        triangles.push_back({part, &face, {0, k - 1, k}});
  return triangles;
}

std::vector<std::array<Vec3, 3>> cornerNormals(const Record& record, const std::vector<CornerTriangle>& triangles) {
  std::map<Shared, Vec3> sums;
  for (const CornerTriangle& triangle : triangles)
    for (std::size_t corner = 0; corner < 3 && triangle.face->smoothing != 0; ++corner)
      sums[keyOf(record, triangle, corner)] += normalOf(record, triangle) * angleAt(record, triangle, corner);
  std::vector<std::array<Vec3, 3>> normals;
  for (const CornerTriangle& triangle : triangles) {
    const Vec3 flat = normalOf(record, triangle);
    std::array<Vec3, 3> own{flat, flat, flat};
    for (std::size_t corner = 0; corner < 3 && triangle.face->smoothing != 0; ++corner)
      own[corner] = normalized(sums[keyOf(record, triangle, corner)]);
    normals.push_back(own);
  }
  return normals;
}

PictureAxes pictureAxes(const Record& record, const CornerTriangle& triangle) {
  const auto uv = [&](std::size_t i) { return triangle.face->corners[triangle.corners[i]].uv; };
  const Vec3 along = pointOf(record, triangle, 1) - pointOf(record, triangle, 0);
  const Vec3 across = pointOf(record, triangle, 2) - pointOf(record, triangle, 0);
  const double u1 = uv(1).u - uv(0).u;
  const double v1 = uv(1).v - uv(0).v;
  const double u2 = uv(2).u - uv(0).u;
  const double v2 = uv(2).v - uv(0).v;
  const double area = u1 * v2 - u2 * v1;
  if (std::abs(area) < 1e-12)
    return {normalized(along), normalized(across)};
  return {normalized((along * v2 - across * v1) / area), normalized((across * u1 - along * u2) / area)};
}

} // namespace vitrine::demos::x3
